// The state of the search form while it is filled, and the check that it is a complete trip.

import type { Trip } from '#contract/cars/car-search.ts'
import {
  addDays,
  day,
  dayOf,
  defaultPeriod,
  instantOf,
  wallTimeOf,
  type Instant,
} from '#domain/rental/period.ts'
import { checkPeriod, type TimeProblem, type TimeRules } from '#domain/rental/time-rules.ts'

/** `dl` is kept while the car returns to where it was taken, so that switching back finds it again. */
export type TripDraft = {
  pl: string | null
  dl: string | null
  returnsToPickUp: boolean
  from: string
  to: string
}

export type TripProblems = { pl?: true; dl?: true; dates?: TimeProblem }

/** A draft from whatever part of a trip is known and still ahead; the rest is proposed. */
export function draftFrom(known: Partial<Trip>, now: Instant): TripDraft {
  return {
    pl: known.pl ?? null,
    dl: known.dl ?? null,
    returnsToPickUp: known.dl === undefined || known.dl === known.pl,
    ...periodFrom(known, now),
  }
}

function periodFrom({ from, to }: Partial<Trip>, now: Instant): { from: string; to: string } {
  const start = from === undefined ? null : instantOf(from)
  if (from === undefined || start === null || start <= now) return defaultPeriod(now)
  const end = to === undefined ? null : instantOf(to)
  if (to !== undefined && end !== null && end > start) return { from, to }
  return { from, to: `${addDays(dayOf(start), 3)}T${from.slice(11)}` }
}

export function problemsOf(draft: TripDraft, rules: TimeRules, now: Instant): TripProblems {
  const problems: TripProblems = {}
  if (draft.pl === null) problems.pl = true
  if (!draft.returnsToPickUp && draft.dl === null) problems.dl = true
  const from = instantOf(draft.from)
  const to = instantOf(draft.to)
  const wrong =
    from === null || to === null
      ? ({ field: from === null ? 'from' : 'to', code: 'invalid-date' } as const)
      : checkPeriod({ from, to }, rules, now)
  if (wrong !== null) problems.dates = wrong
  return problems
}

/** Only for a draft without problems. */
export function tripOf({ pl, dl, returnsToPickUp, from, to }: TripDraft): Trip {
  const trip = { pl: pl ?? '', from, to }
  return returnsToPickUp || dl === null || dl === pl ? trip : { ...trip, dl }
}

/** The same trip, earlier or later by whole days. */
export function shifted(trip: Trip, days: number): Trip {
  const move = (wall: string) => wallTimeOf((instantOf(wall) ?? 0) + days * day)
  return { ...trip, from: move(trip.from), to: move(trip.to) }
}
