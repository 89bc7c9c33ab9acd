// Whoever said "not now" is left alone for a season. The settings stay open to them.

import { day } from '#domain/rental/period.ts'
import { readLocal, writeLocal } from '#client/offline/local.ts'

const key = 'wouri-push-not-now'
const season = 90 * day

export function rememberNotNow(now = Date.now()): void {
  writeLocal(key, String(now))
}

/** A clock that was put back does not ask earlier. */
export function saidNotNow(now = Date.now()): boolean {
  const at = Number(readLocal(key) ?? Number.NaN)
  return Number.isFinite(at) && now - at < season
}
