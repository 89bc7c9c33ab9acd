import { useRef, useState } from 'react'
import { useMutation } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { Booking } from '#contract/bookings/bookings.ts'
import { askForCancellation } from '#client/api/bookings/cancellations.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { queueRequest } from '#client/mutations/requests.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useOnline } from '#client/api/connection.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { hint } from '#client/components/requests/requests.css.ts'

type CancelSheetProps = { booking: Booking; now: number; onClose: () => void }

/** Names the rule and the deadline that apply at this minute, before anything is asked. */
export function CancelSheet({ booking, now, onClose }: CancelSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const [reason, setReason] = useState('')
  const isOnWay = useRef(false)
  const { mutate, error, isPending } = useMutation({
    mutationFn: async () => {
      if (isOnline) await askForCancellation(booking, reason.trim())
      else await queueRequest({ kind: 'cancellation', booking: booking._id, reason: reason.trim() })
      return isOnline
    },
    onSuccess: (isSent) => {
      onClose()
      if (!isSent) return
      showToast({
        kind: 'success',
        text: t`Your cancel request has been submitted. We will contact you to finalize the cancellation procedure.`,
      })
    },
    onSettled: () => {
      isOnWay.current = false
    },
  })
  function send() {
    if (isOnWay.current) return
    isOnWay.current = true
    mutate()
  }
  return (
    <ReasonSheet
      title={t`Ask to cancel`}
      action={isOnline ? <Trans>Send the request</Trans> : <Trans>Send when I am online</Trans>}
      isBusy={isPending}
      failure={error && { text: failureText(failureCode(error)), key: 0 }}
      reason={{ label: t`Reason (optional)`, name: 'reason', rows: 3, value: reason, onChange: setReason }}
      onSend={send}
      onClose={onClose}
    >
      <p>
        <CancellationNote
          from={Date.parse(booking.from)}
          extras={booking.extras}
          payment={booking.payment}
          now={now}
        />
      </p>
      {!isOnline && (
        <p className={hint} role="status">
          <Trans>
            You are offline. We send the request as soon as you are back online. The time it arrives counts:
            to be sure, call the agency.
          </Trans>
        </p>
      )}
      <p className={hint}>
        <Trans>Your booking stays as it is until the agency has answered.</Trans>
      </p>
    </ReasonSheet>
  )
}
