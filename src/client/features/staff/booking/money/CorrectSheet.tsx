import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { CounterLine, StaffBooking } from '#contract/staff/bookings.ts'
import { correctCounterLine } from '#client/api/bookings/counter-line.ts'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { quiet } from '../booking.css.ts'

type CorrectSheetProps = { booking: StaffBooking; line: CounterLine; what: string; onClose: () => void }

/** A sum of the counter that was written down wrong is taken back; the right one is written anew. */
export function CorrectSheet({ booking, line, what, onClose }: CorrectSheetProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const decision = useDecision({
    decide: () => correctCounterLine(booking._id, line._id, reason.trim()),
    done: t`Corrected. Write down what is right now.`,
    onDone: onClose,
    onRefused: useRefetchBooking(booking._id),
  })
  const amount = useFrancs()(line.amount)
  return (
    <DecisionSheet
      title={t`Take this sum back?`}
      act={<Trans>Take the sum back</Trans>}
      tone="danger"
      decision={decision}
      isReady={reason.trim() !== ''}
      note={{ value: reason, onChange: setReason, label: t`What was wrong?` }}
      onClose={onClose}
    >
      <p>
        <Trans>
          {what}: {amount}
        </Trans>
      </p>
      <p className={quiet}>
        <Trans>It stays in the record and on the receipt, struck out. No money moves by it.</Trans>
      </p>
    </DecisionSheet>
  )
}
