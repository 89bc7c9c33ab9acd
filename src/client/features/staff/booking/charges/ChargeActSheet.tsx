import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { strikeCharge, upholdCharge } from '#client/api/bookings/staff-charges.ts'
import { chargeLabels } from '#client/components/inspections/charges/charge-labels.ts'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { note, quiet } from '../booking.css.ts'
import type { ChargeAct, StaffCharge } from './staff-charge.ts'

type ChargeActSheetProps = {
  booking: StaffBooking
  act: ChargeAct
  line: StaffCharge
  onClose: () => void
}

/** A line is struck, or its driver, who does not accept it, is answered. */
export function ChargeActSheet({ booking, act, line, onClose }: ChargeActSheetProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const { fullName } = booking.driver
  const words = {
    strike: {
      title: t`Strike this line?`,
      act: t`Strike the line`,
      done: t`The line is struck.`,
      label: t`What was wrong?`,
      about: t`It is due no longer. What was paid for it is to be handed back. ${fullName} reads why.`,
    },
    uphold: {
      title: t`Uphold this line?`,
      act: t`Uphold the line`,
      done: t`The line is due. ${fullName} reads your answer.`,
      label: t`Your answer to ${fullName}`,
      about: t`It is due again, and cannot be contested a second time.`,
    },
    'let-go': {
      title: t`Let this line go?`,
      act: t`Let the line go`,
      done: t`The line is struck. ${fullName} reads your answer.`,
      label: t`Your answer to ${fullName}`,
      about: t`It is struck, and never due.`,
    },
  }[act]
  const decision = useDecision({
    decide: () => (act === 'uphold' ? upholdCharge : strikeCharge)(booking._id, line._id, text.trim()),
    done: words.done,
    onDone: onClose,
    onRefused: useRefetchBooking(booking._id),
  })
  const what = t(chargeLabels[line.kind])
  const amount = useFrancs()(line.amount)
  return (
    <DecisionSheet
      title={words.title}
      act={words.act}
      tone={act === 'strike' ? 'danger' : 'primary'}
      decision={decision}
      isReady={text.trim() !== ''}
      note={{ value: text, onChange: setText, label: words.label }}
      onClose={onClose}
    >
      <p>
        <Trans>
          {what}: {amount}
        </Trans>
      </p>
      {line.refusal !== null && (
        <p className={note}>
          <Trans>The driver: {line.refusal}</Trans>
        </p>
      )}
      <p className={quiet}>{words.about}</p>
    </DecisionSheet>
  )
}
