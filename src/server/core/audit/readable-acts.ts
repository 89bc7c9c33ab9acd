// Whose acts somebody may read, and how the people who did them are named to them.

import { sql, type RawBuilder } from 'kysely'
import { ofFleet } from '#server/core/staff/ownership.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

const seatsOf = (viewer: Viewer) =>
  sql`(SELECT seat.user_id FROM staff_seats seat WHERE ${ofFleet(viewer, sql`seat.supplier_id`)})`

/**
 * A condition on `audit a`: any act for an admin; for an owner those of the own seats, and those on what the own supplier has, whoever
 * did them.
 */
export function readableActs(viewer: Viewer): RawBuilder<boolean> {
  if (viewer.person?.type === 'admin') return sql`true`
  const own = (from: RawBuilder<unknown>, supplier: RawBuilder<unknown>) =>
    sql`a.entity_id IN (SELECT ${from} WHERE ${ofFleet(viewer, supplier)})`
  const ofBooking = (table: string) =>
    own(sql`x.id FROM ${sql.table(table)} x JOIN bookings b ON b.id = x.booking_id`, sql`b.supplier_id`)
  return sql`(a.actor IN ${seatsOf(viewer)} OR CASE a.entity
    WHEN 'booking' THEN ${own(sql`b.id FROM bookings b`, sql`b.supplier_id`)}
    WHEN 'car' THEN ${own(sql`c.id FROM cars c`, sql`c.supplier_id`)}
    WHEN 'calendar' THEN ${own(sql`e.id FROM calendar_entries e JOIN cars c ON c.id = e.car_id`, sql`c.supplier_id`)}
    WHEN 'season' THEN ${own(sql`z.id FROM seasons z`, sql`z.supplier_id`)}
    WHEN 'review' THEN ${own(sql`v.id FROM reviews v`, sql`v.supplier_id`)}
    WHEN 'counter-payment' THEN ${ofBooking('counter_payments')}
    WHEN 'counter-refund' THEN ${ofBooking('counter_refunds')}
    WHEN 'payment' THEN ${ofBooking('payments')}
    WHEN 'cars' THEN ${own(sql`s.id FROM suppliers s`, sql`s.id`)}
    WHEN 'supplier' THEN ${own(sql`s.id FROM suppliers s`, sql`s.id`)}
    ELSE false END)`
}

/** Of `users who`, null for nobody: an owner is told an admin as the marketplace, not as the person. */
export function actorNameFor(viewer: Viewer): RawBuilder<string | null> {
  const name = sql<string | null>`NULLIF(who.full_name, '')`
  if (viewer.person?.type === 'admin') return name
  return sql`CASE WHEN who.type = 'admin' THEN 'Wouri' ELSE ${name} END`
}

/** Of `audit a` and `users who`: the account that acted; an owner is not told which one of an admin it is. */
export function actorIdFor(viewer: Viewer): RawBuilder<string> {
  if (viewer.person?.type === 'admin') return sql`a.actor`
  return sql`CASE WHEN who.type = 'admin' THEN 'wouri' ELSE a.actor END`
}

/** A condition on `users u`, the people that may be searched for as who acted. */
export function searchableActors(viewer: Viewer): RawBuilder<boolean> {
  return viewer.person?.type === 'admin' ? sql`true` : sql`u.id IN ${seatsOf(viewer)}`
}
