// The desk's lists of a day, from one read of the fleet's bookings and cars.

import { sql, type RawBuilder } from 'kysely'
import type { StaffToday } from '#contract/staff/today.ts'
import { staffRoleOf } from '#domain/people/staff-rights.ts'
import { drivenBy, managedBy } from '#server/bookings/ownership.ts'
import { selectBookings, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { dueOf } from '#server/bookings/present-booking.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { findDueServices } from '#server/acts/maintenance/find-due-services.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'
import { findExpiring, findFreeCars, findProposals } from './day-lists.ts'
import { depositOrder, hasLateCar, isDepositHeld, isOfDay, sortIntoLists } from './desk-rows.ts'
import { findFirstSteps } from './first-steps.ts'
import { readOverview, type DayLists } from './overview.ts'
import { countListedCars, findTaken, ofOne, type Today } from './today-sums.ts'

/** What one look at the day of a fleet holds; a desk of 40 cars is far from it. */
const mostRows = 400

/** The lists of today for the viewer's fleet; an admin may ask for one supplier's. */
export async function readToday(db: Db, today: Today): Promise<StaffToday> {
  const { viewer, supplier, now } = today
  const isOverAll = !viewer.person?.seat && supplier === undefined
  const lists = (isOverAll ? await readOverview(db, today) : null) ?? (await readWhole(db, today))
  const { toTake, ...shown } = lists
  return {
    at: new Date(now).toISOString(),
    role: staffRoleOf(viewer.person)!,
    supplier: await findOwnSupplier(db, viewer),
    sums: { toTake, taken: await findTaken(db, today) },
    listedCars: await countListedCars(db, today),
    proposals: await findProposals(db, today, mostRows),
    services: await findDueServices(db, today),
    firstSteps: await findFirstSteps(db, viewer),
    ...shown,
  }
}

/** Every row of every list. */
async function readWhole(db: Db, today: Today): Promise<DayLists> {
  const { now } = today
  const rows = await findBookings(db, today, { where: isOfDay(now), most: mostRows + 1 })
  const { toAnswer, goingOut, comingBack, late, moneyDue } = sortIntoLists(rows.slice(0, mostRows), now)
  return {
    toTake: moneyDue.reduce((sum, booking) => sum + dueOf(booking), 0),
    toAnswer: toAnswer.map(presentStaffRow),
    goingOut: goingOut.map(presentStaffRow),
    comingBack: comingBack.map(presentStaffRow),
    late: late.map(presentStaffRow),
    moneyDue: moneyDue.map(presentStaffRow),
    atRisk: (await findBookings(db, today, { where: hasLateCar(now) })).map(presentStaffRow),
    depositsHeld: (await findBookings(db, today, { where: isDepositHeld, order: depositOrder })).map(
      presentStaffRow,
    ),
    freeTonight: (await findFreeCars(db, today, mostRows)).rows,
    papers: (await findExpiring(db, today, mostRows)).rows,
    isMore: rows.length > mostRows,
  }
}

/** The first to begin before the others, unless it is said. */
async function findBookings(
  db: Db,
  { viewer, supplier }: Today,
  {
    where,
    order = sql`b.from_at, b.id`,
    most = mostRows,
  }: { where: RawBuilder<boolean>; order?: RawBuilder<unknown>; most?: number },
): Promise<StoredBooking[]> {
  const { rows } = await sql<StoredBooking>`${selectBookings(drivenBy(viewer))}
    WHERE ${managedBy(viewer)} AND ${ofOne(supplier)} AND ${where} ORDER BY ${order} LIMIT ${most}`.execute(
    db,
  )
  return rows
}

async function findOwnSupplier(db: Db, { person }: Viewer): Promise<StaffToday['supplier']> {
  if (!person?.seat) return null
  const found = await db
    .selectFrom('suppliers')
    .select(['id as _id', 'name', 'logo'])
    .where('id', '=', person.seat.supplier)
    .executeTakeFirst()
  return found ?? null
}
