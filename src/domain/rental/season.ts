// A season: days on which cars of a supplier cost more or less, as a daily price or as a percentage of each car's own.

import { roundHalfUp } from '../money/money.ts'
import { addDays, dayOf, daysOf, type Day, type Period } from './period.ts'
import { highestPrice } from './price-bounds.ts'
import { dailyRate } from './tariff-lines.ts'
import type { Tariff } from './tariff.ts'

/** Whole XAF a day, the same for every car; or whole percent above (below zero: below) the car's own price of a day. */
export type SeasonAmount = { dailyPrice: number; percent: null } | { dailyPrice: null; percent: number }

/** Both days are included, Africa/Douala. */
export type SeasonDays = { firstDay: Day; lastDay: Day }

/** How far a season may lower and raise a price. */
export const lowestPercent = -90
export const highestPercent = 400
/** A year and a day between its first day and its last. */
export const longestSeason = 366

/**
 * The price of one day in a season, in whole XAF, rounded half up and within the bounds of prices (rule 2.9). `rate` is what a
 * plain day of the car really costs: `dailyRate` of its tariff.
 */
export function seasonDailyPrice({ dailyPrice, percent }: SeasonAmount, rate: number): number {
  const price = dailyPrice ?? roundHalfUp((rate * (100 + percent)) / 100)
  return Math.min(highestPrice, Math.max(1, price))
}

/** True when two seasons share a day; one that ends the day before the other begins does not. */
export function shareADay(a: SeasonDays, b: SeasonDays): boolean {
  return a.firstDay <= b.lastDay && b.firstDay <= a.lastDay
}

/**
 * What seasons change about `base`, the whole XAF that the tariff asks for the period: each started rental day in a season
 * moves its share of the price as far as the season moves the price of a day, so that weekly and other rates keep their
 * worth. Null when no day is in a season that changes anything (rule 2.9).
 */
export function seasonLine(
  tariff: Tariff,
  period: Period,
  base: number,
): { count: number; amount: number } | null {
  const days = daysOf(period)
  const first = dayOf(period.from)
  const last = addDays(first, days - 1)
  const rate = dailyRate(tariff)
  let count = 0
  let moved = 0n
  for (const { startDate, endDate, dailyPrice } of tariff.seasons ?? []) {
    const inside = daysBetween(startDate > first ? startDate : first, endDate < last ? endDate : last)
    if (inside <= 0) continue
    count += inside
    moved += BigInt(inside * (dailyPrice - rate))
  }
  // A year at the highest price is more than a double holds exactly.
  const amount = Number(flooredHalfUp(BigInt(base) * moved, BigInt(days) * BigInt(rate)))
  return amount === 0 ? null : { count, amount }
}

/** Both days counted; none or less when the first is after the last. */
const daysBetween = (first: Day, last: Day): number => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1

/** The quotient to the nearest whole, halves upwards; the divisor is above zero. */
function flooredHalfUp(dividend: bigint, divisor: bigint): bigint {
  const [double, twice] = [2n * dividend + divisor, 2n * divisor]
  const quotient = double / twice
  return double < 0n && quotient * twice !== double ? quotient - 1n : quotient
}
