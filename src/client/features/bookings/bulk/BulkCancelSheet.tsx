import { useState } from 'react'
import { useQueries } from '@tanstack/react-query'
import { plural } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { Booking, BookingRow } from '#contract/bookings/bookings.ts'
import type { Failure } from '#domain/failure.ts'
import { bookingQueries } from '#client/api/bookings/bookings.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { CancellationNote } from '#client/components/booking/CancellationNote.tsx'
import { useFailureText } from '#client/i18n/failure-messages.ts'
import { useDates } from '#client/i18n/format.ts'
import { useNow } from '#client/store/clock.ts'
import { useOnline } from '#client/api/connection.ts'
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx'
import { showToast } from '#client/ui/Toast/toast.ts'
import { ReasonSheet } from '#client/components/requests/ReasonSheet.tsx'
import { hint } from '#client/components/requests/requests.css.ts'
import { askForCancellation } from '#client/api/bookings/cancellations.ts'
import { failed, succeeded, item, items, itemName } from './bulk.css.ts'

type BulkCancelSheetProps = {
  /** Those that may be cancelled. */
  rows: readonly BookingRow[]
  /** How many were ticked and may not. */
  others: number
  onClose: () => void
  onDone: () => void
}

/** Names the rule and the deadline of each booking, before anything is asked. */
export function BulkCancelSheet({ rows: ticked, others: cannot, onClose, onDone }: BulkCancelSheetProps) {
  const { t } = useLingui()
  const isOnline = useOnline()
  // The list behind changes as requests succeed; the sheet keeps the rows it was opened with.
  const [rows] = useState(ticked)
  const [others] = useState(cannot)
  const [reason, setReason] = useState('')
  const queries = useQueries({ queries: rows.map(({ _id: id }) => bookingQueries.one(id)) })
  const bookingOf = (id: string) => queries[rows.findIndex(({ _id }) => _id === id)]?.data
  const { outcomes, left, isSending, hasBegun, send } = useBulkCancellation(rows)
  const isKnown = left.every(({ _id: id }) => bookingOf(id) !== undefined)

  async function ask() {
    if (isSending || !(await send(bookingOf, reason.trim()))) return
    onDone()
    showToast({
      kind: 'success',
      text: t`${plural(rows.length, {
        one: '# cancel request submitted. We will contact you to finalize it.',
        other: '# cancel requests submitted. We will contact you to finalize them.',
      })}`,
    })
  }
  return (
    <ReasonSheet
      title={t`Ask to cancel`}
      action={
        !isOnline ? (
          <Trans>Waiting for network</Trans>
        ) : hasBegun && !isSending ? (
          <Trans>Send again</Trans>
        ) : (
          <Plural value={rows.length} one="Send # request" other="Send # requests" />
        )
      }
      isBusy={isSending}
      isDisabled={!isOnline || !isKnown}
      reason={{ label: t`Reason (optional)`, name: 'reason', rows: 3, value: reason, onChange: setReason }}
      onSend={() => void ask()}
      onClose={hasBegun ? onDone : onClose}
    >
      <ul className={items} aria-live="polite">
        {rows.map((row, index) => (
          <Item
            key={row._id}
            row={row}
            booking={queries[index]?.data}
            problem={queries[index]?.error ?? null}
            outcome={outcomes[row._id]}
          />
        ))}
      </ul>
      {others > 0 && (
        <p className={hint}>
          <Plural
            value={others}
            one="# other booking of your selection cannot be cancelled: it has begun, or this was asked before."
            other="# other bookings of your selection cannot be cancelled: they have begun, or this was asked before."
          />
        </p>
      )}
      <p className={hint}>
        <Trans>Your bookings stay as they are until the agencies have answered.</Trans>
      </p>
    </ReasonSheet>
  )
}

type ItemProps = {
  row: BookingRow
  booking: Booking | undefined
  problem: Error | null
  outcome: Outcome | undefined
}

function Item({ row, booking, problem, outcome }: ItemProps) {
  const { t } = useLingui()
  const dates = useDates()
  const now = useNow()
  const failureText = useFailureText()
  function result() {
    if (outcome === 'requested')
      return (
        <span className={succeeded}>
          <CircleCheck size={16} aria-hidden />
          <Trans>Requested</Trans>
        </span>
      )
    if (outcome !== undefined && outcome !== 'sending') return <Problem text={failureText(outcome)} />
    if (booking)
      return (
        <CancellationNote
          from={Date.parse(row.from)}
          extras={booking.extras}
          payment={booking.payment}
          now={now}
        />
      )
    if (problem) return <Problem text={failureText(failureCode(problem))} />
    return (
      <span role="status" aria-label={t`Loading`}>
        <Skeleton height={20} />
      </span>
    )
  }
  return (
    <li className={item}>
      <span className={itemName}>{row.car.name}</span>
      <span>{dates.range(row.from, row.to)}</span>
      <span>{result()}</span>
    </li>
  )
}

function Problem({ text }: { text: string }) {
  return (
    <span className={failed}>
      <CircleAlert size={16} aria-hidden />
      {text}
    </span>
  )
}

type Outcome = 'requested' | 'sending' | Failure

/** Sends one request after the other and keeps the outcome of each. */
function useBulkCancellation(rows: readonly BookingRow[]) {
  const [outcomes, setOutcomes] = useState<Readonly<Record<string, Outcome>>>({})
  const [isSending, setIsSending] = useState(false)
  const tell = (id: string, outcome: Outcome) => setOutcomes((before) => ({ ...before, [id]: outcome }))
  const left = rows.filter(({ _id: id }) => outcomes[id] !== 'requested')

  /** True when all requests succeeded. Called again, it sends only those that failed. */
  async function send(bookingOf: (id: string) => Booking | undefined, reason: string): Promise<boolean> {
    let isWhole = true
    setIsSending(true)
    for (const { _id: id } of left) {
      const booking = bookingOf(id)
      if (booking === undefined) continue
      tell(id, 'sending')
      try {
        await askForCancellation(booking, reason)
        tell(id, 'requested')
      } catch (error) {
        tell(id, failureCode(error))
        isWhole = false
      }
    }
    setIsSending(false)
    return isWhole
  }
  return { outcomes, left, isSending, hasBegun: Object.keys(outcomes).length > 0, send }
}
