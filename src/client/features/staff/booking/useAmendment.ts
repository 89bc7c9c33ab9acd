import { useQuery } from '@tanstack/react-query'
import * as v from 'valibot'
import { Extra } from '#contract/cars/quotes.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { changesNothing } from '#domain/booking/change.ts'
import type { Extra as ExtraName } from '#domain/rental/extras.ts'
import { instantOf, wallTimeOf, type WallTime } from '#domain/rental/period.ts'
import { amendBooking, amendmentQueries } from '#client/api/staff/amend.ts'
import { useStoredDraft } from '#client/storage/useStoredDraft.ts'

/** Only what was touched: what was not follows the booking when it is read again. */
const Draft = v.object({
  from: v.optional(v.string()),
  to: v.optional(v.string()),
  pickUp: v.optional(v.string()),
  dropOff: v.optional(v.string()),
  extras: v.optional(v.array(Extra)),
  note: v.string(),
})
type AmendmentDraft = v.InferOutput<typeof Draft>

/** Where the booking was dragged to. */
export type Moved = { from: WallTime; to: WallTime }

/** What staff put together for a booking, what it would cost, and the one act that changes it. */
export function useAmendment(booking: StaffBooking, moved?: Moved) {
  // What was typed before belongs to other dates.
  const key = `amend:${booking._id}${moved ? `:${moved.from}` : ''}`
  const { draft, change, clear } = useStoredDraft(key, Draft, (): AmendmentDraft => ({ note: '' }))
  const typed = {
    from: draft.from ?? moved?.from ?? wallTimeOf(Date.parse(booking.from)),
    to: draft.to ?? moved?.to ?? wallTimeOf(Date.parse(booking.to)),
    extras: draft.extras ?? [...booking.extras],
    pickUp: draft.pickUp ?? booking.pickUp._id,
    dropOff: draft.dropOff ?? booking.dropOff._id,
  }
  const [from, to] = [instantOf(typed.from), instantOf(typed.to)]
  const isOrdered = from !== null && to !== null && from < to
  const before = {
    period: { from: Date.parse(booking.from), to: Date.parse(booking.to) },
    extras: booking.extras,
  }
  const isPriced = isOrdered && !changesNothing(before, { period: { from, to }, extras: typed.extras })
  const isMoved = typed.pickUp !== booking.pickUp._id || typed.dropOff !== booking.dropOff._id
  const query = useQuery({
    ...amendmentQueries.quote(booking._id, { from: typed.from, to: typed.to, extras: typed.extras }),
    enabled: isPriced,
  })
  const quoted = isPriced && !query.isError ? query.data : undefined
  const isOld = query.isFetching || query.isPlaceholderData
  return {
    typed,
    note: draft.note,
    change,
    clear,
    quoted,
    isOld,
    isOrdered,
    isNothing: isOrdered && !isPriced && !isMoved,
    error: isPriced ? query.error : null,
    /** The price that a change of places alone leaves as it is needs no quote. */
    isReady: isOrdered && (isPriced ? quoted?.isFree === true && !isOld : isMoved),
    toggle: (extra: ExtraName, isOn: boolean) =>
      change({
        extras: isOn ? [...typed.extras, extra] : typed.extras.filter((each) => each !== extra),
      }),
    refetch: () => {
      if (isPriced) void query.refetch()
    },
    send: async () => {
      const { from, to, extras, pickUp, dropOff } = typed
      const note = draft.note.trim()
      await amendBooking(booking, {
        ...(isPriced && { from, to, extras, total: quoted?.quote.total ?? booking.total }),
        ...(isMoved && { pickUp, dropOff }),
        ...(note !== '' && { note }),
      })
    },
  }
}
