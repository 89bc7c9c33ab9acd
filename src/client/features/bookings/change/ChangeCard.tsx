import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import { Clock } from 'lucide-react'
import type { ChangeRequest } from '#contract/booking-changes.ts'
import type { Booking } from '#contract/bookings.ts'
import { takeChangeBack } from '#client/api/booking-changes.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { useOnline } from '#client/api/connection.ts'
import { Badge } from '#client/ui/Badge/Badge.tsx'
import { Button } from '#client/ui/Button/Button.tsx'
import { card } from '#client/ui/Card/card.css.ts'
import { classes } from '#client/ui/classes.ts'
import { titleM } from '#client/ui/Text/text.css.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { actions, body, head, quiet, said } from './ChangeCard.css.ts'
import { ChangeLines } from './ChangeLines.tsx'
import { DifferenceText } from './DifferenceText.tsx'

/** Whoever has just asked is brought here. */
export const changeCardId = 'change-asked'

type ChangeCardProps = {
  booking: Booking
  change: ChangeRequest
  onAskAgain: () => void
  onWithdrawn: () => void
}

/** What the driver asked for and nobody has answered. */
export function ChangeCard({ booking, change, onAskAgain, onWithdrawn }: ChangeCardProps) {
  const { t } = useLingui()
  const dates = useDates()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => takeChangeBack(booking),
    onSuccess: () => {
      onWithdrawn()
      showToast({ kind: 'success', text: t`Your request was taken back. The booking stays as it is.` })
    },
  })
  const when = dates.dateTime(change.requestedAt)
  const { name: supplier } = booking.supplier
  return (
    <section
      id={changeCardId}
      className={classes(card, body)}
      tabIndex={-1}
      aria-labelledby={`${changeCardId}-title`}
    >
      <div className={head}>
        <h2 id={`${changeCardId}-title`} className={titleM}>
          <Trans>Change asked</Trans>
        </h2>
        <Badge tone="warning" icon={<Clock size={14} strokeWidth={2} aria-hidden />}>
          <Trans>Waiting for an answer</Trans>
        </Badge>
      </div>
      {error && <FormAlert key={failureCode(error)}>{failureText(failureCode(error))}</FormAlert>}
      <ChangeLines before={booking} after={change} />
      <p>
        <DifferenceText booking={booking} difference={change.difference} />
      </p>
      {change.note !== null && <p className={classes(quiet, said)}>{change.note}</p>}
      <p className={quiet}>
        <Trans>
          Asked on {when}. The booking stays as it is until {supplier} has answered.
        </Trans>
      </p>
      <div className={actions}>
        <Button tone="outline" busy={isPending} disabled={!isOnline} onClick={() => mutate()}>
          <Trans>Withdraw the request</Trans>
        </Button>
        <Button tone="quiet" disabled={!isOnline} aria-haspopup="dialog" onClick={onAskAgain}>
          <Trans>Ask for something else</Trans>
        </Button>
      </div>
      {!isOnline && (
        <p className={quiet}>
          <Trans>
            You are offline. Asking and withdrawing need a network; the supplier can also be called.
          </Trans>
        </p>
      )}
    </section>
  )
}
