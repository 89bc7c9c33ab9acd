// The price rule once more, in SQL, because a search sorts by it. A property test holds it equal to domain/rental/quote.ts.

import { sql, type RawBuilder } from 'kysely'
import { dayOf, daysOf, hoursOf, type Day, type Period } from '#domain/rental/period.ts'
import { highestPrice } from '#domain/rental/price-bounds.ts'

function effective(name: string): RawBuilder<number | null> {
  const discounted = sql.ref(`c.discounted_${name}_price`)
  const normal = sql.ref(`c.${name}_price`)
  // A year of the highest price is more than an int holds, and one such car must not fail the search of everybody.
  return sql`COALESCE(NULLIF(GREATEST(${discounted}, 0), 0), NULLIF(GREATEST(${normal}, 0), 0))::bigint`
}

/** The marked-up total in whole XAF, a double that holds every franc of it, of `cars c` with `suppliers s` for a period, without extras. */
export function totalSql(period: Period): RawBuilder<number> {
  const days = daysOf(period)
  const fullDays = Math.floor(hoursOf(period) / 24)
  const restHours = hoursOf(period) % 24
  const firstDay = dayOf(period.from)
  const step = (length: number, price: RawBuilder<number | null>, left: RawBuilder<number>) => ({
    count: sql<number>`(CASE WHEN ${price} IS NULL THEN 0 ELSE ${left} / ${length}::int END)`,
  })
  const month = step(30, effective('monthly'), sql`${fullDays}::int`)
  const afterMonths = sql<number>`(${fullDays}::int - 30 * ${month.count})`
  const week = step(7, effective('weekly'), afterMonths)
  const afterWeeks = sql<number>`(${afterMonths} - 7 * ${week.count})`
  const three = step(3, effective('bi_weekly'), afterWeeks)
  const singleDays = sql<number>`(${afterWeeks} - 3 * ${three.count})`
  const byLength = sql<number>`(
    ${month.count} * COALESCE(${effective('monthly')}, 0) + ${week.count} * COALESCE(${effective('weekly')}, 0)
    + ${three.count} * COALESCE(${effective('bi_weekly')}, 0) + ${singleDays} * ${effective('daily')}
    + CASE WHEN ${restHours}::int = 0 THEN 0 ELSE COALESCE(${restHours}::int * ${effective('hourly')}, ${effective('daily')}) END)`
  const byDate = sql<number>`(
    ${days}::int * ${effective('daily')} + COALESCE((
      SELECT sum((LEAST(p.end_date, ${firstDay}::date + ${days - 1}::int) - GREATEST(p.start_date, ${firstDay}::date) + 1)
        * (p.daily_price - ${effective('daily')}))
      FROM car_date_prices p
      WHERE p.car_id = c.id AND p.end_date >= ${firstDay}::date AND p.start_date < ${firstDay}::date + ${days}::int), 0))`
  const base = sql<number>`(CASE WHEN c.is_date_based_price THEN ${byDate} ELSE ${byLength} END)`
  return sql<number>`floor((${base} + ${seasonSql(base, firstDay, days)}) * (100 + s.markup_percent) / 100 + 0.5)::float8`
}

/** What seasons change about `base` of `cars c` (domain/rental/season.ts). Where none touches the days, no car is asked. */
function seasonSql(base: RawBuilder<number>, firstDay: Day, days: number): RawBuilder<number> {
  const rate = effective('daily')
  const price = sql<number>`COALESCE(z.daily_price, LEAST(${highestPrice}::int, GREATEST(1,
    floor(${rate} * (100 + z.percent)::numeric / 100 + 0.5))))`
  const touches = sql<boolean>`z.last_day >= ${firstDay}::date AND z.first_day < ${firstDay}::date + ${days}::int`
  return sql<number>`(CASE WHEN EXISTS (SELECT FROM seasons z WHERE ${touches}) THEN COALESCE((
    SELECT floor(${base}::numeric * sum((LEAST(z.last_day, ${firstDay}::date + ${days - 1}::int)
      - GREATEST(z.first_day, ${firstDay}::date) + 1) * (${price} - ${rate})) / (${days}::int * ${rate}) + 0.5)
    FROM season_cars x JOIN seasons z ON z.id = x.season_id
    WHERE x.car_id = c.id AND ${touches}), 0) ELSE 0 END)`
}
