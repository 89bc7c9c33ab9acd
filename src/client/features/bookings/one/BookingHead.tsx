import { Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { StatusBadge } from '#client/components/booking/StatusBadge.tsx'
import { DataAge } from '#client/components/DataAge.tsx'
import { useOnline } from '#client/api/connection.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import * as styles from './BookingDetails.css.ts'

export function BookingHead({ booking, updatedAt }: { booking: Booking; updatedAt: number }) {
  const isOnline = useOnline()
  const { status, cancelRequested } = booking
  return (
    <header className={styles.head}>
      <div className={styles.titles}>
        <h1 className={displayM} tabIndex={-1}>
          {booking.car.name}
        </h1>
        <StatusBadge status={status} />
        {cancelRequested && status !== 'cancelled' && (
          <Badge tone="warning" icon={<Clock size={14} strokeWidth={2} aria-hidden />}>
            <Trans>Cancellation asked</Trans>
          </Badge>
        )}
      </div>
      {!isOnline && (
        <p className={styles.quiet}>
          <DataAge updatedAt={updatedAt} />
        </p>
      )}
    </header>
  )
}
