import { Trans } from '@lingui/react/macro'
import { Hourglass } from 'lucide-react'
import type { BookingRow } from '#contract/bookings.ts'
import { useDates } from '#client/i18n/format.ts'
import { StatusBadge } from '#client/components/booking/StatusBadge.tsx'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { badges } from './list.css.ts'

const icon = <Hourglass size={14} strokeWidth={2} aria-hidden />

/** The status, and what was asked and waits for staff. */
export function BookingBadges({ booking }: { booking: BookingRow }) {
  const { status, cancelRequested, changeRequested } = booking
  const isOpen = status !== 'cancelled'
  return (
    <span className={badges}>
      <StatusBadge status={status} />
      {booking.confirmBy && <ConfirmBy at={booking.confirmBy} />}
      {isOpen && cancelRequested && (
        <Badge tone="danger" icon={icon}>
          <Trans>Cancellation asked</Trans>
        </Badge>
      )}
      {isOpen && changeRequested && (
        <Badge tone="info" icon={icon}>
          <Trans>Change asked</Trans>
        </Badge>
      )}
    </span>
  )
}

/** For a driver whose address is not confirmed yet. */
function ConfirmBy({ at }: { at: string }) {
  const when = useDates().dateTime(at)
  return (
    <Badge tone="warning" icon={icon}>
      <Trans>Confirm by {when}</Trans>
    </Badge>
  )
}
