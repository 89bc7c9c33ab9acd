import { useRef, useState } from 'react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ChangeQuote } from '#contract/booking-changes.ts'
import type { Booking } from '#contract/bookings.ts'
import { Remark } from '#contract/text.ts'
import { wallTimeOf } from '#domain/rental/period.ts'
import { askForChange } from '#client/api/booking-changes.ts'
import { bookingQueries } from '#client/api/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { DatesField } from '#client/components/dates/DatesField.tsx'
import { FormAlert } from '#client/components/form/FormAlert.tsx'
import { refusedBy, useProblemText } from '#client/components/form/problems.ts'
import { useOnline } from '#client/api/connection.ts'
import { Button } from '#client/ui/Button/Button.tsx'
import { Sheet } from '#client/ui/Sheet/Sheet.tsx'
import { TextArea } from '#client/ui/Field/TextArea.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { ChangeExtras } from './ChangeExtras.tsx'
import { ChangePrice } from './ChangePrice.tsx'
import { difference, foot, form } from './ChangeSheet.css.ts'
import { DifferenceText } from './DifferenceText.tsx'
import { usePeriodProblem } from './usePeriodProblem.ts'
import { useRefusal } from './useRefusal.ts'
import { useWish } from './useWish.ts'

const longest = 1000

type ChangeSheetProps = { booking: Booking; onClose: () => void; onAsked: () => void }

/** Other dates or extras, with what they would cost before anything is asked. */
export function ChangeSheet({ booking, onClose, onAsked }: ChangeSheetProps) {
  const { t } = useLingui()
  const client = useQueryClient()
  const isOnline = useOnline()
  const problemText = useProblemText()
  const { name: supplier } = booking.supplier
  const wished = useWish(booking)
  const { wish, isNothing, isAsked, query, quoted, isOld } = wished
  const periodProblem = usePeriodProblem(booking, query.error)
  const [note, setNote] = useState(booking.change?.note ?? '')
  const problem = refusedBy(Remark, note)
  const isOnWay = useRef(false)
  const refusal = useRefusal()
  const { mutate, isPending } = useMutation({
    mutationFn: (shown: ChangeQuote) => askForChange(booking, wish, shown, note.trim()),
    onSuccess: () => {
      onClose()
      onAsked()
      showToast({
        kind: 'success',
        text: t`Your request was sent to ${supplier}. We tell you as soon as there is an answer.`,
      })
    },
    onError: (error) => {
      refusal.say(failureCode(error))
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
  const left = `${note.length} / ${longest}`
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
          from={wish.from}
          to={wish.to}
          standing={wallTimeOf(Date.parse(booking.from))}
          onChange={wished.setPeriod}
          {...(periodProblem !== null && !isNothing && { error: periodProblem })}
        />
        <ChangeExtras booking={booking} wish={wish} onChange={wished.setExtra} />
        <ChangePrice
          booking={booking}
          wished={wished}
          isOnline={isOnline}
          isAboutDates={periodProblem !== null}
        />
        <TextArea
          label={t`Note to ${supplier} (optional)`}
          name="note"
          rows={2}
          value={note}
          onChange={setNote}
          count={left}
          error={problem && problemText(problem)}
        />
      </div>
    </Sheet>
  )
}
