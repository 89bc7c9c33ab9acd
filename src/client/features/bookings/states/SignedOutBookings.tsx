import { Link } from '@tanstack/react-router'
import { Trans, useLingui } from '@lingui/react/macro'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'
import { KeptBookings } from './KeptBookings.tsx'
import { listColumn } from '#client/features/bookings/BookingsPage.css.ts'

/** A visitor without bookings of their own on the server; what this phone keeps is still theirs to read. */
export function SignedOutBookings() {
  const { t } = useLingui()
  return (
    <div className={listColumn}>
      <KeptBookings />
      <StateView
        kind="empty"
        title={t`Sign in to see your bookings`}
        text={t`A booking made without an account is shown here on the phone that made it.`}
        actions={
          <Link to="/sign-in" search={{ next: '/bookings' }} className={buttonClass({ size: 'l' })}>
            <Trans>Sign in</Trans>
          </Link>
        }
      />
    </div>
  )
}
