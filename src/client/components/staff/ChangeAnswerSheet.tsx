import { useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeRequest } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { acceptAskedChange, declineAskedChange } from '#client/api/bookings/booking-decisions.ts'
import { ChangeLines } from '#client/components/requests/ChangeLines.tsx'
import { focusTitle } from '#client/components/requests/RequestCard.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from './DecisionSheet.tsx'
import { DueText } from './CancellationFacts.tsx'
import { quiet } from '#client/components/requests/requests.css.ts'

type ChangeAnswerSheetProps = {
  booking: Booking
  change: ChangeRequest
  answer: 'accept' | 'decline'
  onClose: () => void
}

export function ChangeAnswerSheet({ booking, change, answer, onClose }: ChangeAnswerSheetProps) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const renewed = useRefetchBooking(booking._id)
  const { fullName: driver } = booking.driver
  const isAccepting = answer === 'accept'
  const decision = useDecision({
    decide: () => (isAccepting ? acceptAskedChange : declineAskedChange)(booking, change, note.trim()),
    done: isAccepting
      ? t`The booking is changed. We let ${driver} know.`
      : t`The booking stays as it is. We let ${driver} know.`,
    onDone: () => {
      onClose()
      focusTitle()
    },
    onRefused: renewed,
  })
  return (
    <DecisionSheet
      title={isAccepting ? t`Accept the change?` : t`Decline the change?`}
      act={isAccepting ? <Trans>Accept the change</Trans> : <Trans>Decline the change</Trans>}
      decision={decision}
      note={{ value: note, onChange: setNote }}
      refusals={{ 'car-taken': t`Someone has just booked the car for these dates. Nothing was changed.` }}
      onClose={onClose}
    >
      {isAccepting ? (
        <>
          <ChangeLines before={booking} after={change} />
          <p>
            <DueText booking={booking} total={change.total} />
          </p>
        </>
      ) : (
        <p className={quiet}>
          <Trans>The dates, the extras and the price stay as they are. {driver} may ask again.</Trans>
        </p>
      )}
    </DecisionSheet>
  )
}
