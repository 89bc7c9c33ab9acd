import type { ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, CircleUserRound, Globe } from 'lucide-react'
import { useShape } from '#client/ui/useIsDesktop.ts'
import { onDesktops, onPhones } from '#client/ui/hidden.css.ts'
import { BackButton } from '#client/layout/Page.tsx'
import { OfflineStrip, ProgressBar, SuspendedStrip } from '#client/layout/notices/Strips.tsx'
import { parentOf, useScreen, useSignInReturn } from '#client/layout/screens.ts'
import { useSession } from '#client/session/session.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { useCurrency, useDrawnPrice } from '#client/i18n/currency.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx'
import { UnreadNumber } from './UnreadNumber.tsx'
import {
  alerts,
  back,
  bar,
  header,
  account,
  cut,
  end,
  link,
  links,
  start,
  wordmarkLink,
  wordmark,
  chip,
} from './Header.css.ts'

type Opens = { onPreferences: () => void; onAccount: () => void }
type HeaderProps = Opens & {
  /** On a desktop, in place of the links of a driver. */
  links?: ReactNode
}

export function Header({ links: ownLinks, ...opens }: HeaderProps) {
  const shape = useShape()
  return (
    <header className={header}>
      {shape !== 'desktop' && (
        <div className={onPhones}>
          <NarrowBar {...opens} />
        </div>
      )}
      {shape !== 'phone' && (
        <div className={onDesktops}>
          <WideBar {...opens} links={ownLinks} />
        </div>
      )}
      <SuspendedStrip />
      <OfflineStrip />
      <ProgressBar />
    </header>
  )
}

function NarrowBar({ onPreferences }: Opens) {
  const isDeep = parentOf(useScreen()) !== null
  return (
    <div className={bar}>
      {isDeep ? <BackButton className={back} /> : <Wordmark />}
      <PreferencesChip onClick={onPreferences} />
    </div>
  )
}

function WideBar({ onPreferences, onAccount, links: ownLinks }: HeaderProps) {
  return (
    <div className={bar}>
      <div className={start}>
        <Wordmark />
        {ownLinks ?? <DriverLinks />}
      </div>
      <div className={end}>
        <PreferencesChip onClick={onPreferences} />
        <AlertsLink />
        <AccountButton onClick={onAccount} />
      </div>
    </div>
  )
}

function DriverLinks() {
  const { t } = useLingui()
  const { tab } = useScreen()
  const exact = { exact: true, includeSearch: false }
  return (
    <nav className={links} aria-label={t`Main`}>
      <Link
        to="/"
        activeOptions={exact}
        className={link}
        {...(tab === 'search' && { 'aria-current': 'page' })}
      >
        <Trans>Search</Trans>
      </Link>
      <Link to="/bookings" className={link} {...(tab === 'bookings' && { 'aria-current': 'page' })}>
        <Trans>Bookings</Trans>
      </Link>
      <Link to="/locations" className={link}>
        <Trans>Locations</Trans>
      </Link>
      <Link to="/faq" className={link}>
        <Trans>FAQ</Trans>
      </Link>
      <Link to="/contact" className={link}>
        <Trans>Contact</Trans>
      </Link>
    </nav>
  )
}

/** A visitor has no alerts. Phones have theirs in the bottom navigation: one bell on a screen. */
function AlertsLink() {
  if (useSession().state === 'out') return null
  return (
    <Link to="/notifications" search={{}} className={classes(link, alerts)}>
      <Bell size={20} aria-hidden="true" />
      <VisuallyHidden>
        <Trans>Alerts</Trans>
      </VisuallyHidden>
      <UnreadNumber />
    </Link>
  )
}

function AccountButton({ onClick }: { onClick: () => void }) {
  const { user, state } = useSession()
  const next = useSignInReturn()
  const isSigningIn = useScreen().tab === 'account'
  if (state === 'out') {
    if (isSigningIn) return null
    return (
      <Link to="/sign-in" search={{ next }} className={buttonClass({ tone: 'outline' })}>
        <Trans>Sign in</Trans>
      </Link>
    )
  }
  return (
    <button type="button" className={classes(link, account)} aria-haspopup="dialog" onClick={onClick}>
      <CircleUserRound size={20} aria-hidden="true" />
      <span className={cut}>{user?.fullName ?? <Trans>Account</Trans>}</span>
    </button>
  )
}

export function Wordmark() {
  return (
    <Link to="/" className={wordmarkLink}>
      <span className={wordmark} translate="no">
        {'Wouri'}
      </span>
    </Link>
  )
}

function PreferencesChip({ onClick }: { onClick: () => void }) {
  const { t } = useLingui()
  const [currency] = useCurrency()
  const drawn = useDrawnPrice()
  const shown = `${useLanguage().toUpperCase()} · ${currency}`
  return (
    <button
      type="button"
      className={chip}
      aria-haspopup="dialog"
      aria-label={t`${shown}: language and currency`}
      onClick={onClick}
    >
      <Globe size={18} aria-hidden="true" />
      <span translate="no" {...drawn}>
        {shown}
      </span>
    </button>
  )
}
