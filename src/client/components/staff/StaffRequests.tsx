import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ChangeRequest } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { isAmendmentFree } from '#domain/booking/change.ts'
import { InlineFailure } from '#client/components/LoadFailure.tsx'
import { ChangeLines } from '#client/components/requests/ChangeLines.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Text } from '#client/ui/Text/Text.tsx'
import { quiet, quotation } from '#client/components/requests/requests.css.ts'
import { RequestCard, focusTitle } from '#client/components/requests/RequestCard.tsx'
import { declineAskedCancellation, decisionQueries } from '#client/api/bookings/booking-decisions.ts'
import { DueText, CancellationFacts } from './CancellationFacts.tsx'
import { DecisionSheet, useDecision, useRefetchBooking } from './DecisionSheet.tsx'

const ChangeAnswerSheet = lazy(async () => ({
  default: (await import('./ChangeAnswerSheet.tsx')).ChangeAnswerSheet,
}))

type ChangeRequestCardProps = { booking: Booking; change: ChangeRequest }

/** What the driver asks for, and the two answers. */
export function ChangeRequestCard({ booking, change }: ChangeRequestCardProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const [answer, setAnswer] = useState<'accept' | 'decline' | null>(null)
  return (
    <RequestCard
      id="staff-change"
      title={<Trans>Change requested</Trans>}
      status={<Trans>Waiting for your answer</Trans>}
      actions={
        <>
          <Button disabled={!isOnline} aria-haspopup="dialog" onClick={() => setAnswer('accept')}>
            <Trans>Accept</Trans>
          </Button>
          <Button
            tone="outline"
            disabled={!isOnline}
            aria-haspopup="dialog"
            onClick={() => setAnswer('decline')}
          >
            <Trans>Decline</Trans>
          </Button>
        </>
      }
      footer={
        answer !== null && (
          <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
            <ChangeAnswerSheet
              booking={booking}
              change={change}
              answer={answer}
              onClose={() => setAnswer(null)}
            />
          </Suspense>
        )
      }
    >
      <RequestedBy driver={booking.driver.fullName} at={change.requestedAt} />
      <ChangeLines before={booking} after={change} />
      <p>
        <DueText booking={booking} total={change.total} />
      </p>
      {change.note !== null && <blockquote className={quotation}>{change.note}</blockquote>}
      <Text size="bodyS" tone="secondary">
        {isAmendmentFree(booking) ? (
          <Trans>Changes are free for this booking.</Trans>
        ) : (
          <Trans>Changes of this booking are under conditions: you decide.</Trans>
        )}
      </Text>
    </RequestCard>
  )
}

function RequestedBy({ driver, at }: { driver: string; at: string }) {
  const when = useDates().dateTime(at)
  return (
    <Text size="bodyS" tone="secondary">
      <Trans>
        {driver} asked on {when}.
      </Trans>
    </Text>
  )
}

type CancellationRequestProps = { booking: Booking; onCancel: () => void }

/** What the driver asks for, the rule that applies now, and the two answers. */
export function CancellationRequest({ booking, onCancel }: CancellationRequestProps) {
  const isOnline = useOnline()
  const [isDeclining, setIsDeclining] = useState(false)
  const query = useQuery(decisionQueries.cancellation(booking._id))
  const { data: cancellation } = query
  return (
    <RequestCard
      id="staff-cancellation"
      title={<Trans>Cancellation requested</Trans>}
      status={<Trans>Waiting for your answer</Trans>}
      actions={
        <>
          <Button tone="danger" disabled={!isOnline} aria-haspopup="dialog" onClick={onCancel}>
            <Trans>Cancel this booking</Trans>
          </Button>
          <Button
            tone="outline"
            disabled={!isOnline}
            aria-haspopup="dialog"
            onClick={() => setIsDeclining(true)}
          >
            <Trans>Keep the booking</Trans>
          </Button>
        </>
      }
      footer={
        isDeclining && <DeclineCancellationSheet booking={booking} onClose={() => setIsDeclining(false)} />
      }
    >
      {cancellation?.requestedAt && (
        <RequestedBy driver={booking.driver.fullName} at={cancellation.requestedAt} />
      )}
      {cancellation?.reason && <blockquote className={quotation}>{cancellation.reason}</blockquote>}
      {cancellation !== undefined || (isOnline && !query.isError) ? (
        <CancellationFacts cancellation={cancellation} />
      ) : isOnline ? (
        <InlineFailure query={query} role="alert" />
      ) : (
        <p className={quiet}>
          <Trans>The rule and the refund show once there is a network.</Trans>
        </p>
      )}
    </RequestCard>
  )
}

function DeclineCancellationSheet({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const renewed = useRefetchBooking(booking._id)
  const { fullName: driver } = booking.driver
  const decision = useDecision({
    decide: () => declineAskedCancellation(booking, note.trim()),
    done: t`The booking stays as it is. We let ${driver} know.`,
    onDone: () => {
      onClose()
      focusTitle()
    },
    onRefused: renewed,
  })
  return (
    <DecisionSheet
      title={t`Keep the booking?`}
      act={<Trans>Decline the cancellation</Trans>}
      decision={decision}
      note={{ value: note, onChange: setNote }}
      onClose={onClose}
    >
      <Text size="bodyS" tone="secondary">
        <Trans>The booking and what was paid stay as they are. {driver} may ask again.</Trans>
      </Text>
    </DecisionSheet>
  )
}
