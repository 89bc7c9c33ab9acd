import { Trans, useLingui } from '@lingui/react/macro'
import type { BookingPayment } from '#contract/bookings/booking-payments.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { returnPayment } from '#client/api/bookings/staff-acts.ts'
import { usePaymentText } from '#client/components/booking/payments/usePaymentText.ts'
import { useChargeText } from '#client/components/payment/payment-labels.ts'
import { useRefundLimits } from '#client/components/staff/useRefundLimits.ts'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { quiet, refused } from './booking.css.ts'

type ReturnSheetProps = { booking: StaffBooking; payment: BookingPayment; onClose: () => void }

/** One payment goes back alone, and the booking stays. */
export function ReturnSheet({ booking, payment, onClose }: ReturnSheetProps) {
  const { t } = useLingui()
  const chargeText = useChargeText()
  const { way } = usePaymentText()
  const renew = useRefetchBooking(booking._id)
  const { amount, refunded, goingBack, currency } = payment
  const left = chargeText({ amount: amount - refunded - goingBack, currency })
  const from = way(payment)
  // More than any payment: all that is left of it.
  const tooSmall = useRefundLimits(booking._id, true)(Number.MAX_SAFE_INTEGER, payment._id)
  const decision = useDecision({
    decide: () => returnPayment(booking._id, payment._id),
    done: t`${left} is refunded.`,
    onDone: onClose,
    onRefused: renew,
  })
  return (
    <DecisionSheet
      title={t`Give this payment back?`}
      act={<Trans>Give {left} back</Trans>}
      tone="danger"
      decision={decision}
      isReady={tooSmall === null}
      onClose={onClose}
    >
      <p className={quiet}>
        <Trans>
          {left} is refunded the way it was paid ({from}). The booking stays, and the amount is due again.
          This cannot be undone.
        </Trans>
      </p>
      {tooSmall !== null && (
        <p role="alert" className={refused}>
          {tooSmall}
        </p>
      )}
    </DecisionSheet>
  )
}
