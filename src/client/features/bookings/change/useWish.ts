import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { Booking } from '#contract/bookings.ts'
import { changesNothing } from '#domain/booking/change.ts'
import { extras as allExtras, type Extra } from '#domain/rental/extras.ts'
import { instantOf, wallTimeOf, type Period, type WallTime } from '#domain/rental/period.ts'
import { changeQueries, type Wish } from '#client/api/booking-changes.ts'
import { useSettled } from './useSettled.ts'

/** Long enough for a second tick, short enough to feel at once. */
const pause = 350

/** What is being asked for while it is put together, and what it would cost. */
export function useWish(booking: Booking) {
  const [wish, setWish] = useState<Wish>(() => wishOf(booking.change ?? booking))
  const settled = useSettled(wish, pause)
  const isAlready = (terms: Timed) =>
    changesNothing(
      { period: periodOf(terms), extras: terms.extras },
      { period: periodOfWish(wish), extras: wish.extras },
    )
  const isNothing = isAlready(booking)
  const query = useQuery({
    ...changeQueries.quote(booking._id, settled),
    enabled: !isNothing && settled === wish,
  })
  return {
    wish,
    isNothing,
    /** What waits for an answer already. */
    isAsked: booking.change ? isAlready(booking.change) : false,
    query,
    /** Undefined until the first answer. */
    quoted: isNothing || query.isError ? undefined : query.data,
    /** What is on the screen belongs to an earlier wish. */
    isOld: settled !== wish || query.isPlaceholderData || query.isFetching,
    setPeriod: ({ from, to }: { from: WallTime; to: WallTime }) =>
      setWish((current) => ({ ...current, from, to })),
    setExtra: (extra: Extra, on: boolean) =>
      setWish((current) => ({
        ...current,
        extras: allExtras.filter((each) => (each === extra ? on : current.extras.includes(each))),
      })),
  }
}

type Timed = { from: string; to: string; extras: readonly Extra[] }

function wishOf({ from, to, extras }: Timed): Wish {
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
const periodOfWish = ({ from, to }: Wish): Period => ({ from: instantOf(from) ?? 0, to: instantOf(to) ?? 0 })
