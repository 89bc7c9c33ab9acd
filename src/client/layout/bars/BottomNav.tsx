import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Bell, CircleUserRound, Search, Ticket } from 'lucide-react'
import { useSession } from '#client/session/session.ts'
import { useScreen, useSignInReturn, type Tab } from '#client/layout/screens.ts'
import { nav, tab, tabs } from './BottomNav.css.ts'
import { UnreadNumber } from './UnreadNumber.tsx'

const icon = { size: 24, 'aria-hidden': true } as const
const exact = { exact: true, includeSearch: false }

export function BottomNav({ onAccount }: { onAccount: () => void }) {
  const { t } = useLingui()
  const { state } = useSession()
  const next = useSignInReturn()
  const { tab: shown } = useScreen()
  const current = (name: Tab) => name === shown && ({ 'aria-current': 'page' } as const)
  return (
    <nav className={nav} aria-label={t`Main`}>
      <div className={tabs} data-bottom-nav>
        <Link to="/" activeOptions={exact} className={tab} {...current('search')}>
          <Search {...icon} />
          <Trans>Search</Trans>
        </Link>
        <Link to="/bookings" className={tab} {...current('bookings')}>
          <Ticket {...icon} />
          <Trans>Bookings</Trans>
        </Link>
        <Link to="/notifications" search={{}} className={tab} {...current('alerts')}>
          <Bell {...icon} />
          <Trans>Alerts</Trans>
          <UnreadNumber />
        </Link>
        {state === 'out' ? (
          <Link to="/sign-in" search={{ next }} className={tab} {...current('account')}>
            <CircleUserRound {...icon} />
            <Trans>Account</Trans>
          </Link>
        ) : (
          <button type="button" className={tab} aria-haspopup="dialog" onClick={onAccount}>
            <CircleUserRound {...icon} />
            <Trans>Account</Trans>
          </button>
        )}
      </div>
    </nav>
  )
}
