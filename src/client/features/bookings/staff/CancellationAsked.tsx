import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { Booking } from '#contract/bookings.ts'
import { declineAskedCancellation, decisionQueries } from '#client/api/booking-decisions.ts'
import { useDates } from '#client/i18n/format.ts'
import { useOnline } from '#client/api/connection.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { CancellationFacts } from './CancellationFacts.tsx'
import { focusTitle } from '#client/features/bookings/one/focus-part.ts'
import { DecisionSheet } from './DecisionSheet.tsx'
import { actions, body, head, quiet, said } from './Staff.css.ts'
import { useDecision } from './useDecision.ts'
import { useRenewed } from './useRenewed.ts'

type CancellationAskedProps = { booking: Booking; onCancel: () => void }

/** What the driver asks for, the rule that applies now, and the two answers. */
export function CancellationAsked({ booking, onCancel }: CancellationAskedProps) {
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
      <div className={actions}>
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
      {isDeclining && <DeclineSheet booking={booking} onClose={() => setIsDeclining(false)} />}
    </section>
  )
}

function DeclineSheet({ booking, onClose }: { booking: Booking; onClose: () => void }) {
  const { t } = useLingui()
  const [note, setNote] = useState('')
  const renewed = useRenewed(booking._id)
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
