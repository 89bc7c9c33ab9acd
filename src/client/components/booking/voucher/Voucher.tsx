import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { Place } from '#contract/cars/locations.ts'
import { useDates } from '#client/i18n/format.ts'
import { useLanguage } from '#client/i18n/language.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { AmountLines } from '#client/components/booking/Amount.tsx'
import { bookingUrl, coordinatesOf } from '#client/components/contact/links.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import * as styles from './voucher.css.ts'

const QrCode = lazy(async () => ({ default: (await import('./QrCode.tsx')).QrCode }))

/** Looks like a boarding card: the driver's part on one side, the code for the counter on the other. */
export function Voucher({ booking }: { booking: Booking }) {
  const { t } = useLingui()
  const dates = useDates()
  const zone = dates.zoneNote()
  const reference = groupedReference(booking.reference)
  const { name: supplier, phone } = booking.supplier
  const stub = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Led here by a link to the code; the booking may have come after the page.
    if (location.hash === '#voucher') stub.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section className={styles.frame} aria-label={t`Voucher ${reference}`}>
      <div className={styles.card}>
        <div className={styles.main}>
          <header className={styles.head}>
            <span className={styles.wordmark} translate="no">
              Wouri
            </span>
            <span className={styles.kind}>
              <Trans>Voucher</Trans>
            </span>
          </header>
          <div>
            <p className={styles.car}>{booking.car.name}</p>
            <p className={styles.quiet}>
              <Trans>Handed over by {supplier}</Trans> ·{' '}
              <span className={styles.phone}>{readablePhone(phone)}</span>
            </p>
          </div>
          <div className={styles.trip}>
            <Stop title={<Trans>Pick-up</Trans>} at={booking.from} place={booking.pickUp} />
            <ArrowRight className={styles.arrow} size={20} strokeWidth={1.5} aria-hidden />
            <Stop title={<Trans>Drop-off</Trans>} at={booking.to} place={booking.dropOff} />
          </div>
          {zone !== null && <p className={styles.quiet}>{zone}</p>}
          <dl className={styles.people}>
            <dt>
              <Trans>Driver</Trans>
            </dt>
            <dd>{booking.driver.fullName}</dd>
            {booking.additionalDriver !== null && (
              <>
                <dt>
                  <Trans>Additional driver</Trans>
                </dt>
                <dd>{booking.additionalDriver.fullName}</dd>
              </>
            )}
          </dl>
          <AmountLines booking={booking} />
        </div>
        <div ref={stub} id="voucher" className={styles.stub}>
          <div className={styles.qr} data-code data-keep-clear>
            <Suspense fallback={<Skeleton height={248} />}>
              <QrCode
                text={bookingUrl(booking._id, location.origin)}
                label={t`Code for the counter, booking ${reference}`}
              />
            </Suspense>
          </div>
          <p className={styles.onScreen}>
            <Trans>Turn the screen’s brightness up.</Trans>
          </p>
          <p className={styles.kind}>
            <Trans>Reference</Trans>
          </p>
          <p className={styles.reference} translate="no">
            {reference}
          </p>
        </div>
      </div>
    </section>
  )
}

function Stop({ title, at, place }: { title: ReactNode; at: string; place: Place }) {
  const dates = useDates()
  const language = useLanguage()
  return (
    <div className={styles.stop}>
      <p className={styles.kind}>{title}</p>
      <p className={styles.time}>
        <time dateTime={at}>
          {dates.day(at)}
          <span className={styles.hour}>{dates.time(at)}</span>
        </time>
      </p>
      <p className={styles.place}>{place.name[language]}</p>
      <p className={styles.address}>{place.address[language]}</p>
      {place.meetingPoint && <p className={styles.address}>{place.meetingPoint[language]}</p>}
      {place.parking?.map((spot) => (
        <p key={coordinatesOf(spot)} className={styles.address}>
          {spot.name[language]}
        </p>
      ))}
    </div>
  )
}
