import { useNow } from '#client/i18n/now.ts'
import { Clock } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings.ts'
import { AddToCalendar } from '#client/booking/calendar/AddToCalendar.tsx'
import { CounterMethods } from '#client/booking/checklist/CounterMethods.tsx'
import { supplierQueries } from '#client/api/suppliers.ts'
import { Checklist } from '#client/booking/checklist/Checklist.tsx'
import { BookingContact } from '#client/booking/contact/BookingContact.tsx'
import { PlaceCard } from '#client/booking/PlaceCard.tsx'
import { StatusBadge } from '#client/booking/StatusBadge.tsx'
import { Timeline } from '#client/booking/Timeline.tsx'
import { Voucher } from '#client/booking/voucher/Voucher.tsx'
import { PriceBreakdown } from '#client/car/PriceBreakdown.tsx'
import { extraLabels } from '#client/car/labels.ts'
import { DataAge } from '#client/offline/DataAge.tsx'
import { useOnline } from '#client/offline/connection.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { displayM } from '#client/ui/text.css.ts'
import { Cancelling } from '#client/bookings/cancel/Cancelling.tsx'
import { ReceiptActions } from '#client/bookings/receipt/ReceiptActions.tsx'
import { CancelledCard } from './CancelledCard.tsx'
import { HeldCard } from './HeldCard.tsx'
import { Block } from './Block.tsx'
import * as styles from './BookingDetails.css.ts'

type BookingDetailsProps = { booking: Booking; updatedAt: number }

export function BookingDetails({ booking, updatedAt }: BookingDetailsProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const now = useNow()
  const { name: supplier, _id: supplierId } = booking.supplier
  const terms = useQuery(supplierQueries.all()).data?.find(({ _id }) => _id === supplierId)
  const isLive = booking.status !== 'cancelled' && now < Date.parse(booking.to)
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 className={displayM} tabIndex={-1}>
            {booking.car.name}
          </h1>
          <StatusBadge status={booking.status} />
          {booking.cancelRequested && booking.status !== 'cancelled' && (
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
      <div className={styles.timeline}>
        <Timeline booking={booking} now={now} />
      </div>
      <div className={styles.voucher}>
        <Proof booking={booking} />
      </div>
      <div className={styles.main}>
        <div className={styles.places}>
          <PlaceCard title={<Trans>Pick-up</Trans>} at={booking.from} place={booking.pickUp} />
          <PlaceCard title={<Trans>Drop-off</Trans>} at={booking.to} place={booking.dropOff} />
        </div>
        {isLive && <AddToCalendar booking={booking} full />}
        <Block title={t`Contact ${supplier}`}>
          <BookingContact contact={booking.supplier} reference={booking.reference} />
        </Block>
        {isLive && (
          <Block title={t`Bring to the counter`}>
            <Checklist booking={booking._id} deposit={booking.deposit} />
            {terms && (
              <p className={styles.quiet}>
                <CounterMethods supplier={terms} />
              </p>
            )}
          </Block>
        )}
        <Block title={t`Price`}>
          <PriceBreakdown lines={booking.lines} total={booking.total} />
          {booking.paid > 0 && <ReceiptActions booking={booking} />}
        </Block>
        <Block title={t`Extras`}>
          <Extras booking={booking} />
        </Block>
        {isLive && booking.status !== 'void' && now < Date.parse(booking.from) && (
          <Block title={t`Cancelling`}>
            <Cancelling booking={booking} now={now} />
          </Block>
        )}
      </div>
    </article>
  )
}

/** The voucher of a car that is kept for somebody; what stands in its place when it is not, or not yet. */
function Proof({ booking }: { booking: Booking }) {
  if (booking.status === 'cancelled') return <CancelledCard booking={booking} />
  return booking.status === 'void' ? <HeldCard booking={booking} /> : <Voucher booking={booking} />
}

function Extras({ booking: { extras, additionalDriver } }: { booking: Booking }) {
  const { t } = useLingui()
  if (extras.length === 0)
    return (
      <p className={styles.quiet}>
        <Trans>No extras were chosen.</Trans>
      </p>
    )
  return (
    <ul>
      {extras.map((extra) => (
        <li key={extra}>
          {t(extraLabels[extra])}
          {extra === 'additionalDriver' && additionalDriver !== null && (
            <span className={styles.quiet}> · {additionalDriver.fullName}</span>
          )}
        </li>
      ))}
    </ul>
  )
}
