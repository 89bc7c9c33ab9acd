// A sign-out that the server has not received yet. Only a flag is stored; every other call waits until it has been sent.

import { signOut } from '#contract/account/account.ts'
import { eraseLocal, keepPreferences, readLocal, writeLocal } from '#client/store/local-storage.ts'
import { CallFailure } from '../call-failure.ts'
import { isForeign, reportReached, reportUnreachable } from '../connection.ts'

const key = 'wouri-pending-sign-out'

export function isSignOutPending(): boolean {
  return readLocal(key) !== null
}

export function markSignOutPending(): void {
  writeLocal(key, '1')
}

let settling: Promise<void> | null = null

/** Resolves once the server knows; throws `offline` while it cannot be reached. */
export function settleSignOut(): Promise<void> {
  settling ??= sendSignOut().finally(() => {
    settling = null
  })
  return settling
}

async function sendSignOut(): Promise<void> {
  // The answer may clear the site's storage; language and currency are not personal and are written back.
  const writeBack = keepPreferences()
  let response: Response
  try {
    response = await fetch(signOut.path, {
      method: signOut.method,
      credentials: 'same-origin',
      headers: { 'x-requested-with': 'app' },
      signal: AbortSignal.timeout(10_000),
    })
  } catch (cause) {
    reportUnreachable()
    throw new CallFailure('offline', { cause })
  }
  if (isForeign(response)) {
    reportUnreachable()
    throw new CallFailure('offline')
  }
  reportReached()
  if (response.status >= 500 || response.status === 429)
    throw new CallFailure('unavailable', { status: response.status })
  writeBack()
  eraseLocal(key)
}
