import { useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeQuote } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Remark } from '#contract/text.ts'
import { instantOf, wallTimeOf } from '#domain/rental/period.ts'
import { askForChange } from '#client/api/bookings/booking-changes.ts'
import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { useOnline } from '#client/api/connection.ts'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { refusedBy } from '#client/components/form/problems.ts'
import { DifferenceText } from '#client/components/requests/ChangeLines.tsx'
import { ReasonField } from '#client/components/requests/ReasonSheet.tsx'
import { difference, foot, form } from '#client/components/requests/requests.css.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { TextField } from '#client/ui/Field/TextField.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { ChangePrice } from '#client/features/bookings/requests/ChangePrice.tsx'
import { useChangeDraft } from '#client/features/bookings/requests/useChangeDraft.ts'

type ExtendSheetProps = { booking: Booking; onClose: () => void; onAsked: () => void }

/** A later end of a car that is out, with what it costs before anything is asked. */
export function ExtendSheet({ booking, onClose, onAsked }: ExtendSheetProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isOnline = useOnline()
  const failureText = useFailureText()
  const end = useDates().dateTime(booking.to)
  const { name: supplier } = booking.supplier
  const changes = useChangeDraft(booking)
  const { draft, isNothing, isAsked, query, quoted, isOld } = changes
  const [note, setNote] = useState(booking.change?.note ?? '')
  const isLater = (instantOf(draft.to) ?? 0) > Date.parse(booking.to)
  const { mutate, isPending, error } = useMutation({
    mutationFn: (shown: ChangeQuote) => askForChange(booking, draft, shown, note.trim()),
    onSuccess: () => {
      onClose()
      onAsked()
      showToast({
        kind: 'success',
        text: t`We sent your request to ${supplier} and will tell you as soon as they answer.`,
      })
    },
    onError: () => {
      // What the screen says of the booking, its price and its car may no longer be so.
      void query.refetch()
      void client.invalidateQueries({ queryKey: bookingQueries.one(booking._id).queryKey })
    },
  })
  const isNew = !isNothing && !(isAsked && note.trim() === (booking.change?.note ?? ''))
  const isReady =
    isOnline && isLater && isNew && !isOld && quoted?.isFree === true && !refusedBy(Remark, note)
  return (
    <Sheet
      open
      onClose={onClose}
      side="drawer"
      title={t`Keep the car longer`}
      description={t`The car is due back on ${end} until ${supplier} has accepted.`}
      closeLabel={t`Close`}
      footer={
        <div className={foot}>
          <p className={difference} role="status" aria-busy={isOld && quoted !== undefined}>
            {!isLater ? (
              <Trans>Choose a later end.</Trans>
            ) : quoted === undefined ? (
              <Trans>The price is not known yet.</Trans>
            ) : quoted.isFree ? (
              <DifferenceText booking={booking} difference={quoted.difference} />
            ) : (
              <Trans>Somebody else has the car then. Call the agency.</Trans>
            )}
          </p>
          <Button
            size="l"
            full
            busy={isPending}
            disabled={!isReady && !isPending}
            onClick={() => {
              if (isReady && !isPending && quoted !== undefined) mutate(quoted)
            }}
          >
            {isOnline ? <Trans>Send the request</Trans> : <Trans>Waiting for network</Trans>}
          </Button>
        </div>
      }
    >
      <div className={form}>
        {error && <FormAlert key={failureCode(error)}>{failureText(failureCode(error))}</FormAlert>}
        <TextField
          label={t`Back on`}
          type="datetime-local"
          name="to"
          min={wallTimeOf(Date.parse(booking.to))}
          value={draft.to}
          onChange={(to) => {
            // An emptied field is no time.
            if (instantOf(to) !== null) changes.setPeriod({ from: draft.from, to })
          }}
          help={<Trans>Time of Douala.</Trans>}
        />
        {isLater && (
          <ChangePrice booking={booking} changes={changes} isOnline={isOnline} isAboutDates={false} />
        )}
        <ReasonField
          label={t`Note to ${supplier} (optional)`}
          name="note"
          rows={2}
          value={note}
          onChange={setNote}
        />
      </div>
    </Sheet>
  )
}
