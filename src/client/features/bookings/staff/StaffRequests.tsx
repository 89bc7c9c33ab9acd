import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import { useQuery } from '@tanstack/react-query'
import type { ChangeRequest } from '#contract/booking-changes.ts'
import type { Booking } from '#contract/bookings.ts'
import { isAmendmentFree } from '#domain/booking/change.ts'
import { ChangeLines } from '#client/features/bookings/requests/ChangeLines.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useOnline } from '#client/api/connection.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { staffActions, body, head, quiet, said } from '#client/features/bookings/requests/requests.css.ts'
import { declineAskedCancellation, decisionQueries } from '#client/api/booking-decisions.ts'
import { focusTitle } from '#client/features/bookings/detail/focus.ts'
import { DueText, CancellationFacts } from './CancellationFacts.tsx'
import { DecisionSheet } from './DecisionSheet.tsx'
import { useDecision, useRefetchBooking } from './useDecision.ts'

const ChangeAnswerSheet = lazy(async () => ({
  default: (await import('./ChangeAnswerSheet.tsx')).ChangeAnswerSheet,
}))

type ChangeRequestCardProps = { booking: Booking; change: ChangeRequest }

/** What the driver asks for, and the two answers. */
export function ChangeRequestCard({ booking, change }: ChangeRequestCardProps) {
  const { t } = useLingui()
  const dates = useDates()
  const isOnline = useOnline()
  const [answer, setAnswer] = useState<'accept' | 'decline' | null>(null)
  const when = dates.dateTime(change.requestedAt)
  const { fullName: driver } = booking.driver
  return (
    <section className={classes(card, body)} aria-labelledby="staff-change">
      <div className={head}>
        <h2 id="staff-change" className={titleM}>
          <Trans>Change asked</Trans>
        </h2>
        <Badge tone="warning" icon={<Clock size={14} strokeWidth={2} aria-hidden />}>
          <Trans>Waiting for your answer</Trans>
        </Badge>
      </div>
      <p className={quiet}>
        <Trans>
          {driver} asked on {when}.
        </Trans>
      </p>
      <ChangeLines before={booking} after={change} />
      <p>
        <DueText booking={booking} total={change.total} />
      </p>
      {change.note !== null && <blockquote className={said}>{change.note}</blockquote>}
      <p className={quiet}>
        {isAmendmentFree(booking) ? (
          <Trans>Changes are free for this booking.</Trans>
        ) : (
          <Trans>Changes of this booking are under conditions: you decide.</Trans>
        )}
      </p>
      <div className={staffActions}>
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
      </div>
      {answer !== null && (
        <Suspense fallback={<span role="status" aria-label={t`Loading`} />}>
          <ChangeAnswerSheet
            booking={booking}
            change={change}
            answer={answer}
            onClose={() => setAnswer(null)}
          />
        </Suspense>
      )}
    </section>
  )
}

type CancellationRequestProps = { booking: Booking; onCancel: () => void }

/** What the driver asks for, the rule that applies now, and the two answers. */
export function CancellationRequest({ booking, onCancel }: CancellationRequestProps) {
  const dates = useDates()
  const isOnline = useOnline()
  const [isDeclining, setIsDeclining] = useState(false)
  const cancellation = useQuery(decisionQueries.cancellation(booking._id)).data
  const { fullName: driver } = booking.driver
  const when = cancellation?.requestedAt ? dates.dateTime(cancellation.requestedAt) : null
  return (
    <section className={classes(card, body)} aria-labelledby="staff-cancellation">
      <div className={head}>
        <h2 id="staff-cancellation" className={titleM}>
          <Trans>Cancellation asked</Trans>
        </h2>
        <Badge tone="warning" icon={<Clock size={14} strokeWidth={2} aria-hidden />}>
          <Trans>Waiting for your answer</Trans>
        </Badge>
      </div>
      {when !== null && (
        <p className={quiet}>
          <Trans>
            {driver} asked on {when}.
          </Trans>
        </p>
      )}
      {cancellation?.reason && <blockquote className={said}>{cancellation.reason}</blockquote>}
      <CancellationFacts cancellation={cancellation} />
      <div className={staffActions}>
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
      </div>
      {isDeclining && <DeclineCancellationSheet booking={booking} onClose={() => setIsDeclining(false)} />}
    </section>
  )
}

function DeclineCancellationSheet({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const renewed = useRefetchBooking(booking._id)
  const { fullName: driver } = booking.driver
  const decision = useDecision({
    decide: () => declineAskedCancellation(booking._id, note.trim()),
    done: t`The booking stays as it is, and ${driver} is told.`,
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
      <p className={quiet}>
        <Trans>The booking and what was paid stay as they are. {driver} may ask again.</Trans>
      </p>
    </DecisionSheet>
  )
}
