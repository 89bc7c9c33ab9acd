// The operators' current limits, read from the provider and cached for five minutes.

import { offersAge, operators, type OperatorOffer } from '#domain/payment/mobile-money.ts'
import type { Instant } from '#domain/rental/period.ts'

/**
 * Asks at most every five minutes. When the provider cannot say, nobody is available; the next call asks it again.
 */
export function cachedOffers(
  ask: () => Promise<readonly OperatorOffer[]>,
  now: () => Instant,
): () => Promise<readonly OperatorOffer[]> {
  let last: { at: Instant; offers: readonly OperatorOffer[] } | null = null
  return async () => {
    if (last && now() - last.at < offersAge) return last.offers
    try {
      last = { at: now(), offers: await ask() }
      return last.offers
    } catch {
      return operators.map((operator) => ({ operator, isAvailable: false, min: 0, max: 0 }))
    }
  }
}
