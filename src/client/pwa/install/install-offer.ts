// When the app offers to be installed: to somebody who has come back and searched, and never again soon after a "later".

import { minute, type Instant } from '#domain/rental/period.ts'
import { readLocal, writeLocal } from '#client/store/local-storage.ts'
import { isLeftAlone, readNotNow, writeNotNow } from './dismissals.ts'

const visitsKey = 'wouri-visits'
const laterKey = 'wouri-install-later'
/** A page opened again within this time belongs to the same visit. */
const visitEnds = 30 * minute

export type Visits = { count: number; at: Instant }

/** Counts a visit, unless the last one is still going on. */
export function nextVisit(last: Visits | null, now: Instant): Visits {
  if (last === null) return { count: 1, at: now }
  return { count: now - last.at < visitEnds ? last.count : last.count + 1, at: now }
}

type Known = { visits: number; searches: number; laterAt: Instant | null }

export function isOfferDue({ visits, searches, laterAt }: Known, now: Instant): boolean {
  return visits >= 2 && searches > 0 && mayOffer(laterAt, now)
}

/** Wherever the offer is shown. */
export function mayOffer(laterAt: Instant | null, now: Instant): boolean {
  return !isLeftAlone(laterAt, now)
}

/** Called once a start. */
export function countVisit(now = Date.now()): void {
  const { count, at } = nextVisit(readVisits(), now)
  writeLocal(visitsKey, `${count} ${at}`)
}

export function readVisits(): Visits | null {
  const [count, at] = (readLocal(visitsKey) ?? '').split(' ').map(Number)
  return count && at ? { count, at } : null
}

export function offerLater(now = Date.now()): void {
  writeNotNow(laterKey, now)
}

export function readLater(): Instant | null {
  return readNotNow(laterKey)
}
