import { Trans } from '@lingui/react/macro'
import { CarFront, Check, Hourglass, UserX } from 'lucide-react'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { StatusBadge } from '#client/components/booking/StatusBadge.tsx'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { badges } from '#client/ui/List/List.css.ts'

type State = Pick<
  StaffBookingRow,
  'status' | 'cancelRequested' | 'changeRequested' | 'handedOverAt' | 'returnedAt' | 'noShowAt'
>

const icon = { size: 14, strokeWidth: 2, 'aria-hidden': true } as const

/** The status, what was asked and waits, and where the car is. */
export function StaffBadges({ booking }: { booking: State }) {
  return (
    <span className={badges}>
      <StatusBadges booking={booking} />
    </span>
  )
}

/** What was asked and waits. */
export function RequestBadges({ booking }: { booking: Pick<State, 'cancelRequested' | 'changeRequested'> }) {
  return (
    <>
      {booking.cancelRequested && (
        <Badge tone="danger" icon={<Hourglass {...icon} />}>
          <Trans>Cancellation requested</Trans>
        </Badge>
      )}
      {booking.changeRequested && (
        <Badge tone="info" icon={<Hourglass {...icon} />}>
          <Trans>Change requested</Trans>
        </Badge>
      )}
    </>
  )
}

/** The same where its row has a place for badges. */
export function StatusBadges({ booking }: { booking: State }) {
  const { status, handedOverAt, returnedAt, noShowAt } = booking
  const isOpen = status !== 'cancelled'
  return (
    <>
      <StatusBadge status={status} />
      {isOpen && <RequestBadges booking={booking} />}
      {noShowAt !== null && (
        <Badge tone="danger" icon={<UserX {...icon} />}>
          <Trans>No-show</Trans>
        </Badge>
      )}
      {handedOverAt !== null && returnedAt === null && (
        <Badge tone="neutral" icon={<CarFront {...icon} />}>
          <Trans>Car out</Trans>
        </Badge>
      )}
      {returnedAt !== null && (
        <Badge tone="neutral" icon={<Check {...icon} />}>
          <Trans>Car back</Trans>
        </Badge>
      )}
    </>
  )
}
