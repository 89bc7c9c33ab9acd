import { useState, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings/bookings.ts'
import { changesNothing } from '#domain/booking/change.ts'
import { extras as allExtras, type Extra } from '#domain/rental/extras.ts'
import { instantOf, wallTimeOf, type Period, type WallTime } from '#domain/rental/period.ts'
import { changeQueries, type ChangeDraft } from '#client/api/bookings/booking-changes.ts'

/** Milliseconds after the last change before a price is asked for. */
const quoteDelay = 350

/** The change that is being put together, and what it would cost. */
export function useChangeDraft(booking: Booking) {
  const [draft, setDraft] = useState<ChangeDraft>(() => draftOf(booking.change ?? booking))
  const settled = useDebounced(draft, quoteDelay)
  const isAlready = (terms: BookedTerms) =>
    changesNothing(
      { period: periodOf(terms), extras: terms.extras },
      { period: periodOfDraft(draft), extras: draft.extras },
    )
  const isNothing = isAlready(booking)
  const query = useQuery({
    ...changeQueries.quote(booking._id, settled),
    enabled: !isNothing && settled === draft,
  })
  return {
    draft,
    isNothing,
    /** What waits for an answer already. */
    isAsked: booking.change ? isAlready(booking.change) : false,
    query,
    /** Undefined until the first answer. */
    quoted: isNothing || query.isError ? undefined : query.data,
    /** What is on the screen belongs to an earlier draft. */
    isOld: settled !== draft || query.isPlaceholderData || query.isFetching,
    setPeriod: ({ from, to }: { from: WallTime; to: WallTime }) =>
      setDraft((current) => ({ ...current, from, to })),
    setExtra: (extra: Extra, on: boolean) =>
      setDraft((current) => ({
        ...current,
        extras: allExtras.filter((each) => (each === extra ? on : current.extras.includes(each))),
      })),
  }
}

type BookedTerms = { from: string; to: string; extras: readonly Extra[] }

function draftOf({ from, to, extras }: BookedTerms): ChangeDraft {
  return {
    from: wallTimeOf(Date.parse(from)),
    to: wallTimeOf(Date.parse(to)),
    extras: allExtras.filter((extra) => extras.includes(extra)),
  }
}

const periodOf = ({ from, to }: { from: string; to: string }): Period => ({
  from: Date.parse(from),
  to: Date.parse(to),
})
const periodOfDraft = ({ from, to }: ChangeDraft): Period => ({
  from: instantOf(from) ?? 0,
  to: instantOf(to) ?? 0,
})

/** The value once it has stayed the same for so many milliseconds. `value` keeps its identity while it is the same. */
function useDebounced<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
