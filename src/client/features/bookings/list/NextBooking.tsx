import { useNow } from '#client/store/clock.ts'
import { Link } from '@tanstack/react-router'
import { Trans } from '@lingui/react/macro'
import { QrCode } from 'lucide-react'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import { Directions } from '#client/components/booking/BookingContact.tsx'
import { CarPhoto } from '#client/components/car/CarPhoto.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { buttonClass } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { titleL } from '#client/ui/Text/text.css.ts'
import { BookingBadges } from './BookingRows.tsx'
import * as styles from './list.css.ts'

/** The trip that comes next, or the one that is under way. */
export function NextBooking({ booking }: { booking: BookingRow }) {
  const dates = useDates()
  const language = useLanguage()
  const now = useNow()
  const isRunning = Date.parse(booking.from) <= now
  const at = isRunning ? booking.to : booking.from
  const place = isRunning ? booking.dropOff : booking.pickUp
  const countdown = dates.relative(at)
  const when = dates.dateTime(at)
  return (
    <section className={classes(card, styles.next)}>
      <div className={styles.nextPhoto}>
        <CarPhoto src={booking.car.image} name={booking.car.name} priority />
      </div>
      <div className={styles.nextBody}>
        <div className={styles.nextHead}>
          <p className={styles.nextCountdown}>
            {isRunning ? <Trans>Drop-off {countdown}</Trans> : <Trans>Pick-up {countdown}</Trans>}
          </p>
          <BookingBadges booking={booking} />
        </div>
        <h2 className={titleL}>{booking.car.name}</h2>
        <p className={styles.quiet}>
          {isRunning ? <Trans>Drop-off: {when}</Trans> : <Trans>Pick-up: {when}</Trans>}
          <br />
          {place.name[language]}
        </p>
        <div className={styles.nextActions}>
          <Link
            to="/booking"
            search={{ b: booking._id }}
            hash="voucher"
            className={buttonClass({ full: true })}
          >
            {booking.status === 'void' ? (
              <Trans>Continue payment</Trans>
            ) : (
              <>
                <QrCode size={20} strokeWidth={1.5} aria-hidden />
                <Trans>Voucher</Trans>
              </>
            )}
          </Link>
          <Directions place={place} full />
        </div>
      </div>
    </section>
  )
}
