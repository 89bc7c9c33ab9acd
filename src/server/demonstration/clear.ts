// Takes the demonstration out of a database: its people, suppliers, cars and places, and whatever hangs on them.

import { sql } from 'kysely'
import { testGateways } from '#domain/payment/gateway.ts'
import { photoEndings } from '#server/platform/files/picture-endings.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { worldLocations } from './seed/world/locations.ts'
import { deskDrivers, worldAdmin, worldDesk, worldDrivers } from './seed/world/people.ts'
import { worldSuppliers } from './seed/world/suppliers.ts'
import type { FilePort } from '#server/platform/files/port.ts'
import { rowRemover, type Removed } from './remove-rows.ts'

const people = [worldAdmin, worldDesk, ...worldDrivers, ...deskDrivers, ...worldSuppliers].map(({ id }) => id)

/** Nothing is ever changed in these tables, except that the demonstration leaves them. */
const frozen = ['booking_history', 'audit']

/**
 * Takes it out whole, in one transaction. What somebody else made goes too where it hangs on the demonstration: bookings of
 * its cars, by its drivers, paid through the sandbox or recorded by its staff, with the guests who have nothing but these.
 * Accounts that people made themselves stay, and so do places where other cars stand. Returns the number of rows taken out
 * of each table; null when there is no demonstration.
 */
export async function clearDemonstration(
  db: Db,
  files: FilePort,
): Promise<ReadonlyMap<string, number> | null> {
  const cleared = await inTransaction(db, 'the site', async (tx) => {
    const [filled] = await tx.deleteFrom('demonstration').returning('filled_at').execute()
    return filled ? clear(tx) : null
  })
  if (cleared === null) return null
  for (const name of cleared.files) await files.delete(name)
  return cleared.counts
}

async function clear(tx: Tx): Promise<{ counts: Map<string, number>; files: string[] }> {
  const removed: Removed = { counts: new Map(), ids: new Set() }
  const remove = await rowRemover(tx, removed)
  for (const table of frozen) await sql`ALTER TABLE ${sql.table(table)} DISABLE TRIGGER USER`.execute(tx)
  const bookings = await demonstrationBookings(tx)
  const users = [...people, ...(await demonstrationGuests(tx, bookings))]
  const named = await tx
    .selectFrom('files')
    .select('name')
    .where((is) =>
      is.or([
        is('owner_id', 'in', users),
        // Papers of a supplier that stays, and pictures of its cars, stay with it.
        is.and([
          is('maker_person', 'in', users),
          is.or([is('kind', 'not in', ['paper', 'inspection']), is('owner_id', 'is', null)]),
        ]),
      ]),
    )
    .execute()
  const names = named.map(({ name }) => name)
  await remove('files', sql`name = ANY(${names})`)
  const photos = await tx
    .deleteFrom('car_photos')
    .where('car_id', 'in', (cars) => cars.selectFrom('cars').select('id').where('supplier_id', 'in', people))
    .returning('id')
    .execute()
  names.push(...photos.flatMap(({ id }) => photoEndings.map((ending) => id + ending)))
  await remove('bookings', sql`id = ANY(${bookings})`)
  // Who answered is forgotten where the booking stays.
  await sql`UPDATE booking_changes SET answered_by = NULL WHERE answered_by = ANY(${users})`.execute(tx)
  await remove('users', sql`id = ANY(${users})`)
  await remove('locations', sql`id = ANY(${await unusedPlaces(tx)})`)
  // Kept mails, the sandbox's books, and the dated rates.
  for (const table of ['sent_mails', 'sandbox_payments', 'exchange_rates']) await remove(table, sql`true`)
  const gone = [...removed.ids]
  await remove(
    'outbox',
    sql`EXISTS (SELECT FROM jsonb_each_text(payload) part WHERE part.value = ANY(${gone}))`,
  )
  await remove('idempotency_keys', sql`scope = ANY(${gone})`)
  await remove('audit', sql`actor = ANY(${gone}) OR entity_id = ANY(${gone})`)
  // Each row that went has marked its months to be counted anew.
  await sql`DELETE FROM figures_stale z WHERE NOT EXISTS (SELECT FROM suppliers s WHERE s.id = z.supplier_id)`.execute(
    tx,
  )
  for (const table of frozen) await sql`ALTER TABLE ${sql.table(table)} ENABLE TRIGGER USER`.execute(tx)
  return { counts: removed.counts, files: names }
}

async function demonstrationBookings(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM bookings
    WHERE driver_id = ANY(${people}) OR supplier_id = ANY(${people})
      OR car_id IN (SELECT id FROM cars WHERE supplier_id = ANY(${people}))
      OR id IN (SELECT booking_id FROM payments WHERE gateway = ANY(${[...testGateways]}))
      OR id IN (SELECT booking_id FROM counter_payments WHERE recorded_by = ANY(${people}))
      OR id IN (SELECT booking_id FROM counter_refunds WHERE recorded_by = ANY(${people}))
      OR id IN (SELECT booking_id FROM deposit_lines WHERE recorded_by = ANY(${people}))
      OR id IN (SELECT booking_id FROM booking_charges WHERE recorded_by = ANY(${people}))
      OR id IN (SELECT booking_id FROM key_steps WHERE recorded_by = ANY(${people}))
      OR id IN (SELECT booking_id FROM inspections WHERE recorded_by = ANY(${people}))`.execute(tx)
  return rows.map(({ id }) => id)
}

/** People who never made an account theirs, and who are known by bookings that go. */
async function demonstrationGuests(tx: Tx, bookings: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM users u
    WHERE type = 'user' AND password_hash IS NULL AND NOT verified
      AND EXISTS (SELECT FROM bookings b WHERE b.driver_id = u.id)
      AND NOT EXISTS (SELECT FROM bookings b WHERE b.driver_id = u.id AND b.id <> ALL(${bookings}))`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Places of the demonstration where nothing stands any more, nor at a place within them. */
async function unusedPlaces(tx: Tx): Promise<string[]> {
  const ours = worldLocations.map(({ id }) => id)
  const { rows } = await sql<{ id: string }>`
    WITH RECURSIVE used AS (
      SELECT id, parent FROM locations l
      WHERE id <> ALL(${ours}) OR EXISTS (SELECT FROM cars WHERE l.id = ANY(location_ids))
        OR EXISTS (SELECT FROM bookings WHERE l.id IN (pick_up_location, drop_off_location))
      UNION SELECT up.id, up.parent FROM locations up JOIN used ON used.parent = up.id)
    SELECT id FROM locations WHERE id NOT IN (SELECT id FROM used)`.execute(tx)
  return rows.map(({ id }) => id)
}
