import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { ChangeRequest } from '#contract/bookings/booking-changes.ts'
import { isAmendmentFree } from '#domain/booking/change.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { takeChangeBack } from '#client/api/bookings/booking-changes.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { Text } from '#client/ui/Text/Text.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { ChangeLines, DifferenceText } from '#client/components/requests/ChangeLines.tsx'
import { quotation } from '#client/components/requests/requests.css.ts'
import { RequestCard } from '#client/components/requests/RequestCard.tsx'

type ChangeSectionProps = { booking: Booking; onAsk: () => void }

/** What changing means for this booking, and the way to ask for it; a driver asks, staff decide. */
export function ChangeSection({ booking, onAsk }: ChangeSectionProps) {
  const isOnline = useOnline()
  const { name: supplier } = booking.supplier
  if (booking.cancelRequested)
    return (
      <p>
        <Trans>Cancellation requested. You cannot change anything until {supplier} answers.</Trans>
      </p>
    )
  return (
    <>
      <p>
        <AmendmentNote booking={booking} />
      </p>
      <div>
        <Button tone="outline" disabled={!isOnline} aria-haspopup="dialog" onClick={onAsk}>
          <Trans>Ask for a change</Trans>
        </Button>
      </div>
      {!isOnline && (
        <Text size="bodyS" tone="secondary">
          <Trans>You are offline. Connect to send a request, or call the agency.</Trans>
        </Text>
      )}
    </>
  )
}

/** The focus goes here after a request was sent. */
export const pendingChangeId = 'change-asked'

type PendingChangeProps = {
  booking: Booking
  change: ChangeRequest
  onAskAgain: () => void
  onWithdrawn: () => void
}

/** The driver's unanswered change request. */
export function PendingChange({ booking, change, onAskAgain, onWithdrawn }: PendingChangeProps) {
  const { t } = useLingui()
  const dates = useDates()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => takeChangeBack(booking),
    onSuccess: () => {
      onWithdrawn()
      showToast({ kind: 'success', text: t`You withdrew your request. The booking stays as it is.` })
    },
  })
  const when = dates.dateTime(change.requestedAt)
  const { name: supplier } = booking.supplier
  return (
    <RequestCard
      id={pendingChangeId}
      title={<Trans>Change requested</Trans>}
      status={<Trans>Waiting for an answer</Trans>}
      actions={
        <>
          <Button tone="outline" busy={isPending} disabled={!isOnline} onClick={() => mutate()}>
            <Trans>Withdraw the request</Trans>
          </Button>
          <Button tone="quiet" disabled={!isOnline} aria-haspopup="dialog" onClick={onAskAgain}>
            <Trans>Ask for something else</Trans>
          </Button>
        </>
      }
      footer={
        !isOnline && (
          <Text size="bodyS" tone="secondary">
            <Trans>You are offline. Connect to send or withdraw a request, or call the agency.</Trans>
          </Text>
        )
      }
    >
      {error && <FormAlert key={failureCode(error)}>{failureText(failureCode(error))}</FormAlert>}
      <ChangeLines before={booking} after={change} />
      <p>
        <DifferenceText booking={booking} difference={change.difference} />
      </p>
      {change.note !== null && (
        <Text size="bodyS" tone="secondary" className={quotation}>
          {change.note}
        </Text>
      )}
      <Text size="bodyS" tone="secondary">
        <Trans>
          Requested on {when}. The booking stays as it is until {supplier} has answered.
        </Trans>
      </Text>
    </RequestCard>
  )
}

/** Whether changing costs anything of its own, before a price is asked for. */
function AmendmentNote({ booking }: { booking: Booking }) {
  const { name: supplier } = booking.supplier
  if (isAmendmentFree(booking))
    return (
      <Trans>
        Ask for other dates or extras free of charge until pick-up; only the rental price may change.
      </Trans>
    )
  return (
    <Trans>Ask for other dates or extras until pick-up. {supplier} decides, and conditions may apply.</Trans>
  )
}
