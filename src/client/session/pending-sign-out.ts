// A sign-out that the server has not heard of yet. Non-personal: only that there is one.

import { eraseLocal, readLocal, writeLocal } from '#client/storage/local.ts'

const key = 'wouri-pending-sign-out'

export function isSignOutPending(): boolean {
  return readLocal(key) !== null
}

export function markSignOutPending(): void {
  writeLocal(key, '1')
}

export function clearPendingSignOut(): void {
  eraseLocal(key)
}
