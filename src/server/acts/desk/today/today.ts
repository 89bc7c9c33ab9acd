// The desk's lists of a day, from one read of the fleet's bookings and cars.

import { sql } from 'kysely'
import type { StaffToday } from '#contract/staff/today.ts'
import { deskDay, deskListsOf, lateFor, type DeskList } from '#domain/booking/desk-day.ts'
import { expiringUntil } from '#domain/papers/paper.ts'
import { hasRight, staffRoleOf } from '#domain/people/staff-rights.ts'
import { dayOf, hour, type Instant } from '#domain/rental/period.ts'
import { drivenBy, managedBy } from '#server/bookings/ownership.ts'
import { selectBookings, type StoredBooking } from '#server/bookings/find-bookings.ts'
import { dueOf } from '#server/bookings/present-booking.ts'
import { isFree } from '#server/core/calendar/free-sql.ts'
import { isAtRisk } from '#server/core/calendar/out-sql.ts'
import { cardPicture } from '#server/core/cars/car-row.ts'
import { isOffered } from '#server/core/cars/offered-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'
import { findFirstSteps } from './first-steps.ts'
import { presentStaffRow } from '#server/bookings/present-staff-booking.ts'
import { countListedCars, findTaken, ofOne, type Today } from './today-sums.ts'

/** What one look at the day holds; a desk of 40 cars is far from it. */
const mostRows = 400
/** When a car that is free tonight is free until. */
const morning = 8

/** The lists of today for the viewer's fleet; an admin may ask for one supplier's. */
export async function readToday(db: Db, { viewer, supplier, now }: Today): Promise<StaffToday> {
  const rows = await findCandidates(db, { viewer, supplier, now })
  const bookings = rows.slice(0, mostRows)
  const on = new Map(bookings.map((booking) => [booking, listsOf(booking, now)]))
  const listed = (list: DeskList) => bookings.filter((booking) => on.get(booking)!.includes(list))
  const by = (time: (booking: StoredBooking) => Date, found: StoredBooking[]) =>
    found.toSorted((one, other) => time(one).getTime() - time(other).getTime())
  return {
    at: new Date(now).toISOString(),
    role: staffRoleOf(viewer.person)!,
    supplier: await findOwnSupplier(db, viewer),
    sums: {
      toTake: listed('moneyDue').reduce((sum, booking) => sum + dueOf(booking), 0),
      taken: await findTaken(db, { viewer, supplier, now }),
    },
    listedCars: await countListedCars(db, { viewer, supplier, now }),
    toAnswer: listed('toAnswer').map(presentStaffRow),
    goingOut: listed('goingOut').map(presentStaffRow),
    comingBack: by(({ to_at }) => to_at, listed('comingBack')).map(presentStaffRow),
    late: by(dueAt, listed('late')).map(presentStaffRow),
    moneyDue: listed('moneyDue').map(presentStaffRow),
    atRisk: (await findAtRisk(db, { viewer, supplier, now })).map(presentStaffRow),
    depositsHeld: (await findDepositsHeld(db, { viewer, supplier })).map(presentStaffRow),
    freeTonight: await findFreeCars(db, { viewer, supplier, now }),
    papers: hasRight(viewer.person, 'manage-cars') ? await findExpiring(db, { viewer, supplier, now }) : [],
    proposals: hasRight(viewer.person, 'manage-places') ? await findProposals(db, supplier) : [],
    firstSteps: await findFirstSteps(db, viewer),
    isMore: rows.length > mostRows,
  }
}

function listsOf(booking: StoredBooking, now: Instant): DeskList[] {
  const period = { from: booking.from_at.getTime(), to: booking.to_at.getTime() }
  return deskListsOf(
    {
      status: booking.status,
      period,
      handedOver: booking.handed_over_at !== null,
      returned: booking.returned_at !== null,
      // Nothing is cancelled once the keys are out.
      isAsked:
        (booking.cancel_requested_at !== null && booking.handed_over_at === null) || booking.change !== null,
      due: dueOf(booking),
    },
    now,
  )
}

/** When the car should have gone out, or, where it is out, come back. */
const dueAt = ({ handed_over_at, from_at, to_at }: StoredBooking): Date =>
  handed_over_at === null ? from_at : to_at

/** Every booking that `deskListsOf` may put on a list, and few others. */
async function findCandidates(db: Db, { viewer, supplier, now }: Today): Promise<StoredBooking[]> {
  const today = deskDay(now)
  const since = new Date(Math.min(today.from, now - lateFor))
  const tomorrow = new Date(today.to)
  const { rows } = await sql<StoredBooking>`${selectBookings(drivenBy(viewer))}
    WHERE ${managedBy(viewer)} AND ${ofOne(supplier)} AND b.status NOT IN ('void', 'cancelled') AND (
      (b.from_at >= ${since} AND b.from_at < ${tomorrow})
      OR (b.to_at >= ${new Date(today.from)} AND b.to_at < ${tomorrow})
      OR (b.handed_over_at IS NOT NULL AND b.returned_at IS NULL)
      OR (b.status = 'pending' AND b.from_at > ${new Date(now)})
      OR b.cancel_requested_at IS NOT NULL
      OR EXISTS (SELECT 1 FROM booking_changes o WHERE o.booking_id = b.id AND o.state = 'open'))
    ORDER BY b.from_at, b.id LIMIT ${mostRows + 1}`.execute(db)
  return rows
}

/** Bookings that begin while their car is kept from them, the first to begin first. */
async function findAtRisk(db: Db, { viewer, supplier, now }: Today): Promise<StoredBooking[]> {
  const { rows } = await sql<StoredBooking>`${selectBookings(drivenBy(viewer))}
    WHERE ${managedBy(viewer)} AND ${ofOne(supplier)} AND EXISTS (SELECT FROM bookings late WHERE ${isAtRisk(now)})
    ORDER BY b.from_at, b.id LIMIT ${mostRows}`.execute(db)
  return rows
}

/** Bookings that are over while some of their security deposit is held, the one that ended first before the others. */
async function findDepositsHeld(db: Db, { viewer, supplier }: Omit<Today, 'now'>): Promise<StoredBooking[]> {
  const { rows } = await sql<StoredBooking>`${selectBookings(drivenBy(viewer))}
    WHERE ${managedBy(viewer)} AND ${ofOne(supplier)} AND b.deposit_held > 0
      AND (b.returned_at IS NOT NULL OR b.status = 'cancelled')
    ORDER BY COALESCE(b.returned_at, b.from_at), b.id LIMIT ${mostRows}`.execute(db)
  return rows
}

async function findFreeCars(db: Db, { viewer, supplier, now }: Today): Promise<StaffToday['freeTonight']> {
  const until = deskDay(now).to + morning * hour
  const { rows } = await sql<StaffToday['freeTonight'][number]>`
    SELECT c.id AS _id, c.name, ${cardPicture} AS image, c.plate FROM cars c JOIN suppliers s ON s.id = c.supplier_id
    WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${ofOne(supplier)} AND ${isOffered(now)}
      AND ${isFree({ from: now, to: until }, now)}
    ORDER BY c.name, c.id LIMIT ${mostRows}`.execute(db)
  return rows
}

/** Expired, or within the days of the first warning. */
async function findExpiring(db: Db, { viewer, supplier, now }: Today): Promise<StaffToday['papers']> {
  const { rows } = await sql<StaffToday['papers'][number]>`
    SELECT p.kind, p.valid_until AS "validUntil", json_build_object('_id', c.id, 'name', c.name, 'plate', c.plate) AS car
    FROM papers p JOIN cars c ON c.id = p.car_id JOIN suppliers s ON s.id = c.supplier_id
    WHERE ${ofFleet(viewer, sql`c.supplier_id`)} AND ${ofOne(supplier)} AND c.retired_at IS NULL
      AND p.replaced_at IS NULL AND p.valid_until <= ${expiringUntil(dayOf(now))}::date
    ORDER BY p.valid_until, c.name, p.id LIMIT ${mostRows}`.execute(db)
  return rows
}

async function findProposals(db: Db, supplier: string | undefined): Promise<StaffToday['proposals']> {
  const { rows } = await sql<StaffToday['proposals'][number]>`
    SELECT p.id AS _id, p.fields -> 'name' AS name, s.name AS supplier
    FROM place_proposals p LEFT JOIN suppliers s ON s.id = p.supplier_id
    WHERE p.state = 'open' AND ${ofOne(supplier)} ORDER BY p.proposed_at, p.id LIMIT ${mostRows}`.execute(db)
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
