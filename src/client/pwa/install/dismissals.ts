// Whoever said "not now" to something the app would like is left alone for a season. The settings stay open to them.

import { day, type Instant } from '#domain/rental/period.ts'
import { readLocal, writeLocal } from '#client/store/local-storage.ts'

const season = 90 * day

/** Each question is remembered under its own key. */
export function writeNotNow(key: string, now: Instant): void {
  writeLocal(key, String(now))
}

export function readNotNow(key: string): Instant | null {
  return Number(readLocal(key)) || null
}

/** A clock that was put back does not ask earlier. */
export function isLeftAlone(saidAt: Instant | null, now: Instant): boolean {
  return saidAt !== null && now - saidAt < season
}
