// Honest about the next tariff: says when keeping the car longer would cost less.

import { day, hoursOf, type Instant, type Period } from './period.ts'
import { quote, type Pricing } from './quote.ts'
import type { Extra } from './extras.ts'

export type LongerForLess = { to: Instant; saving: number }

/** The lengths at which the tariff changes step, in days. */
const steps = [3, 7, 30]

/**
 * The cheapest later drop-off that lowers the total, or null. Looks at the next full day and the next tariff step,
 * as rule 2.8 asks; `saving` is in whole XAF and above zero.
 */
export function longerForLess(pricing: Pricing, period: Period, chosen: readonly Extra[] = []): LongerForLess | null {
  const now = quote(pricing, period, chosen).total
  const fullDays = Math.ceil(hoursOf(period) / 24)
  const lengths = new Set([fullDays, ...steps.map((step) => Math.ceil(fullDays / step) * step)])
  let best: LongerForLess | null = null
  for (const length of lengths) {
    const to = period.from + length * day
    if (to <= period.to) continue
    const saving = now - quote(pricing, { from: period.from, to }, chosen).total
    if (saving > 0 && (best === null || saving > best.saving)) best = { to, saving }
  }
  return best
}
