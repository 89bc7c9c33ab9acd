import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { declareNoShow, writeNote } from '#client/api/bookings/staff-acts.ts'
import { DecisionSheet, useDecision, useRefetchBooking } from '#client/components/staff/DecisionSheet.tsx'
import { quiet } from './booking.css.ts'

type ActSheetProps = { booking: StaffBooking; onClose: () => void }

/** The driver never came. */
export function NoShowSheet({ booking, onClose }: ActSheetProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const renew = useRefetchBooking(booking._id)
  const { fullName } = booking.driver
  const decision = useDecision({
    decide: () => declareNoShow(booking._id, note.trim()),
    done: t`The booking is cancelled as a no-show.`,
    onDone: onClose,
    onRefused: renew,
  })
  return (
    <DecisionSheet
      title={t`Driver did not come?`}
      act={<Trans>Cancel as a no-show</Trans>}
      tone="danger"
      decision={decision}
      note={{ value: note, onChange: setNote }}
      onClose={onClose}
    >
      <p className={quiet}>
        <Trans>
          The car is free again at once. We let {fullName} know. No money is refunded. This cannot be undone.
        </Trans>
      </p>
    </DecisionSheet>
  )
}

/** A note that only staff read. */
export function NoteSheet({ booking, onClose }: ActSheetProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const decision = useDecision({
    decide: () => writeNote(booking._id, note.trim()),
    done: t`The note is in the history.`,
    onDone: onClose,
  })
  return (
    <DecisionSheet
      title={t`Write a note`}
      act={<Trans>Save the note</Trans>}
      decision={decision}
      isReady={note.trim() !== ''}
      note={{ value: note, onChange: setNote }}
      onClose={onClose}
    >
      <p className={quiet}>
        <Trans>Only staff read it, never the driver.</Trans>
      </p>
    </DecisionSheet>
  )
}
