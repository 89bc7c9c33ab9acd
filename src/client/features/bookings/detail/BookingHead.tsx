import type { ReactNode } from 'react'
import { useLingui, Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { StatusBadge } from '#client/components/booking/StatusBadge.tsx'
import { DataAge } from '#client/components/DataAge.tsx'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { displayM } from '#client/ui/Text/text.css.ts'
import * as styles from './detail.css.ts'

export type ShownBookingProps = {
  booking: Booking
  updatedAt: number
  /** It may have changed since: its age stands beside it. */
  isOutdated: boolean
}

/** Which car it is, from whom, and how the booking stands. */
export function BookingHead({
  booking,
  updatedAt,
  isOutdated,
  children,
}: ShownBookingProps & { children: ReactNode }) {
  const { t } = useLingui()
  const { car, supplier, status, cancelRequested } = booking
  return (
    <header className={styles.head}>
      <div className={styles.car}>
        <span className={styles.carPhoto}>
          <CarPhoto src={car.image} name={car.name} priority />
        </span>
        <div className={styles.carWords}>
          <h1 className={displayM} tabIndex={-1}>
            {car.name}
          </h1>
          <p className={styles.quiet}>
            {[car.range && t(carTypeLabels[car.range]), supplier.name].filter(Boolean).join(' · ')}
          </p>
          <div className={styles.badges}>
            <StatusBadge status={status} />
            {cancelRequested && status !== 'cancelled' && (
              <Badge tone="warning" icon={<Clock size={14} strokeWidth={2} aria-hidden />}>
                <Trans>Cancellation requested</Trans>
              </Badge>
            )}
          </div>
        </div>
      </div>
      {isOutdated && (
        <p className={styles.quiet}>
          <DataAge updatedAt={updatedAt} />
        </p>
      )}
      {children}
    </header>
  )
}
