// The schedule for polling a provider about a payment.

import { day, hour, minute, type Instant } from '../rental/period.ts'

/** A payment this young is being paid right now. */
export const firstDelay = 2 * minute

/** How long the provider is still asked about an unpaid payment after it has ended. */
const interest = 24 * hour

type OpenPayment = { closesAt: Instant; isProcessing: boolean }

/**
 * When to ask next: each minute while it can be paid, then at growing intervals of up to six hours. Null when there is
 * nothing more to learn; never while the bank still works on it.
 */
export function askAgainAt({ closesAt, isProcessing }: OpenPayment, now: Instant): Instant | null {
  const late = now - closesAt
  if (late > interest && !isProcessing) return null
  return now + Math.min(6 * hour, Math.max(minute, Math.floor(late / 2)))
}

/** Banks take money back up to four months after it was paid, and argue about it for a while. */
const memory = 180 * day

/** When to look again at a settled payment: refunds and disputes may happen at the provider without a word. Null when it is old. */
export function lookAgainAt(settledAt: Instant, now: Instant): Instant | null {
  const age = now - settledAt
  return age > memory ? null : now + Math.min(7 * day, Math.max(6 * hour, Math.floor(age / 4)))
}
