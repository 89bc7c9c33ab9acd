// The price of a car without extras: the tariff's steps, longest first, or a price per calendar day.

import { addDays, dayOf, daysOf, hoursOf, type Period } from './period.ts'
import type { RateKind, Tariff, TariffLine } from './tariff.ts'

/** A discounted price above zero replaces its normal twin; null when neither exists. */
function effective(normal: number | null, discounted: number | null): number | null {
  if (discounted !== null && discounted > 0) return discounted
  return normal !== null && normal > 0 ? normal : null
}

/** The price of one plain day, in XAF. */
export function dailyRate(tariff: Tariff): number {
  return effective(tariff.dailyPrice, tariff.discountedDailyPrice) ?? tariff.dailyPrice
}

/** The lines a period costs before extras and markup (rules 2.2 to 2.4). */
export function tariffLines(tariff: Tariff, period: Period): TariffLine[] {
  return tariff.isDateBasedPrice ? linesByDate(tariff, period) : linesByLength(tariff, period)
}

function linesByLength(tariff: Tariff, period: Period): TariffLine[] {
  const hours = hoursOf(period)
  let days = Math.floor(hours / 24)
  const lines: TariffLine[] = []
  const add = (kind: RateKind, count: number, unit: number) => {
    if (count > 0) lines.push({ kind, count, unit })
  }
  const steps = [
    ['month', 30, effective(tariff.monthlyPrice, tariff.discountedMonthlyPrice)],
    ['week', 7, effective(tariff.weeklyPrice, tariff.discountedWeeklyPrice)],
    // The specification's "bi-weekly" price is the price of three days.
    ['threeDays', 3, effective(tariff.biWeeklyPrice, tariff.discountedBiWeeklyPrice)],
  ] as const
  for (const [kind, length, price] of steps) {
    if (price === null || days < length) continue
    add(kind, Math.floor(days / length), price)
    days %= length
  }
  const hourly = effective(tariff.hourlyPrice, tariff.discountedHourlyPrice)
  const restHours = hours % 24
  add('day', days + (restHours > 0 && hourly === null ? 1 : 0), dailyRate(tariff))
  if (hourly !== null) add('hour', restHours, hourly)
  return lines
}

function linesByDate(tariff: Tariff, period: Period): TariffLine[] {
  const first = dayOf(period.from)
  const lines: TariffLine[] = []
  for (let index = 0; index < daysOf(period); index++) {
    const date = addDays(first, index)
    const range = tariff.dateBasedPrices.find(
      ({ startDate, endDate }) => startDate <= date && date <= endDate,
    )
    const kind = range ? 'date' : 'day'
    const unit = range ? range.dailyPrice : dailyRate(tariff)
    const last = lines.at(-1)
    if (last?.kind === kind && last.unit === unit) last.count++
    else lines.push({ kind, count: 1, unit })
  }
  return lines
}
