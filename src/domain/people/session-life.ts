// The lifetime of a session (rule 7).

import { day, hour, minute, type Instant } from '../rental/period.ts'
import type { UserType } from './role.ts'

export type SignedIn = { type: UserType; stayConnected: boolean; since: Instant }

/** Milliseconds: without use, and in all whatever the use; null where use alone decides. */
type Life = { idle: number; absolute: number | null }

const lasting: Life = { idle: 30 * day, absolute: null }
const short: Life = { idle: 12 * hour, absolute: 24 * hour }
const staff: Life = { idle: 30 * minute, absolute: 8 * hour }

function lifeOf({ type, stayConnected }: SignedIn): Life {
  if (stayConnected) return lasting
  return type === 'user' ? short : staff
}

/**
 * When a session that was last used at `seen` ends. "Stay connected" rolls on by use for 30 days, for staff too: who
 * ticks it says that the device is theirs, and a counter's shared one is left unticked and ends after half an hour.
 */
export function sessionEnd(session: SignedIn, seen: Instant): Instant {
  const { idle, absolute } = lifeOf(session)
  return absolute === null ? seen + idle : Math.min(seen + idle, session.since + absolute)
}

/** How long the cookie of a lasting session is kept, from each new token on. */
export const lastingCookie = lasting.idle

/** Milliseconds between two notes of use: often enough for the shortest idle time, seldom enough to cost nothing. */
export function notePause({ type, stayConnected }: Omit<SignedIn, 'since'>): number {
  return type === 'user' || stayConnected ? 5 * minute : minute
}

/** A lasting session gets a new token when the one it has is this old. */
export const tokenLife = 24 * hour

/** How long the token before still opens once the new one was used: requests that were on their way arrive. */
export const tokenGrace = minute
