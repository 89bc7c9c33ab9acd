import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { reverseDeposit } from '#client/api/bookings/deposit.ts'
import { depositKindLabels } from '#client/components/booking/payments/deposit-labels.ts'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { quiet } from '../booking.css.ts'
import type { ShownLine } from './ledger-of.ts'

type ReverseSheetProps = { booking: StaffBooking; line: ShownLine; onClose: () => void }

/** A line that was typed wrong is taken back; the right one is written anew. */
export function ReverseSheet({ booking, line, onClose }: ReverseSheetProps) {
  const { t } = useLingui()
  const [reason, setReason] = useState('')
  const decision = useDecision({
    decide: () => reverseDeposit(booking._id, line.id, reason.trim()),
    done: t`Corrected. Write down what is right now.`,
    onDone: onClose,
    onRefused: useRefetchBooking(booking._id),
  })
  const what = t(depositKindLabels[line.kind])
  const amount = useFrancs()(line.amount)
  return (
    <DecisionSheet
      title={t`Take this line back?`}
      act={<Trans>Take the line back</Trans>}
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
        <Trans>The line stays in the record, struck out. No money moves by it.</Trans>
      </p>
    </DecisionSheet>
  )
}
