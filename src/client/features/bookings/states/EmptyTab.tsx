import { Link } from '@tanstack/react-router'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingTab } from '#client/api/bookings.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { StateView } from '#client/ui/StateView/StateView.tsx'

const texts = {
  upcoming: [msg`No trip planned`, msg`Your next car is a short search away.`],
  past: [msg`No past trips yet`, msg`Trips you have finished are kept here.`],
  cancelled: [msg`Nothing cancelled`, msg`Bookings that were cancelled are kept here.`],
} as const satisfies Record<BookingTab, unknown>

export function EmptyTab({ tab }: { tab: BookingTab }) {
  const { t } = useLingui()
  const [title, text] = texts[tab]
  return (
    <StateView
      kind="empty"
      title={t(title)}
      text={t(text)}
      actions={
        tab === 'upcoming' && (
          <Link to="/" className={buttonClass({ size: 'l' })}>
            <Trans>Search for a car</Trans>
          </Link>
        )
      }
    />
  )
}
