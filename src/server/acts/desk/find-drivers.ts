// Drivers on file, as the desk looks for them: for a supplier only those who have rented from its fleet.

import { sql, type RawBuilder } from 'kysely'
import type { StaffDriver } from '#contract/staff/new-booking.ts'
import { maskedEmail, maskedName } from '#domain/people/masked.ts'
import { shownAddress } from '#domain/people/no-address.ts'
import { soughtPhone } from '#domain/people/phone.ts'
import { isMet, managedBy } from '#server/bookings/ownership.ts'
import { fold } from '#server/platform/db/fold-sql.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

const mostDrivers = 20

/** True when a booking of the viewer's fleet, or of any for an admin, was accepted by this driver or began. */
export async function isKnownTo(db: Db, driver: string, viewer: Viewer): Promise<boolean> {
  const { rows } =
    await sql`SELECT FROM bookings b WHERE b.driver_id = ${driver} AND ${managedBy(viewer)} AND ${isMet} LIMIT 1`.execute(
      db,
    )
  return rows.length > 0
}

/** A condition on `users u`: a driver whom the viewer may book for. Suspended and erased people are not. */
export function bookableBy(viewer: Viewer): RawBuilder<boolean> {
  const known =
    viewer.person?.type === 'admin'
      ? sql`true`
      : sql`EXISTS (SELECT FROM bookings b WHERE b.driver_id = u.id AND ${managedBy(viewer)} AND ${isMet})`
  return sql`(u.type = 'user' AND u.deleted_at IS NULL AND NOT u.blacklisted AND ${known})`
}

/**
 * By at least four digits of the phone number in a row, or by words that are all in the name or the address. Who never rented
 * from the fleet is found by the whole number alone, and shown masked.
 */
export async function searchDrivers(
  db: Db,
  { q, viewer }: { q: string; viewer: Viewer },
): Promise<{ drivers: StaffDriver[] }> {
  const digits = soughtPhone(q)
  const words = q.split(/\s+/).filter((word) => word !== '')
  const text = fold(sql`u.full_name || ' ' || u.email`)
  const match =
    digits !== null
      ? sql`position(${digits} in regexp_replace(COALESCE(u.phone, ''), '\\D', '', 'g')) > 0`
      : sql.join(
          words.map((word) => sql`position(${fold(sql`${word}::text`)} in ${text}) > 0`),
          sql` AND `,
        )
  const { rows } = await sql<StaffDriver>`
    SELECT u.id AS _id, u.full_name AS "fullName", u.email, COALESCE(u.phone, '') AS phone,
      u.birth_date AS "birthDate", u.language, count(b.id)::int AS bookings,
      to_char(max(b.from_at) AT TIME ZONE 'Africa/Douala', 'YYYY-MM-DD') AS "lastPickUp"
    FROM users u LEFT JOIN bookings b ON b.driver_id = u.id AND b.status <> 'void' AND ${managedBy(viewer)}
    WHERE ${bookableBy(viewer)} AND ${match}
    GROUP BY u.id ORDER BY max(b.from_at) DESC NULLS LAST, u.full_name, u.id LIMIT ${mostDrivers}`.execute(db)
  const known = rows.map((row) => ({ ...row, email: shownAddress(row.email) }))
  return { drivers: digits === null ? known : [...known, ...(await findStrangers(db, { digits, viewer }))] }
}

/** Digits of a number of Cameroon, which people write with and without its country. */
const national = 9

async function findStrangers(
  db: Db,
  { digits, viewer }: { digits: string; viewer: Viewer },
): Promise<StaffDriver[]> {
  if (digits.length < national) return []
  const number = sql`regexp_replace(u.phone, '\\D', '', 'g')`
  const { rows } = await sql<Omit<StaffDriver, 'bookings' | 'birthDate' | 'lastPickUp'>>`
    SELECT u.id AS _id, u.full_name AS "fullName", u.email, u.phone, u.language FROM users u
    WHERE u.type = 'user' AND u.deleted_at IS NULL AND NOT u.blacklisted AND NOT ${bookableBy(viewer)}
      AND (${number} = ${digits} OR ${number} = '237' || ${digits}) LIMIT ${mostDrivers}`.execute(db)
  return rows.map(({ fullName, email, ...row }) => ({
    ...row,
    fullName: maskedName(fullName),
    email: maskedEmail(shownAddress(email)),
    birthDate: null,
    bookings: 0,
    lastPickUp: null,
    isMasked: true,
  }))
}
