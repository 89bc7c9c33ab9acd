import { lazy, Suspense, useState } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { ChangeRequest } from '#contract/booking-changes.ts'
import type { Booking } from '#contract/bookings.ts'
import { isAmendmentFree } from '#domain/booking/change.ts'
import { ChangeLines } from '#client/features/bookings/change/ChangeLines.tsx'
import { useDates } from '#client/i18n/format.ts'
import { useOnline } from '#client/api/connection.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { DueText } from './DueText.tsx'
import { actions, body, head, quiet, said } from './Staff.css.ts'

const ChangeAnswerSheet = lazy(async () => ({
  default: (await import('./ChangeAnswerSheet.tsx')).ChangeAnswerSheet,
}))

type ChangeAskedProps = { booking: Booking; change: ChangeRequest }

/** What the driver asks for, and the two answers. */
export function ChangeAsked({ booking, change }: ChangeAskedProps) {
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
      <div className={actions}>
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
