// What one car earned, cost and was out, by month of this year and the last (rules 17 and 26).

import { sql } from 'kysely'
import {
  mostCostLines,
  type AccountMonth,
  type CarAccount,
  type CarCost,
} from '#contract/staff/fleet/car-account.ts'
import { carTime } from '#domain/figures/car-time.ts'
import { monthPeriod, monthsBetween, type Month } from '#domain/figures/months.ts'
import { longestRentalDays } from '#domain/rental/time-rules.ts'
import { day, dayOf, type Instant, type Period } from '#domain/rental/period.ts'
import { actorNameFor } from '#server/core/audit/readable-acts.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Asked = { id: string; viewer: Viewer; now: Instant }

/** January of last year to December of this one, in Douala. */
function twoYears(now: Instant): Month[] {
  const year = Number(dayOf(now).slice(0, 4))
  return monthsBetween(`${year - 1}-01`, `${year}-12`)!
}

/** Throws `not-found` outside the viewer's fleet. */
export async function findAccount(db: Db, asked: Asked): Promise<CarAccount> {
  const months = twoYears(asked.now)
  const car = await db
    .selectFrom('cars as c')
    .select(['c.rating', 'c.trips', 'c.reviews'])
    .where('c.id', '=', asked.id)
    .where(ofFleet(asked.viewer, sql`c.supplier_id`))
    .executeTakeFirst()
  if (!car) throw new Refusal('not-found')
  const { rating, trips, reviews } = car
  return {
    months: await sumMonths(db, asked.id, months),
    trips,
    rating: rating === null ? null : Math.round(rating * 10) / 10,
    reviews,
    costs: await findCosts(db, asked),
  }
}

type Sums = Pick<AccountMonth, 'bookings' | 'agreed' | 'received' | 'costs'>
const nothing: Sums = { bookings: 0, agreed: 0, received: 0, costs: 0 }

/** Money by the month of the pick-up, costs by their day, time by the rule of the domain. */
async function sumMonths(db: Db, id: string, months: readonly Month[]): Promise<AccountMonth[]> {
  const periods = months.map(monthPeriod)
  const range = { from: periods[0]!.from, to: periods.at(-1)!.to }
  const [first, last] = [new Date(range.from), new Date(range.to)]
  const monthOf = sql`to_char(b.from_at AT TIME ZONE 'Africa/Douala', 'YYYY-MM')`
  const counted = sql`FILTER (WHERE b.status <> 'cancelled')`
  const { rows } = await sql<Sums & { month: Month }>`
    SELECT COALESCE(money.month, cost.month) AS month, COALESCE(money.bookings, 0) AS bookings,
      COALESCE(money.agreed, 0) AS agreed, COALESCE(money.received, 0) AS received, COALESCE(cost.costs, 0) AS costs
    FROM (SELECT ${monthOf} AS month, count(*) ${counted}::int AS bookings,
        COALESCE(sum(b.total) ${counted}, 0)::float8 AS agreed, sum(b.paid)::float8 AS received
      FROM bookings b WHERE b.car_id = ${id} AND b.from_at >= ${first} AND b.from_at < ${last} AND b.status <> 'void'
      GROUP BY 1) money
    FULL JOIN (SELECT to_char(k.day, 'YYYY-MM') AS month, sum(k.amount)::float8 AS costs
      FROM car_costs k WHERE k.car_id = ${id} AND k.taken_back_at IS NULL
      GROUP BY 1) cost ON cost.month = money.month`.execute(db)
  const sums = new Map(rows.map(({ month, ...found }) => [month, found]))
  const listed = await findListed(db, id)
  const booked = await findBooked(db, id, range)
  return months.map((month, index) => ({
    month,
    ...(sums.get(month) ?? nothing),
    ...carTime(periods[index]!, listed, booked),
  }))
}

async function findListed(db: Db, id: string): Promise<Period[]> {
  const rows = await db
    .selectFrom('car_listings')
    .select(['from_at', 'to_at'])
    .where('car_id', '=', id)
    .execute()
  return rows.map(({ from_at: from, to_at: to }) => ({
    from: from.getTime(),
    to: to?.getTime() ?? Infinity,
  }))
}

/** What reaches into the range, also from before it. */
async function findBooked(db: Db, id: string, { from, to }: Period): Promise<Period[]> {
  const rows = await db
    .selectFrom('bookings')
    .select(['from_at', 'to_at'])
    .where('car_id', '=', id)
    .where('status', 'not in', ['void', 'cancelled'])
    .where('from_at', '>=', new Date(from - (longestRentalDays + 1) * day))
    .where('from_at', '<', new Date(to))
    .execute()
  return rows.map(({ from_at, to_at }) => ({ from: from_at.getTime(), to: to_at.getTime() }))
}

type StoredCost = Omit<CarCost, 'recordedAt' | 'takenBack'> & {
  recordedAt: Date
  takenBackAt: Date | null
  takenBackBy: string | null
  reason: string | null
}

/** The latest day first. */
async function findCosts(db: Db, { id, viewer }: Asked): Promise<CarCost[]> {
  const nameOf = (column: string) =>
    sql<string | null>`(SELECT ${actorNameFor(viewer)} FROM users who WHERE who.id = ${sql.ref(column)})`
  const { rows } = await sql<StoredCost>`
    SELECT k.id AS _id, k.day, k.kind, k.amount, k.note, ${nameOf('k.recorded_by')} AS by, k.recorded_at AS "recordedAt",
      k.taken_back_at AS "takenBackAt", ${nameOf('k.taken_back_by')} AS "takenBackBy", k.reason
    FROM car_costs k WHERE k.car_id = ${id}
    ORDER BY k.day DESC, k.recorded_at DESC, k.id LIMIT ${mostCostLines}`.execute(db)
  return rows.map(({ recordedAt, takenBackAt, takenBackBy, reason, ...cost }) => ({
    ...cost,
    recordedAt: recordedAt.toISOString(),
    takenBack: takenBackAt && { at: takenBackAt.toISOString(), by: takenBackBy, reason: reason ?? '' },
  }))
}
