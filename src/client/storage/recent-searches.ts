// The last searches made on this device; they never leave it and go at sign-out.

import { useMemo } from 'react'
import * as v from 'valibot'
import { Trip } from '#contract/cars/car-search.ts'
import { instantOf } from '#domain/rental/period.ts'
import { useNow } from '#client/store/clock.ts'
import { createLocalStore, useStore } from '#client/store/create-store.ts'

const atMost = 5
const key = 'wouri-recent-searches'
const store = createLocalStore(key)

const Stored = v.pipe(v.string(), v.parseJson(), v.array(Trip))

function parse(stored: string | null): Trip[] {
  const result = v.safeParse(Stored, stored)
  return result.success ? result.output : []
}

const isSame = (a: Trip, b: Trip) =>
  a.pl === b.pl && (a.dl ?? a.pl) === (b.dl ?? b.pl) && a.from === b.from && a.to === b.to

export function rememberSearch({ pl, dl, from, to }: Trip): void {
  const trip: Trip = { pl, ...(dl === undefined || dl === pl ? {} : { dl }), from, to }
  const others = storedSearches().filter((other) => !isSame(other, trip))
  store.set(JSON.stringify([trip, ...others].slice(0, atMost)))
}

export function storedSearches(): Trip[] {
  return parse(store.get())
}

export function clearRecentSearches(): void {
  store.set(null)
}

/** Newest first; searches whose pick-up has passed are of no use and are left out. */
export function upcoming(trips: Trip[], now: number): Trip[] {
  return trips.filter((trip) => (instantOf(trip.from) ?? 0) > now)
}

export function useRecentSearches(): { searches: Trip[]; remember: (trip: Trip) => void; clear: () => void } {
  const stored = useStore(store, null)
  const now = useNow()
  const searches = useMemo(() => upcoming(parse(stored), now), [stored, now])
  return { searches, remember: rememberSearch, clear: clearRecentSearches }
}
