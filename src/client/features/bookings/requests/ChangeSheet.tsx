import { useRef, useState } from 'react'
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeQuote } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { Remark } from '#contract/text.ts'
import { instantOf, wallTimeOf } from '#domain/rental/period.ts'
import type { Failure } from '#domain/failure.ts'
import { askForChange } from '#client/api/bookings/booking-changes.ts'
import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { DatesField } from '#client/components/dates/DatesField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { refusedBy } from '#client/components/form/problems.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { supplierQueries } from '#client/api/cars/suppliers.ts'
import { useTimeRules } from '#client/components/dates/useTimeRules.ts'
import { useClosedText } from '#client/components/place/useClosedText.ts'
import { ReasonField } from '#client/components/requests/ReasonSheet.tsx'
import { ChangeExtras } from './ChangeExtras.tsx'
import { ChangePrice } from './ChangePrice.tsx'
import { difference, foot, form } from '#client/components/requests/requests.css.ts'
import { DifferenceText } from '#client/components/requests/ChangeLines.tsx'
import { useChangeDraft } from './useChangeDraft.ts'

type ChangeSheetProps = { booking: Booking; onClose: () => void; onAsked: () => void }

/** Other dates or extras, with what they would cost before anything is asked. */
export function ChangeSheet({ booking, onClose, onAsked }: ChangeSheetProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isOnline = useOnline()
  const { name: supplier } = booking.supplier
  const changes = useChangeDraft(booking)
  const { draft, isNothing, isAsked, query, quoted, isOld } = changes
  const periodProblem = usePeriodProblem(booking, draft, query.error)
  const [note, setNote] = useState(booking.change?.note ?? '')
  const problem = refusedBy(Remark, note)
  const isOnWay = useRef(false)
  const refusal = useRefusal()
  const { mutate, isPending } = useMutation({
    mutationFn: (shown: ChangeQuote) => askForChange(booking, draft, shown, note.trim()),
    onSuccess: () => {
      onClose()
      onAsked()
      showToast({
        kind: 'success',
        text: t`We sent your request to ${supplier} and will tell you as soon as they answer.`,
      })
    },
    onError: (error) => {
      refusal.show(failureCode(error))
      // What the screen says of the booking, its price and its car may no longer be so.
      void query.refetch()
      void client.invalidateQueries({ queryKey: bookingQueries.one(booking._id).queryKey })
    },
    onSettled: () => {
      isOnWay.current = false
    },
  })
  const isNew = !isNothing && !(isAsked && note.trim() === (booking.change?.note ?? ''))
  const isReady = isOnline && isNew && !isOld && quoted?.isFree === true && !problem
  function send() {
    if (isOnWay.current || !isReady || quoted === undefined) return
    isOnWay.current = true
    refusal.clear()
    mutate(quoted)
  }
  return (
    <Sheet
      open
      onClose={onClose}
      side="drawer"
      title={t`Ask for a change`}
      description={t`Nothing changes until ${supplier} has accepted.`}
      closeLabel={t`Close`}
      footer={
        <div className={foot}>
          <p className={difference} role="status" aria-busy={isOld && quoted !== undefined}>
            {isNothing ? (
              <Trans>Nothing is changed yet.</Trans>
            ) : quoted === undefined ? (
              <Trans>The price is not known yet.</Trans>
            ) : quoted.isFree ? (
              <DifferenceText booking={booking} difference={quoted.difference} />
            ) : (
              <Trans>The car is not free for these dates.</Trans>
            )}
          </p>
          <Button size="l" full busy={isPending} disabled={!isReady && !isPending} onClick={send}>
            {isOnline ? <Trans>Send the request</Trans> : <Trans>Waiting for network</Trans>}
          </Button>
        </div>
      }
    >
      <div className={form}>
        {refusal.text !== null && <FormAlert key={refusal.key}>{refusal.text}</FormAlert>}
        <DatesField
          from={draft.from}
          to={draft.to}
          pl={booking.pickUp._id}
          dl={booking.dropOff._id}
          bookedFrom={wallTimeOf(Date.parse(booking.from))}
          onChange={changes.setPeriod}
          {...(periodProblem !== null && !isNothing && { error: periodProblem })}
        />
        <ChangeExtras booking={booking} draft={draft} onChange={changes.setExtra} />
        <ChangePrice
          booking={booking}
          changes={changes}
          isOnline={isOnline}
          isAboutDates={periodProblem !== null}
        />
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

/** Why a request was refused. Each refusal is announced, also the same one twice. */
function useRefusal() {
  const { t } = useLingui()
  const failureText = useFailureText()
  const [refused, setRefused] = useState<{ code: Failure; key: number } | null>(null)
  return {
    key: refused?.key ?? 0,
    text: refused === null ? null : textOf(refused.code),
    show: (code: Failure) => setRefused((before) => ({ code, key: (before?.key ?? 0) + 1 })),
    clear: () => setRefused(null),
  }

  function textOf(code: Failure): string {
    switch (code) {
      case 'price-changed':
        return t`The price has changed. Check the new total, then send your request again.`
      case 'car-taken':
        return t`Someone has just booked the car for these dates. We kept your choice: other dates may be free.`
      case 'offline':
        return t`You are offline. We kept your choice: send it again once you are online.`
      default:
        return failureText(code)
    }
  }
}

const aboutDates: ReadonlySet<Failure> = new Set([
  'pick-up-too-soon',
  'pick-up-too-far',
  'outside-hours',
  'place-closed',
  'drop-off-before-pick-up',
  'rental-too-short',
  'rental-too-long',
  'below-minimum-days',
  'too-young',
  'too-young-for-car',
])

/** What a refused quote says about the dates, for the field they are in; null when it is about something else. */
function usePeriodProblem(
  booking: Booking,
  { from, to }: { from: string; to: string },
  error: Error | null,
): string | null {
  const closedText = useClosedText()
  const failureText = useFailureText()
  const rules = useTimeRules()
  const supplier = useQuery(supplierQueries.all()).data?.find(({ _id }) => _id === booking.supplier._id)
  const code = error === null ? null : failureCode(error)
  if (code === null || !aboutDates.has(code)) return null
  if (code === 'place-closed') {
    const period = { from: instantOf(from) ?? 0, to: instantOf(to) ?? 0 }
    // A time that stays was agreed: only what moves is asked about.
    const pickUp = period.from === Date.parse(booking.from) ? null : booking.pickUp
    const closed = closedText(period, { pickUp, dropOff: booking.dropOff })
    if (closed !== null) return closed
  }
  const counts: Partial<Record<Failure, number | undefined>> = {
    'pick-up-too-soon': rules.minPickupHours,
    'rental-too-short': rules.minRentalHours,
    'below-minimum-days': supplier?.minimumRentalDays,
  }
  return failureText(code, counts[code])
}
