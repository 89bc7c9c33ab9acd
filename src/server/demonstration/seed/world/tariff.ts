/** Tariffs a Cameroonian agency would print: round sums, and cheaper by the day the longer one keeps the car. */
import { plainTariff } from '#domain/rental/tariff.ts'
import type { WorldDatedPrice, WorldTariff } from './car.ts'
import { rounded, type Draw } from './deterministic.ts'

/** Share of the daily price asked per hour, per day of a 3-day, weekly and monthly rental. */
const perHour = 0.09
const longer = { threeDays: 0.93, week: 0.86, month: 0.72 }
const discount = 0.9

/** A high season, then perhaps a bridge weekend, each dearer than an ordinary day. */
function seasons(dailyPrice: number, draw: Draw): WorldDatedPrice[] {
  const starts = draw.whole(12, 30)
  const season = { fromDay: starts, toDay: starts + draw.whole(9, 20) }
  const dear = { ...season, dailyPrice: rounded(dailyPrice * 1.3, 1000) }
  if (draw.chance(0.5)) return [dear]
  const weekend = { fromDay: season.toDay + 9, toDay: season.toDay + 11 }
  return [dear, { ...weekend, dailyPrice: rounded(dailyPrice * 1.2, 1000) }]
}

const less = (price: number | null, step: number) => (price === null ? null : rounded(price * discount, step))

/** Every rate is lowered together: a discount on single days alone would make the 3-day rate the dearer one. */
function discounted(tariff: WorldTariff): WorldTariff {
  return {
    ...tariff,
    discountedDailyPrice: less(tariff.dailyPrice, 500),
    discountedHourlyPrice: less(tariff.hourlyPrice, 100),
    discountedBiWeeklyPrice: less(tariff.biWeeklyPrice, 500),
    discountedWeeklyPrice: less(tariff.weeklyPrice, 500),
    discountedMonthlyPrice: less(tariff.monthlyPrice, 1000),
  }
}

export function tariffFor(modelPrice: number, draw: Draw): WorldTariff {
  const step = modelPrice < 20000 ? 500 : modelPrice < 100000 ? 1000 : 5000
  const daily = rounded(modelPrice * (0.94 + draw.next() * 0.14), step)
  const plain: WorldTariff = plainTariff(daily)
  if (draw.chance(0.12)) {
    const lowered = draw.chance(0.4) ? rounded(daily * discount, 500) : null
    return {
      ...plain,
      discountedDailyPrice: lowered,
      isDateBasedPrice: true,
      dateBasedPrices: seasons(daily, draw),
    }
  }
  const tariff = {
    ...plain,
    hourlyPrice: draw.chance(0.45) ? rounded(daily * perHour, 100) : null,
    biWeeklyPrice: draw.chance(0.6) ? rounded(daily * 3 * longer.threeDays, 500) : null,
    weeklyPrice: draw.chance(0.75) ? rounded(daily * 7 * longer.week, 1000) : null,
    monthlyPrice: draw.chance(0.55) ? rounded(daily * 30 * longer.month, 5000) : null,
  }
  return draw.chance(0.2) ? discounted(tariff) : tariff
}
