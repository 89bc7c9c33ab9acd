// Remembers "not now" to push messages on this device.

import { isLeftAlone, readNotNow, writeNotNow } from '../install/dismissals.ts'

const key = 'wouri-push-not-now'

export function rememberNotNow(now = Date.now()): void {
  writeNotNow(key, now)
}

export function saidNotNow(now = Date.now()): boolean {
  return isLeftAlone(readNotNow(key), now)
}
