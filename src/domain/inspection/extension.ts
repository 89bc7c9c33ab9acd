// What a later end costs while a car is out (rule 22.7).

import { isPerDay } from '../rental/extra-prices.ts'
import type { Extra } from '../rental/extras.ts'
import { daysOf, type Instant, type Period } from '../rental/period.ts'
import { quote, type Pricing, type QuoteLine } from '../rental/quote.ts'
import { roundHalfUp } from '../money/money.ts'
import { timeAlone } from './time-alone.ts'

/** What an extension begins with: the agreed period and its frozen lines. */
export type ExtendedBooking = { period: Period; lines: readonly QuoteLine[] }

/** Whole XAF, markup included; together they are the total. `days` are the started rental days that are added. */
export type Extension = {
  days: number
  rental: number
  extras: { extra: Extra; count: number; amount: number }[]
  total: number
}

/**
 * What the booking costs more when it ends at `to`: as much as the longer period costs more than the agreed one, both at
 * today's `pricing`, so that weekly and other rates count and what was agreed stays as it is; never more than the added time
 * alone, and never below zero. Extras a day go on at the price that was agreed, offered today or not. Null where `to` is no
 * later end.
 */
export function extensionPrice(
  { period, lines }: ExtendedBooking,
  to: Instant,
  pricing: Pricing,
): Extension | null {
  if (to <= period.to) return null
  const longer = { from: period.from, to }
  const difference = quote(pricing, longer).total - quote(pricing, period).total
  const alone = timeAlone(pricing, { from: period.to, to }).total
  const rental = Math.max(0, Math.min(difference, alone))
  const days = daysOf(longer) - daysOf(period)
  const extras = lines.flatMap((line) =>
    days > 0 && line.kind === 'extra' && isPerDay(line.extra)
      ? [{ extra: line.extra, count: days, amount: roundHalfUp((line.amount * days) / line.count) }]
      : [],
  )
  return { days, rental, extras, total: extras.reduce((sum, { amount }) => sum + amount, rental) }
}
