// How often a provider is asked about a payment that it does not tell of.

import { hour, minute, type Instant } from '../rental/period.ts'

/** A payment this young is being paid right now. */
export const firstPatience = 2 * minute

/** A payment that nobody made is asked about for this long after its end. */
const interest = 24 * hour

type Asked = { closesAt: Instant; isProcessing: boolean }

/**
 * When to ask next: each minute while it can be paid, then at growing intervals of up to six hours. Null when there is
 * nothing more to learn; never while the bank still works on it.
 */
export function askAgainAt({ closesAt, isProcessing }: Asked, now: Instant): Instant | null {
  const late = now - closesAt
  if (late > interest && !isProcessing) return null
  return now + Math.min(6 * hour, Math.max(minute, Math.floor(late / 2)))
}
