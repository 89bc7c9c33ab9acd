import { Plural, Trans } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { useDates } from '#client/i18n/format.ts'
import type { PaidSession } from '#client/components/payment/payment-props.ts'
import { days, held, hold, name, photo, quiet } from './OpenSession.css.ts'

/** Which car, and until when it waits: a time of day, not a clock that runs down. */
export function HeldCar({ session: { booking, payment } }: { session: PaidSession }) {
  const dates = useDates()
  const time = dates.time(payment.closesAt)
  const zone = dates.zoneNote()
  return (
    <div className={held}>
      <span className={photo}>
        <CarPhoto src={booking.car.image} name={booking.car.name} priority />
      </span>
      <div>
        <p className={name}>{booking.car.name}</p>
        <p className={quiet}>
          {dates.range(booking.from, booking.to)} ·{' '}
          <span className={days}>
            <Plural value={booking.days} one="# day" other="# days" />
          </span>
        </p>
        <p className={hold}>
          <Clock size={16} strokeWidth={1.5} aria-hidden />
          <span>
            <Trans>Kept for you until {time}</Trans>
            {zone !== null && <> ({zone})</>}
          </span>
        </p>
      </div>
    </div>
  )
}
