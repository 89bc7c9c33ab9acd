// How often one address may ask. Whole towns share an address on mobile networks here, so reads are generous.

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { Refusal } from './refusal.ts'

export type Limit = { points: number; seconds: number }

export type Limits = { reads: Limit; bookings: Limit; guestBookings: Limit; uploadsByAddress: Limit; uploadsByPerson: Limit; signInByAccount: Limit; signInByAddress: Limit; signUp: Limit; emailLookUps: Limit; mailsTo: Limit; mailsFrom: Limit; contact: Limit; newsletter: Limit; recaptcha: Limit; social: Limit; push: Limit; reports: Limit }

export const usualLimits: Limits = {
  reads: { points: 1200, seconds: 60 },
  /** Attempts, most of which may lose a race for the same car; what a person can hold is limited elsewhere. */
  bookings: { points: 1200, seconds: 60 },
  /** Bookings that were made by guests nobody knows, each of which keeps a car for up to a day. */
  guestBookings: { points: 20, seconds: 3600 },
  /** Whoever is signed in counts as a person, wherever they are. */
  uploadsByAddress: { points: 10, seconds: 3600 },
  uploadsByPerson: { points: 30, seconds: 3600 },
  signInByAccount: { points: 10, seconds: 900 },
  signInByAddress: { points: 30, seconds: 900 },
  signUp: { points: 5, seconds: 3600 },
  emailLookUps: { points: 10, seconds: 3600 },
  /** Links by mail: to one mailbox, and asked for from one address of the network. */
  mailsTo: { points: 3, seconds: 3600 },
  mailsFrom: { points: 10, seconds: 3600 },
  contact: { points: 5, seconds: 3600 },
  newsletter: { points: 5, seconds: 3600 },
  recaptcha: { points: 60, seconds: 3600 },
  /** Beginnings of a sign-in through a provider. */
  social: { points: 60, seconds: 900 },
  /** Devices that a person subscribes; an app tells its own again at each start. */
  push: { points: 60, seconds: 3600 },
  /** What a browser tells of our policies. */
  reports: { points: 60, seconds: 60 },
}

export type Limiter = {
  /** Counts one; throws 429 with Retry-After when it was one too many. */
  take(key: string): Promise<void>
  /** Throws as `take` does when nothing is left, without counting. */
  check(key: string): Promise<void>
  forget(key: string): Promise<void>
  /** Takes back what `take` counted, for a try that turned out to be none. */
  giveBack(key: string): Promise<void>
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
    async giveBack(key) {
      await counter.reward(key, 1)
    },
  }
}

/** The address a limit counts by; IPv6 by its /64, which is what one customer gets. */
export function addressKey(ip: string): string {
  return ip.includes(':') && !ip.startsWith('::ffff:') ? ip.split(':').slice(0, 4).join(':') : ip
}
