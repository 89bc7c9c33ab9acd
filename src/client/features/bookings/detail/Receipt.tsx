import { Trans } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { groupedReference } from '#domain/booking/reference.ts'
import { readablePhone } from '#domain/people/phone.ts'
import { AmountLines } from '#client/components/booking/Amount.tsx'
import { PriceBreakdown } from '#client/components/car/PriceBreakdown.tsx'
import { useLanguage } from '#client/i18n/language.ts'
import { displayM, titleL } from '#client/ui/Text/text.css.ts'
import { Paper } from '#client/components/booking/paper/Paper.tsx'
import { facts } from '#client/components/booking/paper/paper.css.ts'
import { paperDates } from '#client/components/booking/paper/paper-dates.ts'

type ReceiptProps = { booking: Booking; onPrinted: () => void }

const paidStatuses: readonly string[] = ['deposit', 'paid']

/** Shown only on paper. */
export function Receipt({ booking, onPrinted }: ReceiptProps) {
  const language = useLanguage()
  const dates = paperDates(language)
  const paidAt = booking.history.findLast(({ to }) => paidStatuses.includes(to))?.at
  const when = paidAt && dates.dateTime(paidAt)
  return (
    <Paper onPrinted={onPrinted}>
      <header>
        <p className={displayM} translate="no">
          Wouri
        </p>
        <h1 className={titleL}>
          <Trans>Receipt</Trans>
        </h1>
      </header>
      <dl className={facts}>
        <dt>
          <Trans>Reference</Trans>
        </dt>
        <dd>{groupedReference(booking.reference)}</dd>
        {when && (
          <>
            <dt>
              <Trans>Paid on</Trans>
            </dt>
            <dd>{when}</dd>
          </>
        )}
        <dt>
          <Trans>Driver</Trans>
        </dt>
        <dd>{booking.driver.fullName}</dd>
        <dt>
          <Trans>Rental agency</Trans>
        </dt>
        <dd>
          {booking.supplier.name}, {readablePhone(booking.supplier.phone)}
        </dd>
        <dt>
          <Trans>Car</Trans>
        </dt>
        <dd>{booking.car.name}</dd>
        <dt>
          <Trans>Pick-up</Trans>
        </dt>
        <dd>
          {dates.dateTime(booking.from)}, {booking.pickUp.name[language]}
        </dd>
        <dt>
          <Trans>Drop-off</Trans>
        </dt>
        <dd>
          {dates.dateTime(booking.to)}, {booking.dropOff.name[language]}
        </dd>
      </dl>
      <PriceBreakdown lines={booking.lines} total={booking.total} />
      <AmountLines booking={booking} />
    </Paper>
  )
}
