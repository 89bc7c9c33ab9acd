import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { cancelBooking, decisionQueries } from '#client/api/bookings/booking-decisions.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { useFrancs } from '#client/i18n/money.ts'
import { CancellationFacts } from './CancellationFacts.tsx'
import { AmountField } from '#client/components/form/AmountField.tsx'
import { focusTitle } from '#client/components/requests/RequestCard.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from './DecisionSheet.tsx'
import { quiet } from '#client/components/requests/requests.css.ts'
import { readAmount } from './typed-amount.ts'
import { useRefundLimits } from './useRefundLimits.ts'

type CancelBookingSheetProps = {
  booking: Booking & Partial<Pick<StaffBooking, 'rights'>>
  onClose: () => void
}

/** Cancels with the refund that the rule proposes, or another one that who may give money back decides on. */
export function CancelBookingSheet({ booking, onClose }: CancelBookingSheetProps) {
  const { t } = useLingui()
  const francs = useFrancs()
  const failureText = useFailureText()
  const query = useQuery(decisionQueries.cancellation(booking._id))
  const renewed = useRefetchBooking(booking._id)
  const [typed, setTyped] = useState<string | null>(null)
  const [note, setNote] = useState('')
  const cancellation = query.data
  const [typedAtCounter, setTypedAtCounter] = useState<string | null>(null)
  const text = typed ?? String(cancellation?.proposedRefund ?? '')
  const textAtCounter = typedAtCounter ?? String(cancellation?.proposedAtCounter ?? '')
  const { refund, problem } = refundIn(text, cancellation?.refundable)
  const mayGiveBack = booking.rights?.includes('give-money-back')
  const tooSmall = useRefundLimits(booking._id, mayGiveBack ?? false)(refund ?? 0)
  const { refund: counterRefund, problem: counterProblem } = refundIn(
    textAtCounter,
    cancellation?.refundableAtCounter,
  )
  // Another address of the same booking does not say what its reader may: the server does.
  const mayDecide = mayGiveBack ?? true
  const isForOthers = !mayDecide && (refund ?? 0) + (counterRefund ?? 0) > 0
  const isReady =
    refund !== null &&
    problem === null &&
    tooSmall === null &&
    counterRefund !== null &&
    counterProblem === null &&
    !isForOthers
  const { fullName: driver } = booking.driver
  const back = francs((refund ?? 0) + (counterRefund ?? 0))
  const decision = useDecision({
    decide: () =>
      cancelBooking(booking, { refund: refund ?? 0, counterRefund: counterRefund ?? 0 }, note.trim()),
    done: t`The booking is cancelled. We let ${driver} know.`,
    onDone: () => {
      onClose()
      focusTitle()
    },
    onRefused: () => {
      renewed()
      void query.refetch()
    },
  })
  return (
    <DecisionSheet
      hasLateContent
      title={t`Cancel this booking?`}
      act={
        !isReady ? (
          <Trans>Cancel this booking</Trans>
        ) : refund + counterRefund > 0 ? (
          <Trans>Cancel and give back {back}</Trans>
        ) : (
          <Trans>Cancel without a refund</Trans>
        )
      }
      tone="danger"
      decision={decision}
      isReady={isReady}
      note={{ value: note, onChange: setNote }}
      onClose={onClose}
    >
      <p className={quiet}>
        <Trans>The car is free again at once. We let {driver} know. This cannot be undone.</Trans>
      </p>
      {query.isError && cancellation === undefined ? (
        <div>
          <p>{failureText(failureCode(query.error))}</p>
          <Button tone="outline" onClick={() => void query.refetch()}>
            <Trans>Retry</Trans>
          </Button>
        </div>
      ) : (
        <CancellationFacts cancellation={cancellation} />
      )}
      {isForOthers && (
        <p>
          <Trans>Only an owner of your fleet can cancel this booking, because money is refunded.</Trans>
        </p>
      )}
      {mayDecide && cancellation !== undefined && cancellation.refundable > 0 && (
        <AmountField
          label={t`Refund`}
          name="refund"
          value={text}
          onChange={setTyped}
          error={problem === null ? (tooSmall ?? undefined) : failureText(problem)}
          help={<Trans>Refunded the way it was paid. Enter from 0 to the amount paid online.</Trans>}
        />
      )}
      {mayDecide && cancellation !== undefined && cancellation.refundableAtCounter > 0 && (
        <AmountField
          label={t`To hand back at the counter`}
          name="counterRefund"
          value={textAtCounter}
          onChange={setTypedAtCounter}
          error={counterProblem === null ? undefined : failureText(counterProblem)}
          help={<Trans>The driver collects it in person. Record it here once you hand it back.</Trans>}
        />
      )}
    </DecisionSheet>
  )
}

function refundIn(text: string, most: number | undefined) {
  if (most === undefined) return { refund: null, problem: null }
  const refund = readAmount(text)
  if (refund === null)
    return { refund, problem: text.trim() === '' ? ('required' as const) : ('invalid-input' as const) }
  return { refund, problem: refund > most ? ('more-than-due' as const) : null }
}
