import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { answerContest } from '#client/api/bookings/staff-charges.ts'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { note, quiet } from '../booking.css.ts'

type AnswerSheetProps = { booking: StaffBooking; reason: string | null; onClose: () => void }

/** One answer to what the driver contests of the record. */
export function AnswerSheet({ booking, reason, onClose }: AnswerSheetProps) {
  const { t } = useLingui()
  const [answer, setAnswer] = useState('')
  const { fullName } = booking.driver
  const decision = useDecision({
    decide: () => answerContest(booking._id, answer.trim()),
    done: t`Answered. We let ${fullName} know.`,
    onDone: onClose,
    onRefused: useRefetchBooking(booking._id),
  })
  return (
    <DecisionSheet
      title={t`Answer ${fullName}`}
      act={<Trans>Send the answer</Trans>}
      decision={decision}
      isReady={answer.trim() !== ''}
      note={{ value: answer, onChange: setAnswer, label: t`Your answer to ${fullName}` }}
      onClose={onClose}
    >
      <p className={note}>{reason}</p>
      <p className={quiet}>
        <Trans>One answer, which the driver reads in the booking. Charges are decided line by line.</Trans>
      </p>
    </DecisionSheet>
  )
}
