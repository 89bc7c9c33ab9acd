// Honest about the next tariff: says when keeping the car longer would cost less.

import { day, daysOf, type Instant, type Period } from './period.ts'
import { quote, type Choice, type Pricing } from './quote.ts'
import { longestRentalDays } from './time-rules.ts'

export type LongerForLess = { to: Instant; saving: number }

/** The longest step of the tariff, in days: within one of it a lower total is found, or there is none. */
const longestStep = 30

/**
 * The nearest later drop-off that lowers the total, or null. A total falls only where a step of the tariff begins: at a
 * full day, at three days, a week or a month, also of what is left after weeks or months. So every full day up to the
 * next month is asked. Prices by date have no steps. `saving` is in whole XAF and above zero.
 */
export function longerForLess(pricing: Pricing, period: Period, choice?: Choice): LongerForLess | null {
  if (pricing.tariff.isDateBasedPrice) return null
  const now = quote(pricing, period, choice).total
  const fullDays = daysOf(period)
  const longest = Math.min(fullDays + longestStep, longestRentalDays)
  for (let length = fullDays; length <= longest; length++) {
    const to = period.from + length * day
    if (to <= period.to) continue
    const saving = now - quote(pricing, { from: period.from, to }, choice).total
    if (saving > 0) return { to, saving }
  }
  return null
}
