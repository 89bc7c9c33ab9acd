import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleUserRound } from 'lucide-react'
import type { StaffToday } from '#contract/staff/today.ts'
import { staffQueries } from '#client/api/bookings/staff-bookings.ts'
import { nav, tab, tabs } from '#client/layout/bars/BottomNav.css.ts'
import { CountBadge } from '#client/layout/bars/CountBadge.tsx'
import { useScreen } from '#client/layout/screens.ts'
import { phoneTab, phoneTabsOf, tabsOf, type StaffTabEntry } from './staff-tabs.ts'
import { Shortcuts } from './shortcuts/Shortcuts.tsx'
import { icon, link, links } from './staff-tabs.css.ts'

const exact = { exact: true, includeSearch: false }
const none = {}

/** The staff area's own: with what opens the account the tabs of a phone, otherwise the links of a desktop. */
export function StaffNavigation({ onAccount }: { onAccount?: () => void }) {
  return onAccount ? <Tabs onAccount={onAccount} /> : <Links />
}

/** At the bottom of a phone, in place of the tabs of a driver. */
function Tabs({ onAccount }: { onAccount: () => void }) {
  const { t } = useLingui()
  const current = phoneTab(useScreen().staffTab)
  const today = useToday()
  return (
    <nav className={nav} aria-label={t`Desk`}>
      <div className={tabs} data-bottom-nav>
        {phoneTabsOf(today?.role).map(({ tab: name, to, label, Icon, waiting }) => (
          <Link
            key={name}
            to={to}
            params={none}
            search={none}
            activeOptions={exact}
            className={tab}
            {...(name === current && { 'aria-current': 'page' })}
          >
            <Icon size={24} aria-hidden="true" />
            {t(label)}
            <Waiting waiting={waiting} today={today} isAtCorner />
          </Link>
        ))}
        <button type="button" className={tab} aria-haspopup="dialog" onClick={onAccount}>
          <CircleUserRound size={24} aria-hidden="true" />
          <Trans>Account</Trans>
        </button>
      </div>
    </nav>
  )
}

/** In the bar of a desktop, in place of the links of a driver. */
function Links() {
  const { t } = useLingui()
  const { staffTab } = useScreen()
  const today = useToday()
  return (
    <nav className={links} aria-label={t`Desk`}>
      {tabsOf(today?.role).map(({ tab: name, to, label, Icon, waiting }) => (
        <Link
          key={name}
          to={to}
          params={none}
          search={none}
          activeOptions={exact}
          className={link}
          {...(name === staffTab && { 'aria-current': 'page' })}
        >
          <Icon className={icon} size={20} strokeWidth={1.5} aria-hidden="true" />
          {t(label)}
          <Waiting waiting={waiting} today={today} isAtCorner={false} />
        </Link>
      ))}
      <Shortcuts />
    </nav>
  )
}

const useToday = () => useQuery(staffQueries.today()).data

type WaitingProps = {
  waiting: StaffTabEntry['waiting']
  today: StaffToday | undefined
  isAtCorner: boolean
}

function Waiting({ waiting, today, isAtCorner }: WaitingProps) {
  const number = waiting && today ? waiting(today) : 0
  return (
    <CountBadge count={number} isAtCorner={isAtCorner}>
      <Plural value={number} one="# waits" other="# wait" />
    </CountBadge>
  )
}
