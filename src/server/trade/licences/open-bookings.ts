// Which bookings let staff look at their driver's licence: the one place that decides it. Default is no.

import { sql, type RawBuilder } from 'kysely'
import { licenceOpenSince } from '#domain/people/licence-check.ts'
import type { Instant } from '#domain/rental/period.ts'
import { isMet, managedBy } from '#server/bookings/ownership.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

/**
 * A condition on `bookings b`: accepted by staff and by its driver, not cancelled, and until 30 days after the car is back
 * (rule 7). A car that did not come back at the end of its booking is still out.
 */
export function opensLicence(now: Instant): RawBuilder<boolean> {
  return sql`(b.status IN ('reserved', 'deposit', 'paid') AND ${isMet} AND (
    (b.handed_over_at IS NOT NULL AND b.returned_at IS NULL)
    OR COALESCE(b.returned_at, b.to_at) > ${new Date(licenceOpenSince(now))}))`
}

/** True when a booking of the viewer's fleet, or any for an admin, lets them look at this driver's licence. */
export async function staffMayLook(
  db: Db,
  { driver, viewer, now }: { driver: string; viewer: Viewer; now: Instant },
): Promise<boolean> {
  const found = await db
    .selectFrom('bookings as b')
    .select('b.id')
    .where('b.driver_id', '=', driver)
    .where(managedBy(viewer))
    .where(opensLicence(now))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
