// What some time with a car costs by itself, after what was agreed (rules 22.6 and 22.7).

import { day, daysOf, type Period } from '../rental/period.ts'
import { quote, type Pricing, type Quote } from '../rental/quote.ts'

/**
 * The price of the car for this time alone, by its tariff: hours where it has a price of an hour, else days. Never dearer than
 * the same time in full days, since many hours can cost more than the day that they are part of.
 */
export function timeAlone(pricing: Pricing, period: Period): Quote {
  const exact = quote(pricing, period)
  const inFullDays = quote(pricing, { from: period.from, to: period.from + daysOf(period) * day })
  return inFullDays.total < exact.total ? inFullDays : exact
}
