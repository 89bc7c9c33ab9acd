import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { counterMethods } from '#contract/cars/suppliers.ts'
import {
  recordPayment,
  type CounterMethod,
  recordHandedBack,
} from '#client/api/bookings/booking-decisions.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { counterMethodLabels } from '#client/components/car/labels.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Select } from '#client/ui/Select/Select.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from './DecisionSheet.tsx'
import { amountProblem, readAmount } from './typed-amount.ts'
import { useFrancs } from '#client/i18n/money.ts'

type PaymentSheetProps = { booking: Booking; onClose: () => void }

/** Money taken at the counter, all of what is due or a part of it. */
export function PaymentSheet({ booking, onClose }: PaymentSheetProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  const failureText = useFailureText()
  const renewed = useRefetchBooking(booking._id)
  // One key for one sheet: an answer that never came does not record the money twice.
  const [key] = useState(() => crypto.randomUUID())
  const [due] = useState(booking.dueAtCounter)
  const [text, setText] = useState(String(due))
  const [method, setMethod] = useState<CounterMethod>('cash')
  const amount = readAmount(text)
  const problem = amountProblem(text, amount, due)
  const taken = francs(amount ?? 0)
  const isDue = francs(due)
  const rest = francs(due - (amount ?? 0))
  const decision = useDecision({
    decide: () => recordPayment(booking._id, amount ?? 0, method, key),
    done: t`${taken} recorded.`,
    onDone: onClose,
    onRefused: renewed,
  })
  return (
    <DecisionSheet
      title={t`Record a payment at the counter`}
      act={problem === null ? <Trans>Record {taken}</Trans> : <Trans>Record a payment</Trans>}
      decision={decision}
      isReady={problem === null}
      refusals={{
        'idempotency-key-reused': t`An earlier attempt may have been recorded. Close this, check what is paid, and start again.`,
      }}
      onClose={onClose}
    >
      <p>
        <Trans>{isDue} is due at the counter. The security deposit is not part of it.</Trans>
      </p>
      <AmountField
        label={t`Amount taken`}
        name="amount"
        value={text}
        onChange={setText}
        error={problem === null ? undefined : failureText(problem)}
        help={problem === null && amount !== due ? <Trans>{rest} stays due.</Trans> : undefined}
      />
      <Select
        label={t`How it was paid`}
        value={method}
        options={counterMethods.map((value) => ({ value, label: t(counterMethodLabels[value]) }))}
        onChange={setMethod}
      />
    </DecisionSheet>
  )
}

type HandBackSheetProps = { booking: Booking; onClose: () => void }

/** Money handed back at the counter, all of what is to go back or a part of it. */
export function HandBackSheet({ booking, onClose }: HandBackSheetProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  const failureText = useFailureText()
  const renewed = useRefetchBooking(booking._id)
  // One key for one sheet: an answer that never came does not record the money twice.
  const [key] = useState(() => crypto.randomUUID())
  const [most] = useState(booking.backAtCounter ?? 0)
  const [text, setText] = useState(String(most))
  const [note, setNote] = useState('')
  const amount = readAmount(text)
  const problem = amountProblem(text, amount, most)
  const handed = francs(amount ?? 0)
  const all = francs(most)
  const rest = francs(most - (amount ?? 0))
  const { fullName: driver } = booking.driver
  const decision = useDecision({
    decide: () => recordHandedBack(booking._id, amount ?? 0, note.trim(), key),
    done: t`${handed} recorded as handed back.`,
    onDone: onClose,
    onRefused: renewed,
  })
  return (
    <DecisionSheet
      title={t`Record money handed back`}
      act={problem === null ? <Trans>Record {handed}</Trans> : <Trans>Record money handed back</Trans>}
      decision={decision}
      isReady={problem === null}
      note={{ value: note, onChange: setNote }}
      refusals={{
        'idempotency-key-reused': t`An earlier attempt may have been recorded. Close this, check what is paid, and start again.`,
      }}
      onClose={onClose}
    >
      <p>
        <Trans>
          Hand {all} back to {driver} at the counter.
        </Trans>
      </p>
      <AmountField
        label={t`Amount handed back`}
        name="amount"
        value={text}
        onChange={setText}
        error={problem === null ? undefined : failureText(problem)}
        help={
          problem === null && amount !== most ? <Trans>{rest} is still to be handed back.</Trans> : undefined
        }
      />
    </DecisionSheet>
  )
}
