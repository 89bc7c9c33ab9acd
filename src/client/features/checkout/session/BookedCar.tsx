import type { ReactNode } from 'react'
import { Plural, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { carTypeLabels } from '#client/components/car/labels.ts'
import { useDates } from '#client/i18n/format.ts'
import { days, name, note, photo, reservedCar, reservedUntil } from './session.css.ts'

/** Which car, of which class, for when, and the deadline that its driver has to know, where there is one. */
export function BookedCar({ booking, deadline }: { booking: Booking; deadline: ReactNode }) {
  const { t } = useLingui()
  const dates = useDates()
  const { range } = booking.car
  return (
    <div className={reservedCar}>
      <span className={photo}>
        <CarPhoto src={booking.car.image} name={booking.car.name} priority />
      </span>
      <div>
        <p className={name}>{booking.car.name}</p>
        {range && <p className={note}>{t(carTypeLabels[range])}</p>}
        <p className={note}>
          {dates.range(booking.from, booking.to)} ·{' '}
          <span className={days}>
            <Plural value={booking.days} one="# day" other="# days" />
          </span>
        </p>
        {deadline !== null && (
          <p className={reservedUntil}>
            <Clock size={16} strokeWidth={1.5} aria-hidden />
            <span>{deadline}</span>
          </p>
        )}
      </div>
    </div>
  )
}
