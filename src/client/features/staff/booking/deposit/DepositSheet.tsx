import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { depositMethods, mostOf, type DepositKind, type DepositMethod } from '#domain/deposit/ledger.ts'
import { recordDeposit } from '#client/api/bookings/deposit.ts'
import { depositMethodLabels } from '#client/components/booking/payments/deposit-labels.ts'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { amountProblem, readAmount } from '#client/components/staff/typed-amount.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useFrancs } from '#client/i18n/money.ts'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Select } from '#client/ui/Select/Select.tsx'
import { quiet } from '../booking.css.ts'
import { ledgerOf, termsOf } from './ledger-of.ts'
import { useDepositWords } from './useDepositWords.ts'

type DepositSheetProps = { booking: StaffBooking; kind: DepositKind; onClose: () => void }

/** The deposit is taken, given back or kept: all that is possible, or a part of it. */
export function DepositSheet({ booking, kind, onClose }: DepositSheetProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  const failureText = useFailureText()
  // One key for one sheet: an answer that never came does not record the money twice.
  const [key] = useState(() => crypto.randomUUID())
  const [most] = useState(() => mostOf(kind, termsOf(booking), ledgerOf(booking).lines))
  const [text, setText] = useState(kind === 'retained' ? '' : String(most))
  const [method, setMethod] = useState<DepositMethod>('cash')
  const [reference, setReference] = useState('')
  const [reason, setReason] = useState('')
  const amount = readAmount(text)
  const typed = amountProblem(text, amount, most)
  const tooMuch = kind === 'taken' ? ('more-than-deposit' as const) : ('more-than-held' as const)
  const problem = typed === 'more-than-due' ? tooMuch : typed
  const isKept = kind === 'retained'
  const words = useDepositWords(kind, { amount: francs(amount ?? 0), driver: booking.driver.fullName })
  const rest = francs(most - (amount ?? 0))
  const decision = useDecision({
    decide: () =>
      recordDeposit(
        booking._id,
        {
          kind,
          amount: amount ?? 0,
          ...(isKept ? {} : { method, reference: reference.trim() }),
          reason: reason.trim(),
        },
        key,
      ),
    done: words.done,
    onDone: onClose,
    onRefused: useRefetchBooking(booking._id),
  })
  return (
    <DecisionSheet
      title={words.title}
      act={problem === null ? words.act : words.title}
      tone={isKept ? 'danger' : 'primary'}
      decision={decision}
      isReady={problem === null && (!isKept || reason.trim() !== '')}
      note={{ value: reason, onChange: setReason, ...(isKept && { label: t`What is it kept for?` }) }}
      refusals={{
        'idempotency-key-reused': t`An earlier attempt may have been recorded. Close this, check what is held, and start again.`,
      }}
      onClose={onClose}
    >
      <p className={quiet}>{words.about}</p>
      <AmountField
        label={t`Amount`}
        name="amount"
        value={text}
        onChange={setText}
        error={problem === null || text === '' ? undefined : failureText(problem)}
        help={
          problem !== null || amount === most ? undefined : kind === 'taken' ? (
            <Trans>{rest} is still to be taken.</Trans>
          ) : (
            <Trans>You still hold {rest} then.</Trans>
          )
        }
      />
      {!isKept && (
        <>
          <Select
            label={kind === 'taken' ? t`How it was taken` : t`How it was given back`}
            value={method}
            options={depositMethods.map((value) => ({ value, label: t(depositMethodLabels[value]) }))}
            onChange={setMethod}
          />
          {method !== 'cash' && (
            <TextField
              label={t`Reference (optional)`}
              name="reference"
              autoComplete="off"
              maxLength={80}
              value={reference}
              onChange={setReference}
              help={<Trans>Of the transfer or the imprint. Never a card number.</Trans>}
            />
          )}
        </>
      )}
    </DecisionSheet>
  )
}
