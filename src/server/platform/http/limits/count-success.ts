// Limits on what succeeds: asked before a transaction, counted after it. Within it, a call would hold one connection while it
// waits for another.

import { Refusal } from '#server/platform/http/refusal.ts'
import type { Limiter } from './limits.ts'

/** What a new act is refused with, to be thrown once it is known to be new; null while something is left. */
export async function refusalOf(limit: Limiter, key: string): Promise<Refusal | null> {
  try {
    await limit.check(key)
    return null
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/** Of many at once a few more than the limit may come through; none of them must fail after it was done. */
export async function countSuccess(limit: Limiter, key: string): Promise<void> {
  await limit.take(key).catch(() => undefined)
}
