// After "not now" a proposal of the app is not repeated for a season. The settings still offer it.

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
