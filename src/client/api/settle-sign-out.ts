// Tells the server about a sign-out that it has not heard of. Every other call waits for this one.

import { signOut } from '#contract/account.ts'
import { keepPreferences } from '#client/i18n/preferences.ts'
import { reportReached, reportUnreachable } from '#client/storage/connection.ts'
import { clearPendingSignOut } from '#client/session/pending-sign-out.ts'
import { CallFailure } from './call-failure.ts'
import { isForeign } from './foreign.ts'

let settling: Promise<void> | null = null

/** Resolves once the server knows; throws `offline` while it cannot be reached. */
export function settleSignOut(): Promise<void> {
  settling ??= tell().finally(() => {
    settling = null
  })
  return settling
}

async function tell(): Promise<void> {
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
  clearPendingSignOut()
}
