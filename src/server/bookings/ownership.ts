// Decides who may read a booking; nothing else does. The default is no.

import { sql, type RawBuilder } from 'kysely'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

/**
 * A condition on `bookings b`: a driver's own, a supplier's fleet, everything for an admin, and for a guest what was
 * booked on the same device. Somebody else's booking is as absent as one that does not exist.
 */
export function readableBy(viewer: Viewer): RawBuilder<boolean> {
  const { person, guestKey } = viewer
  const ways: RawBuilder<boolean>[] = []
  if (person?.type === 'admin' || person?.type === 'supplier') ways.push(managedBy(viewer))
  if (person?.type === 'user') ways.push(sql`b.driver_id = ${person.id}`)
  if (guestKey) ways.push(sql`b.guest_key = ${guestKey}`)
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` OR `)})`
}

/** A condition on `bookings b`: driven by the viewer, signed in or on the device that booked. Only they pay or give up. */
export function drivenBy({ person, guestKey }: Viewer): RawBuilder<boolean> {
  const ways: RawBuilder<boolean>[] = []
  if (person?.type === 'user') ways.push(sql`b.driver_id = ${person.id}`)
  if (guestKey) ways.push(sql`b.guest_key = ${guestKey}`)
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` OR `)})`
}

/**
 * A condition on `bookings b`: its driver, or somebody with a payment link of it that is not revoked, until pick-up. They open
 * its payments and see how those stand.
 */
export function payableBy(viewer: Viewer): RawBuilder<boolean> {
  const { payLink } = viewer
  if (!payLink) return drivenBy(viewer)
  return sql`(${drivenBy(viewer)} OR EXISTS (SELECT FROM payment_links l WHERE l.booking_id = b.id AND l.token_hash = ${payLink}
    AND l.revoked_at IS NULL) AND b.status <> 'void')`
}

/** A condition on `bookings b`: of the viewer's fleet, or any for an admin. Only they change a booking. */
export function managedBy(viewer: Viewer): RawBuilder<boolean> {
  return ofFleet(viewer, sql`b.supplier_id`)
}

/**
 * A condition on `bookings b`: its driver made it or accepted it, or stood at the counter. What staff book for somebody says
 * nothing about that person until then.
 */
export const isMet: RawBuilder<boolean> = sql`(NOT b.awaits_driver OR b.handed_over_at IS NOT NULL)`

/** A hold that lapsed blocks nothing and is shown nowhere. */
export const isShown: RawBuilder<boolean> = sql`(b.status <> 'void' OR b.hold_expires_at IS NOT NULL)`
