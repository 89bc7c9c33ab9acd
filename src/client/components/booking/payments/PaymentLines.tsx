import { useLingui } from '@lingui/react/macro'
import type { BookingPayment } from '#contract/bookings/booking-payments.ts'
import { useChargeText } from '#client/components/payment/payment-labels.ts'
import { useDates } from '#client/i18n/format.ts'
import { amount, line, quiet, whole } from '#client/components/booking/booking.css.ts'
import { usePaymentText } from './usePaymentText.ts'
import { lines, struck } from './payments.css.ts'

/** Each payment with what became of it; a request that brought no money only while nothing came after it. */
export function PaymentLines({ payments }: { payments: readonly BookingPayment[] }) {
  const { t } = useLingui()
  const shown = payments.filter(({ state }, index) => state !== 'refused' || index === payments.length - 1)
  if (shown.length === 0) return null
  return (
    <ul className={lines} aria-label={t`Payments`}>
      {shown.map((payment) => (
        <PaymentLine key={payment._id} payment={payment} />
      ))}
    </ul>
  )
}

function PaymentLine({ payment }: { payment: BookingPayment }) {
  const dates = useDates()
  const chargeText = useChargeText()
  const { way, state } = usePaymentText()
  const isKept = payment.state === 'kept'
  return (
    <li>
      <div className={line}>
        <span className={amount}>{way(payment)}</span>
        <span className={isKept ? `${whole} ${amount}` : `${whole} ${struck}`}>{chargeText(payment)}</span>
      </div>
      <p className={quiet}>
        {[...(payment.at === null ? [] : [dates.dateTime(payment.at)]), ...state(payment)].join(' · ')}
      </p>
    </li>
  )
}
