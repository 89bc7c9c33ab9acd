// The day of all suppliers together, once it is too much for one look: how much each list holds, in all and by supplier, and the
// first of each.

import { sql, type RawBuilder } from 'kysely'
import { countedLists, mostSuppliers, type DayCounts, type StaffToday } from '#contract/staff/today.ts'
import { drivenBy, managedBy } from '#server/bookings/ownership.ts'
import { selectBookings, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { goingBack } from '#server/bookings/money/kept-payments.ts'
import { dueOf } from '#server/bookings/present-booking.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { findExpiring, findFreeCars } from './day-lists.ts'
import { depositOrder, hasLateCar, isDepositHeld, isOfDay, sortIntoLists, type DeskRow } from './desk-rows.ts'
import type { Today } from './today-sums.ts'

type List = (typeof countedLists)[number]

/** The lists of a day as they are answered, with what the counter is still to take. */
export type DayLists = Pick<
  StaffToday,
  List | 'freeTonight' | 'papers' | 'isMore' | 'counts' | 'suppliers'
> & { toTake: number }

/** A day of no more rows than this is sent whole, with the acts on each. */
const mostWhole = 60
/** Of a longer one this much of each list. */
const first = 10
const firstCars = 50
/** Rows that are looked at: a country's day. */
const mostRows = 50_000

type Row = Pick<DeskRow, 'id'> & { supplier_id: string }
type Lists = Record<List, readonly Row[]>

/** Null for a day that is short enough to be sent whole. */
export async function readOverview(db: Db, today: Today): Promise<DayLists | null> {
  const { now } = today
  const rows = await findRows(db, today)
  const atRisk = await findIds(db, today, hasLateCar(now), sql`b.from_at, b.id`)
  const depositsHeld = await findIds(db, today, isDepositHeld, depositOrder)
  const sorted = sortIntoLists(rows, now)
  const isLate = new Set(sorted.late)
  // Who is late stands among the late alone.
  const inTime = <R extends DeskRow>(listed: readonly R[]) =>
    listed.filter((row) => !isLate.has(row as never))
  const lists: Lists = {
    ...sorted,
    goingOut: inTime(sorted.goingOut),
    comingBack: inTime(sorted.comingBack),
    atRisk,
    depositsHeld,
  }
  const counts = countsOf(lists)
  if (countedLists.reduce((sum, list) => sum + counts[list], 0) <= mostWhole) return null
  const shown = await findShown(db, today, lists)
  const freeTonight = await findFreeCars(db, today, firstCars)
  const papers = await findExpiring(db, today, firstCars)
  const waiting = new Set([...sorted.toAnswer, ...sorted.late]).size
  return {
    ...shown,
    toTake: sorted.moneyDue.reduce((sum, booking) => sum + dueOf(booking), 0),
    freeTonight: freeTonight.rows,
    papers: papers.rows,
    counts: { ...counts, waiting, freeTonight: freeTonight.count, papers: papers.count },
    suppliers: await bySupplier(db, lists),
    isMore: rows.length === mostRows,
  }
}

const countsOf = (lists: Lists) =>
  Object.fromEntries(countedLists.map((list) => [list, lists[list].length])) as DayCounts

async function findRows(db: Db, { viewer, now }: Today): Promise<(DeskRow & Row)[]> {
  const { rows } = await sql<DeskRow & Row>`
    SELECT b.id, b.supplier_id, b.status, b.from_at, b.to_at, b.handed_over_at, b.returned_at, b.cancel_requested_at,
      b.total, b.charges, b.paid, ${goingBack} AS going_back,
      NULLIF(EXISTS (SELECT FROM booking_changes o WHERE o.booking_id = b.id AND o.state = 'open'), false) AS change
    FROM bookings b WHERE ${managedBy(viewer)} AND ${isOfDay(now)}
    ORDER BY b.from_at, b.id LIMIT ${mostRows}`.execute(db)
  return rows
}

async function findIds(
  db: Db,
  { viewer }: Today,
  where: RawBuilder<boolean>,
  order: RawBuilder<unknown>,
): Promise<Row[]> {
  const { rows } = await sql<Row>`SELECT b.id, b.supplier_id FROM bookings b
    WHERE ${managedBy(viewer)} AND ${where} ORDER BY ${order} LIMIT ${mostRows}`.execute(db)
  return rows
}

/** The first rows of each list, each booking read once. */
async function findShown(db: Db, { viewer }: Today, lists: Lists): Promise<Pick<DayLists, List>> {
  const ids = countedLists.flatMap((list) => lists[list].slice(0, first).map(({ id }) => id))
  const { rows } = await sql<StoredBooking>`${selectBookings(drivenBy(viewer))}
    WHERE ${managedBy(viewer)} AND b.id = ANY(${[...new Set(ids)]})`.execute(db)
  const known = new Map(rows.map((row) => [row.id, presentStaffRow(row)]))
  const shownOf = (list: List) => lists[list].slice(0, first).flatMap(({ id }) => known.get(id) ?? [])
  return Object.fromEntries(countedLists.map((list) => [list, shownOf(list)])) as Pick<DayLists, List>
}

/** Those with somebody late before the others, and then those with most to do. */
async function bySupplier(db: Db, lists: Lists): Promise<StaffToday['suppliers']> {
  const found = new Map<string, DayCounts>()
  for (const list of countedLists)
    for (const { supplier_id: id } of lists[list]) {
      const counts = found.get(id) ?? countsOf(nothing)
      counts[list] += 1
      found.set(id, counts)
    }
  const sumOf = (counts: DayCounts) => countedLists.reduce((sum, list) => sum + counts[list], 0)
  const busiest = [...found]
    .toSorted(([one, a], [other, b]) => b.late - a.late || sumOf(b) - sumOf(a) || (one < other ? -1 : 1))
    .slice(0, mostSuppliers)
  const names = await db
    .selectFrom('suppliers')
    .select(['id', 'name'])
    .where(
      'id',
      'in',
      busiest.map(([id]) => id),
    )
    .execute()
  const nameOf = new Map(names.map(({ id, name }) => [id, name]))
  return busiest.map(([id, counts]) => ({ _id: id, name: nameOf.get(id) ?? id, counts }))
}

const nothing = Object.fromEntries(countedLists.map((list) => [list, []])) as unknown as Lists
