// A season: days on which cars of one supplier cost another price, as a daily price or as a percentage of each car's own.

import { marked } from './quote.ts'
import { highestPrice } from './price-bounds.ts'
import { dailyRate } from './tariff-lines.ts'
import type { DatePrice, Tariff } from './tariff.ts'
import type { Day } from './period.ts'

/** Whole XAF a day, the same for every car; or whole percent above (below zero: below) the car's own price of a day. */
export type SeasonAmount = { kind: 'price'; dailyPrice: number } | { kind: 'percent'; percent: number }

/** Both days are included, Africa/Douala. */
export type SeasonDays = { firstDay: Day; lastDay: Day }

/** The price of one day of a car in a season, in whole XAF, rounded half up; null below 1 or above `highestPrice`. */
export function seasonDailyPrice(amount: SeasonAmount, tariff: Tariff): number | null {
  const price = amount.kind === 'price' ? amount.dailyPrice : marked(dailyRate(tariff), amount.percent)
  return price >= 1 && price <= highestPrice ? price : null
}

/** The dated price that a season gives a car; null when its price would be below 1 or above `highestPrice`. */
export function seasonDatePrice(days: SeasonDays, amount: SeasonAmount, tariff: Tariff): DatePrice | null {
  const dailyPrice = seasonDailyPrice(amount, tariff)
  return dailyPrice === null ? null : { startDate: days.firstDay, endDate: days.lastDay, dailyPrice }
}

/** True when two seasons share a day; one that ends the day before the other begins does not. */
export function shareADay(a: SeasonDays, b: SeasonDays): boolean {
  return a.firstDay <= b.lastDay && b.firstDay <= a.lastDay
}
