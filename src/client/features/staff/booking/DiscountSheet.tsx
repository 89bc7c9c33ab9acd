import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { discountBooking } from '#client/api/staff/amend.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { DueText } from '#client/components/staff/CancellationFacts.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { amountProblem, readAmount } from '#client/components/staff/typed-amount.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'

type DiscountSheetProps = { booking: StaffBooking; onClose: () => void }

/** Less to pay, with a reason; what it means for the money shows before. */
export function DiscountSheet({ booking, onClose }: DiscountSheetProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  const failureText = useFailureText()
  const renew = useRefetchBooking(booking._id)
  // One key for one sheet: an answer that never came does not take it off twice.
  const [key] = useState(() => crypto.randomUUID())
  const [text, setText] = useState('')
  const [reason, setReason] = useState('')
  const amount = readAmount(text)
  const problem = amountProblem(text, amount, booking.total)
  const off = francs(amount ?? 0)
  const { fullName } = booking.driver
  const decision = useDecision({
    decide: () => discountBooking(booking, { amount: amount ?? 0, reason: reason.trim() }, key),
    done: t`${off} taken off. We let ${fullName} know.`,
    onDone: onClose,
    onRefused: renew,
  })
  return (
    <DecisionSheet
      title={t`Give a discount`}
      act={problem === null ? <Trans>Take {off} off</Trans> : <Trans>Give a discount</Trans>}
      decision={decision}
      isReady={problem === null && reason.trim() !== ''}
      onClose={onClose}
    >
      <AmountField
        label={t`Discount`}
        name="discount"
        value={text}
        onChange={setText}
        error={problem === null || text === '' ? undefined : failureText(problem)}
      />
      <TextField
        label={t`Reason for the discount`}
        name="discountReason"
        autoComplete="off"
        maxLength={200}
        value={reason}
        onChange={setReason}
      />
      <p aria-live="polite">
        {problem === null && <DueText booking={booking} total={booking.total - (amount ?? 0)} />}
      </p>
    </DecisionSheet>
  )
}
