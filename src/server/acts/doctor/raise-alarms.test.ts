import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour } from '#domain/rental/period.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { fillFiles } from '#server/demonstration/seed/fill-files.ts'
import { examine } from './examine.ts'
import { raiseAlarms } from './raise-alarms.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await fillFiles(server.db, server.files, server.clock.now)
})
afterAll(() => server.close())

const lines: string[] = []
const visit = (now: number, examining = () => examine(server.db)) =>
  raiseAlarms(
    {
      db: server.db,
      examine: examining,
      onFinding: (line) => lines.push(line),
      onQueued: () => undefined,
    },
    now,
  )
const told = async () =>
  (
    await sql<{ type: string; booking: string }>`SELECT u.type, n.booking_id AS booking FROM notifications n
      JOIN users u ON u.id = n.user_id WHERE n.kind = 'records-wrong'`.execute(server.db)
  ).rows
const pay = (paid: number) =>
  sql`UPDATE bookings SET paid = ${paid} WHERE id = 'demo-booking-next'`.execute(server.db)

test('a finding is told to every admin once, kept while it holds, and told again when it comes back', async () => {
  const now = server.clock.now
  const { paid } = await server.db
    .selectFrom('bookings')
    .select('paid')
    .where('id', '=', 'demo-booking-next')
    .executeTakeFirstOrThrow()
  const admins = Number(
    (await sql<{ many: string }>`SELECT count(*) AS many FROM users WHERE type = 'admin'`.execute(server.db))
      .rows[0]!.many,
  )
  await pay(paid + 1)
  expect(await visit(now)).toBe(1)
  expect(lines).toEqual([expect.stringContaining('doctor: paid is the sum of payments: demo-booking-next')])
  expect(await told()).toEqual(
    Array.from({ length: admins }, () => ({ type: 'admin', booking: 'demo-booking-next' })),
  )

  // Another process, or a restarted one, has nothing to do on the same day.
  await pay(paid + 2)
  expect(await visit(now + hour)).toBe(0)
  expect(await visit(now + day)).toBe(0)
  expect(await told()).toHaveLength(admins)

  await pay(paid)
  expect(await visit(now + 2 * day)).toBe(0)
  await pay(paid + 1)
  expect(await visit(now + 3 * day)).toBe(1)
  expect(await told()).toHaveLength(2 * admins)
  await pay(paid)
})

test('what is about no booking is written to the log', async () => {
  lines.length = 0
  await sql`UPDATE users SET license = 'gone.jpg' WHERE id = 'amina-ngassa'`.execute(server.db)
  const before = (await told()).length
  expect(await visit(server.clock.now + 4 * day)).toBe(1)
  expect(lines).toEqual(['doctor: a licence on record is a file: amina-ngassa no such file'])
  expect(await told()).toHaveLength(before)
})

test('an examination that fails is tried again, and counts as none', async () => {
  const broken = () => Promise.reject(new Error('a rule that no longer runs'))
  const began = async () =>
    (await server.db.selectFrom('doctor_visits').select('began_at').executeTakeFirstOrThrow()).began_at
  const before = await began()
  const now = server.clock.now + 5 * day
  await expect(visit(now, broken)).rejects.toThrow('no longer runs')
  expect(await began()).toEqual(before)
  await visit(now + hour / 2)
  expect(await began()).toEqual(new Date(now + hour / 2))
})
