// Counting against a limit, and refusing what is over it.

import { createHash } from 'node:crypto'
import { RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from '#server/platform/http/refusal.ts'
import { memoryCounters, type Counters } from './counters.ts'
import { usualLimits, type Limit, type LimitName, type Limits } from './usual-limits.ts'

export type Limiter = {
  /** Counts one; throws 429 with Retry-After when it was one too many. */
  take(key: string): Promise<void>
  /** Throws as `take` does when nothing is left, without counting. */
  check(key: string): Promise<void>
  forget(key: string): Promise<void>
  /** Takes back what `take` counted, for a try that turned out to be none. */
  giveBack(key: string): Promise<void>
}

/** Whom a limit counts is outside this process: an address of the network or of a mailbox is kept as a hash. */
const hashed = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 22)

/** Returns the limiters of an application by their names: `limits` replaces usual ones, `counters` is where they are counted. */
export function limitersOf(
  limits: Partial<Limits> = {},
  counters: Counters = memoryCounters,
): (name: LimitName) => Limiter {
  return (name) => {
    const limit = limits[name] ?? usualLimits[name]
    return limiter(limit, counters(name, limit))
  }
}

function limiter(limit: Limit, counter: ReturnType<Counters>): Limiter {
  const refuse = (result: { msBeforeNext: number }): never => {
    throw new Refusal('too-many-requests', { retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) })
  }
  return {
    async take(key) {
      await counter.consume(hashed(key)).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) refuse(error)
        throw error
      })
    },
    async check(key) {
      const state = await counter.get(hashed(key))
      if (state && state.consumedPoints >= limit.points) refuse(state)
    },
    async forget(key) {
      await counter.delete(hashed(key))
    },
    async giveBack(key) {
      await counter.reward(hashed(key), 1)
    },
  }
}

/**
 * Counts one under every key, or under none: throws as `take` does when one of them is used up, so that what was refused
 * by one limit does not use up another. Returns what takes all of it back.
 */
export async function takeAll(counts: readonly (readonly [Limiter, string])[]): Promise<() => Promise<void>> {
  const taken: (readonly [Limiter, string])[] = []
  const giveBack = async () => {
    for (const [limit, key] of taken.splice(0)) await limit.giveBack(key)
  }
  try {
    for (const [limit, key] of counts) {
      await limit.take(key)
      taken.push([limit, key])
    }
  } catch (error) {
    await giveBack()
    throw error
  }
  return giveBack
}
