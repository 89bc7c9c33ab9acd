// The last searches made on this device; they never leave it and go at sign-out.

import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'
import { Trip } from '#contract/car-search.ts'
import { instantOf } from '#domain/rental/period.ts'
import { useNow } from '#client/i18n/now.ts'
import { eraseLocal, readLocal, writeLocal } from './local.ts'

const key = 'wouri-recent-searches'
const atMost = 5
const listeners = new Set<() => void>()

const Stored = v.pipe(v.string(), v.parseJson(), v.array(Trip))

function parse(stored: string | null): Trip[] {
  const result = v.safeParse(Stored, stored)
  return result.success ? result.output : []
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function announce(): void {
  for (const listener of listeners) listener()
}

const isSame = (a: Trip, b: Trip) =>
  a.pl === b.pl && (a.dl ?? a.pl) === (b.dl ?? b.pl) && a.from === b.from && a.to === b.to

export function rememberSearch({ pl, dl, from, to }: Trip): void {
  const trip: Trip = { pl, ...(dl === undefined || dl === pl ? {} : { dl }), from, to }
  const others = storedSearches().filter((other) => !isSame(other, trip))
  writeLocal(key, JSON.stringify([trip, ...others].slice(0, atMost)))
  announce()
}

export function storedSearches(): Trip[] {
  return parse(readLocal(key))
}

export function clearRecentSearches(): void {
  eraseLocal(key)
  announce()
}

/** Newest first; searches whose pick-up has passed are of no use and are left out. */
export function upcoming(trips: Trip[], now: number): Trip[] {
  return trips.filter((trip) => (instantOf(trip.from) ?? 0) > now)
}

export function useRecentSearches(): { searches: Trip[]; remember: (trip: Trip) => void; clear: () => void } {
  const stored = useSyncExternalStore(
    subscribe,
    () => readLocal(key),
    () => null,
  )
  const now = useNow()
  const searches = useMemo(() => upcoming(parse(stored), now), [stored, now])
  return { searches, remember: rememberSearch, clear: clearRecentSearches }
}
