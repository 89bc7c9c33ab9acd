import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { bookWithLicence } from '#tests/support/licence.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { fill } from './seed/fill.ts'
import { fillFiles } from './seed/fill-files.ts'
import { worldDrivers } from './seed/world/people.ts'
import { worldSuppliers } from './seed/world/suppliers.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { clearDemonstration } from './clear.ts'

let server: TestServer
let counts: ReadonlyMap<string, number> | null
beforeAll(async () => {
  server = await startServer()
  const { db, clock } = server
  await fillFiles(db, server.files, clock.now)
  // A guest has played with it.
  const inDays = (days: number) => `${addDays(dayOf(clock.now), days)}T10:00`
  await bookWithLicence(server.visitor(), aBooking(clock.now, { from: inDays(5), to: inDays(8) }))
  // And a site of your own grew beside it: a supplier, a car at a place of the demonstration, somebody who booked it.
  const copy = (table: string, of: string, changes: object) =>
    sql`INSERT INTO ${sql.table(table)} SELECT (jsonb_populate_record(t, ${JSON.stringify(changes)}::jsonb)).* FROM ${sql.table(table)} t WHERE id = ${of}`.execute(
      db,
    )
  const person = { phone: '+237699000001', license: null, avatar: null }
  await copy('users', 'mboa-prestige', {
    ...person,
    id: 'own-supplier',
    email: 'fleet@own.example',
    full_name: 'Own Fleet',
  })
  await copy('suppliers', 'mboa-prestige', {
    id: 'own-supplier',
    name: 'Own Fleet',
    email: 'fleet@own.example',
    logo: '/own.svg',
  })
  await copy('cars', 'demo-prado-daily', {
    id: 'own-car',
    supplier_id: 'own-supplier',
    location_ids: ['douala-bonanjo'],
    plate: null,
    busy: '{}',
  })
  await copy('users', 'amina-ngassa', {
    ...person,
    id: 'own-driver',
    email: 'driver@own.example',
    full_name: 'Own Driver',
  })
  const own = {
    supplier_id: 'own-supplier',
    car_id: 'own-car',
    driver_id: 'own-driver',
    driver_email: 'driver@own.example',
    driver_name: 'Own Driver',
    paid: 0,
    deposit_held: 0,
    due_online: 0,
    status: 'reserved',
    payment: 'counter',
  }
  await copy('bookings', 'demo-booking-next', {
    ...own,
    id: 'own-booking',
    reference: 'OWNBOOKI',
    pick_up_location: 'douala-bonanjo',
    drop_off_location: 'douala-bonanjo',
  })
  await copy('bookings', 'demo-booking-next', {
    ...own,
    id: 'own-booking-of-theirs',
    reference: 'OWNDRIVE',
    car_id: 'demo-prado-tariff',
    supplier_id: 'mboa-prestige',
    from_at: '2020-01-01T10:00:00Z',
    to_at: '2020-01-02T10:00:00Z',
  })
  await sql`INSERT INTO booking_history (booking_id, at, actor, to_status) VALUES ('own-booking', now(), 'own-driver', 'reserved'), ('own-booking-of-theirs', now(), 'own-driver', 'reserved')`.execute(
    db,
  )
  await sql`INSERT INTO outbox (kind, dedupe_key, payload, run_at) VALUES ('booking-confirmed', 'own', '{"bookingId": "own-booking"}', now())`.execute(
    db,
  )
  await sql`INSERT INTO audit (at, actor, action, entity, entity_id) VALUES (now(), 'admin', 'licence-read', 'user', 'amina-ngassa'), (now(), 'own-supplier', 'licence-read', 'user', 'own-driver')`.execute(
    db,
  )
  counts = await clearDemonstration(db, server.files)
})
afterAll(() => server.close())

const ids = async (table: string) =>
  (
    await sql<{ id: string }>`SELECT id::text FROM ${sql.table(table)} ORDER BY 1`.execute(server.db)
  ).rows.map(({ id }) => id)

test('what people made beside the demonstration stays, with the places where their cars stand', async () => {
  expect(await ids('users')).toEqual(['own-driver', 'own-supplier'])
  expect(await ids('cars')).toEqual(['own-car'])
  expect(await ids('bookings')).toEqual(['own-booking'])
  expect(await ids('locations')).toEqual(['douala', 'douala-bonanjo'])
  const { rows } = await sql<{ payload: object }>`SELECT payload FROM outbox`.execute(server.db)
  expect(rows).toEqual([{ payload: { bookingId: 'own-booking' } }])
  expect(await examine(server.db)).toEqual([])
})

test('nothing else is left of it, in any table or file', async () => {
  const { rows: tables } = await sql<{
    name: string
  }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`.execute(
    server.db,
  )
  const people = [
    'admin@',
    ...worldDrivers.map(({ id }) => id),
    ...worldSuppliers.map(({ id }) => id),
    'guest-',
    'demo-',
  ]
  const left: string[] = []
  for (const { name } of tables.filter((table) => table.name !== 'settings')) {
    const { rows } = await sql<{
      row: string
    }>`SELECT to_jsonb(t)::text AS row FROM ${sql.table(name)} t`.execute(server.db)
    left.push(
      ...rows
        .filter(({ row }) => people.some((word) => row.includes(word)))
        .map(({ row }) => `${name}: ${row}`),
    )
  }
  expect(left).toEqual([])
  expect(server.files.kept.size).toBe(0)
})

test('it reports how many rows went, and locks immutable tables again', async () => {
  expect(counts?.get('suppliers')).toBe(worldSuppliers.length)
  const untouched = [
    'users',
    'cars',
    'bookings',
    'booking_history',
    'sessions',
    'payments',
    'sandbox_payments',
    'files',
    'notifications',
    'outbox',
    'audit',
    'idempotency_keys',
  ]
  expect(untouched.filter((table) => !counts?.get(table))).toEqual([])
  expect(counts?.get('bookings')).toBeGreaterThan(100)
  await expect(sql`DELETE FROM booking_history`.execute(server.db)).rejects.toThrow('append-only')
  await expect(sql`DELETE FROM audit`.execute(server.db)).rejects.toThrow('never changed')
})

test('its people cannot sign in any more, and a second run finds nothing to remove', async () => {
  await expect(server.signIn('admin@wouri.example')).rejects.toThrow('cannot sign in')
  expect(await clearDemonstration(server.db, server.files)).toBeNull()
})

test('a database that held nothing else can be filled again', { tags: 'all' }, async () => {
  const other = await startServer()
  await clearDemonstration(other.db, other.files)
  expect(await fill(other.db, other.clock.now, true)).toBe(true)
  await expect(other.signIn('driver@wouri.example')).resolves.toBeTypeOf('function')
  await other.close()
})
