// Errors that nothing caught. The browser has written them to its console already.

import { CancelledError } from '@tanstack/react-query'
import { CallFailure } from '#client/api/call-failure.ts'
import { isMissingPart } from '#client/pwa/new-build.ts'

/**
 * True for a bug of ours. Nothing to tell anybody: what the network or the server refused in the background (CallFailure,
 * a part or a request that could not be fetched), what was given up, what the device refused (DOMException: storage, aborts),
 * and what came from elsewhere: extensions, other origins ("Script error."), notices of ResizeObserver.
 */
export function isOurBug(error: unknown): boolean {
  if (!(error instanceof Error) || error instanceof DOMException) return false
  if (error instanceof CallFailure || error instanceof CancelledError || isMissingPart(error)) return false
  if (error instanceof TypeError && /fetch|network|load failed/i.test(error.message)) return false
  return error.stack?.includes(`${location.origin}/assets/`) === true
}

/** Calls for each such bug until the returned function is called. */
export function watchUncaught(say: () => void): () => void {
  const over = new AbortController()
  const { signal } = over
  addEventListener('error', ({ error }) => isOurBug(error) && say(), { signal })
  addEventListener('unhandledrejection', ({ reason }) => isOurBug(reason) && say(), { signal })
  return () => over.abort()
}
