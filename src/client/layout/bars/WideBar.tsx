import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { CircleUserRound } from 'lucide-react'
import { useSession } from '#client/session/session.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { classes } from '#client/ui/classes.ts'
import { useNext } from '../account/useNext.ts'
import { PreferencesChip } from '../preferences/PreferencesChip.tsx'
import { tabOf } from '../screens.ts'
import type { Opens } from './Header.tsx'
import { account, bar, cut, end, link, links, start } from './Header.css.ts'
import { Wordmark } from './Wordmark.tsx'

export function WideBar({ onPreferences, onAccount }: Opens) {
  const { t } = useLingui()
  const tab = useRouterState({ select: (state) => tabOf(state.location.pathname) })
  const exact = { exact: true, includeSearch: false }
  return (
    <div className={bar}>
      <div className={start}>
        <Wordmark />
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
      </div>
      <div className={end}>
        <PreferencesChip onClick={onPreferences} />
        <Account onClick={onAccount} />
      </div>
    </div>
  )
}

function Account({ onClick }: { onClick: () => void }) {
  const { user, state } = useSession()
  const next = useNext()
  const isSigningIn = useRouterState({ select: ({ location }) => tabOf(location.pathname) === 'account' })
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
