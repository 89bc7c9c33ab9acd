import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { keptOf } from '#domain/payment/refund.ts'
import { giveMoneyBack } from '#client/api/bookings/booking-decisions.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { amountProblem, readAmount } from '#client/components/staff/typed-amount.ts'
import { useRefundLimits } from '#client/components/staff/useRefundLimits.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { quiet } from './booking.css.ts'

/** Money that a cancelled booking has kept, all of it or a part. */
export function GiveBackSheet({ booking, onClose }: { booking: StaffBooking; onClose: () => void }) {
  const { t } = useLingui()
  const francs = useFrancs()
  const failureText = useFailureText()
  const renewed = useRefetchBooking(booking._id)
  // One key for one sheet: an answer that never came does not give back twice.
  const [key] = useState(() => crypto.randomUUID())
  const [most] = useState(() => keptOf(booking))
  const [text, setText] = useState(String(most))
  const [note, setNote] = useState('')
  const amount = readAmount(text)
  const tooSmall = useRefundLimits(booking._id, true)(amount ?? 0)
  const typed = amountProblem(text, amount, most)
  const problem = typed === null ? tooSmall : failureText(typed)
  const kept = francs(most)
  const back = francs(amount ?? 0)
  const { fullName: driver } = booking.driver
  const decision = useDecision({
    decide: () => giveMoneyBack(booking._id, amount ?? 0, note.trim(), key),
    done: t`${back} is refunded. We let ${driver} know.`,
    onDone: onClose,
    onRefused: renewed,
  })
  return (
    <DecisionSheet
      title={t`Give money back`}
      act={problem === null ? <Trans>Give {back} back</Trans> : <Trans>Give money back</Trans>}
      tone="danger"
      decision={decision}
      isReady={problem === null}
      note={{ value: note, onChange: setNote }}
      onClose={onClose}
    >
      <p className={quiet}>
        <Trans>
          This cancelled booking has kept {kept}. What was paid online goes back the same way; the rest is to
          be handed back at the counter.
        </Trans>
      </p>
      <AmountField
        label={t`Refund`}
        name="amount"
        value={text}
        onChange={setText}
        error={problem ?? undefined}
      />
    </DecisionSheet>
  )
}
