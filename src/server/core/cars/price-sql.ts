// The price rule once more, in SQL, because a search sorts by it. A property test holds it equal to domain/rental/quote.ts. And what
// a car costs at least, by which a search knows that it need not look further.

import { sql, type RawBuilder } from 'kysely'
import { dayOf, daysOf, hoursOf, type Day, type Period } from '#domain/rental/period.ts'
import { highestPrice } from '#domain/rental/price-bounds.ts'

function effective(name: string): RawBuilder<number | null> {
  const discounted = sql.ref(`c.discounted_${name}_price`)
  const normal = sql.ref(`c.${name}_price`)
  // A year of the highest price is more than an int holds, and one such car must not fail the search of everybody.
  return sql`(CASE WHEN ${discounted} > 0 THEN ${discounted} WHEN ${normal} > 0 THEN ${normal} END)::bigint`
}

/** What a tariff is made of, each as an expression. */
type PriceColumns = Record<'daily' | 'hourly' | 'threeDays' | 'weekly' | 'monthly', RawBuilder<number | null>>

const own: PriceColumns = {
  daily: effective('daily'),
  hourly: effective('hourly'),
  threeDays: effective('bi_weekly'),
  weekly: effective('weekly'),
  monthly: effective('monthly'),
}
const daily = own.daily

/** The marked-up total in whole XAF, a double that holds every franc of it, of `cars c` with `suppliers s` for a period, without extras. */
export function totalSql(period: Period): RawBuilder<number> {
  const days = daysOf(period)
  const firstDay = dayOf(period.from)
  const byDate = sql<number>`(
    ${days}::int * ${daily} + COALESCE((
      SELECT sum((LEAST(p.end_date, ${firstDay}::date + ${days - 1}::int) - GREATEST(p.start_date, ${firstDay}::date) + 1)
        * (p.daily_price - ${daily}))
      FROM car_date_prices p
      WHERE p.car_id = c.id AND p.end_date >= ${firstDay}::date AND p.start_date < ${firstDay}::date + ${days}::int), 0))::bigint`
  const base = sql<number>`(CASE WHEN c.is_date_based_price THEN ${byDate} ELSE ${lengthSql(period, own)} END)`
  // Hundredths of a percent keep it in integers, and adding a half before dividing rounds half up.
  const marked = sql<number>`(10000 + s.markup_percent * 100)::bigint`
  return sql<number>`(((${base} + ${seasonSql(base, firstDay, days)}) * ${marked} + 5000) / 10000)::float8`
}

const month = 30

/** The column of `car_places` whose bound is the nearest: no part of a trip is charged by the price of more days than it has. */
export function leastDayOf(period: Period) {
  const days = hoursOf(period) / 24
  if (days < 3) return 'least_own_day'
  if (days < 7) return 'least_week_day'
  return days < month ? 'least_short_day' : 'least_day'
}

/** What the whole days and the hours left over cost by the tariff's steps. */
function lengthSql(period: Period, prices: PriceColumns): RawBuilder<number> {
  const restHours = hoursOf(period) % 24
  const steps = [
    { length: month, price: prices.monthly },
    { length: 7, price: prices.weekly },
    { length: 3, price: prices.threeDays },
  ]
  const days = daysSql(Math.floor(hoursOf(period) / 24), prices.daily, steps)
  if (restHours === 0) return days
  return sql`(${days} + COALESCE(${restHours}::int * ${prices.hourly}, ${prices.daily}))`
}

type Step = { length: number; price: RawBuilder<number | null> }

/** So many whole days, longest step first; a step without a price leaves its days to the next. */
function daysSql(
  days: number,
  ofOneDay: RawBuilder<number | null>,
  [step, ...shorter]: Step[],
): RawBuilder<number> {
  if (step === undefined) return sql`(${days}::int * ${ofOneDay})`
  const count = Math.floor(days / step.length)
  if (count === 0) return daysSql(days, ofOneDay, shorter)
  return sql`(CASE WHEN ${step.price} IS NULL THEN ${daysSql(days, ofOneDay, shorter)}
    ELSE ${count}::int * ${step.price} + ${daysSql(days % step.length, ofOneDay, shorter)} END)`
}

const placed = (column: string) => sql<number | null>`${sql.ref(`p.${column}`)}::bigint`
const placedPrices: PriceColumns = {
  daily: placed('daily'),
  hourly: placed('hourly'),
  threeDays: placed('three_days'),
  weekly: placed('weekly'),
  monthly: placed('monthly'),
}

/** Two roundings of a half each, of which the first is marked up by a hundred percent at most. */
const rounded = 2

/**
 * Less than the total of no car: from `car_places p` alone, without its calendar of prices. Without a season and prices of days it
 * is the total but for `rounded`.
 */
export function leastTotalSql(period: Period): RawBuilder<number> {
  return sql<number>`(COALESCE(${daysOf(period)}::int * p.dated::bigint, ${lengthSql(period, placedPrices)})::float8
    * p.lowered / 1000000 * p.marked / 10000 - ${sql.lit(rounded)})`
}

/** The most that `least_day` of a car (or of another bound, `leastDayOf`) may be whose total is at most `total`. */
export function leastDaySql(total: RawBuilder<number>, period: Period): RawBuilder<number> {
  return sql<number>`LEAST(${sql.lit(2 * highestPrice)}, floor((${total} + ${sql.lit(rounded)}) * 24 / ${hoursOf(period)}::int))::int`
}

/**
 * What seasons change about `base` of `cars c` (domain/rental/season.ts). Where none touches the days, no car is asked, and
 * else only cars that are in one.
 */
function seasonSql(base: RawBuilder<number>, firstDay: Day, days: number): RawBuilder<number> {
  const price = sql<number>`COALESCE(z.daily_price, LEAST(${highestPrice}::int, GREATEST(1,
    floor(${daily} * (100 + z.percent)::numeric / 100 + 0.5))))`
  const touches = (table: 'x' | 'z') =>
    sql<boolean>`${sql.ref(`${table}.last_day`)} >= ${firstDay}::date AND ${sql.ref(`${table}.first_day`)} < ${firstDay}::date + ${days}::int`
  return sql<number>`(CASE WHEN EXISTS (SELECT FROM seasons z WHERE ${touches('z')})
      AND EXISTS (SELECT FROM season_cars x WHERE x.car_id = c.id AND ${touches('x')}) THEN COALESCE((
    SELECT floor(${base}::numeric * sum((LEAST(z.last_day, ${firstDay}::date + ${days - 1}::int)
      - GREATEST(z.first_day, ${firstDay}::date) + 1) * (${price} - ${daily})) / (${days}::int * ${daily}) + 0.5)
    FROM season_cars x JOIN seasons z ON z.id = x.season_id
    WHERE x.car_id = c.id AND ${touches('z')}), 0)::bigint ELSE 0 END)`
}
