// How often one address may ask. Whole towns share an address on mobile networks here, so reads are generous.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

export type Limit = { points: number; seconds: number }

export type Limits = { reads: Limit; bookings: Limit; signInByAccount: Limit; signInByAddress: Limit }

export const usualLimits: Limits = {
  reads: { points: 1200, seconds: 60 },
  /** Attempts, most of which may lose a race for the same car; what a person can hold is limited elsewhere. */
  bookings: { points: 1200, seconds: 60 },
  signInByAccount: { points: 10, seconds: 900 },
  signInByAddress: { points: 30, seconds: 900 },
}

export type Limiter = {
  /** Counts one; throws 429 with Retry-After when it was one too many. */
  take(key: string): Promise<void>
  /** Throws as `take` does when nothing is left, without counting. */
  check(key: string): Promise<void>
  forget(key: string): Promise<void>
}

/** A counter in memory: one process today; the same interface takes Redis when there are several. */
export function limiter(limit: Limit): Limiter {
  const counter = new RateLimiterMemory({ points: limit.points, duration: limit.seconds })
  const refuse = (result: { msBeforeNext: number }): never => {
    throw new Refusal('too-many-requests', { retryAfter: Math.max(1, Math.ceil(result.msBeforeNext / 1000)) })
  }
  return {
    async take(key) {
      await counter.consume(key).catch((error: unknown) => {
        if (error instanceof RateLimiterRes) refuse(error)
        throw error
      })
    },
    async check(key) {
      const state = await counter.get(key)
      if (state && state.consumedPoints >= limit.points) refuse(state)
    },
    async forget(key) {
      await counter.delete(key)
    },
  }
}

/** The address a limit counts by; IPv6 by its /64, which is what one customer gets. */
export function addressKey(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}
