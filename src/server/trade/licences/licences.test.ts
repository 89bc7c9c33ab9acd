import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { usualLimits } from '#server/platform/http/limits/usual-limits.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { form } from '#tests/support/files.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { purgeTemporaryFiles } from '#server/platform/files/purge-files.ts'

const day = 24 * hour
const me = 'amina-ngassa'
const unlimited = { points: 1_000_000, seconds: 60 }
type Ask = Awaited<ReturnType<TestServer['as']>>

let server: TestServer
let driver: Ask
let jpeg: Buffer
let start: number
beforeAll(async () => {
  server = await startServer({ reads: unlimited, uploadsByAddress: unlimited, uploadsByPerson: unlimited })
  driver = await server.as('driver@wouri.example')
  jpeg = await photo()
  start = server.clock.now
})
beforeEach(() => {
  server.clock.now = start
})
afterAll(() => server.close())

const upload = (ask: Ask, path: string, bytes = jpeg) =>
  ask('POST', path, form({ field: 'file', bytes, name: 'a.jpg' }))
const attach = async () => (await upload(driver, `/api/update-license/${me}`)).json<string>()
const statusOf = async (ask: Ask, name: string) => (await ask('GET', `/api/licenses/${name}`)).statusCode
const rows = () => server.db.selectFrom('files').selectAll().where('kind', '=', 'licence').execute()
const views = () => server.db.selectFrom('audit').selectAll().orderBy('id').execute()

describe('an attached licence', () => {
  test('is read by its driver and admins, with headers that keep it private, and every view is recorded', async () => {
    const name = await attach()
    const response = await driver('GET', `/api/licenses/${name}`)
    expect(response.statusCode).toBe(200)
    expect(response.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': 'inline; filename="licence.jpg"',
      'cache-control': 'private, no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'same-origin',
      'x-content-type-options': 'nosniff',
    })
    expect(await statusOf(await server.as('admin@wouri.example'), name)).toBe(200)
    const recorded = (await views())
      .slice(-2)
      .map(({ actor, action, entity_id }) => [actor, action, entity_id])
    expect(recorded).toEqual([
      [me, 'viewed', me],
      ['admin', 'viewed', me],
    ])
  })

  test('is absent for everybody else, and that is no view', async () => {
    const name = await attach()
    const before = (await views()).length
    const other = await server.as('jules-mbarga@wouri.example')
    const guest = server.visitor()
    await upload(guest, '/api/create-license')
    expect([await statusOf(other, name), await statusOf(guest, name)]).toEqual([404, 404])
    expect(await statusOf(server.visitor(), name)).toBe(401)
    const fromElsewhere = await driver('GET', `/api/licenses/${name}`, {
      headers: { 'sec-fetch-site': 'cross-site' },
    })
    expect(fromElsewhere.statusCode).toBe(404)
    expect((await views()).length).toBe(before)
  })

  test('is read by staff from acceptance to 30 days after the car is back', async () => {
    const name = await attach()
    const booking = await server.db
      .selectFrom('bookings')
      .innerJoin('users', 'users.id', 'bookings.supplier_id')
      .select(['bookings.id', 'supplier_id', 'email', 'from_at', 'to_at'])
      .where('driver_id', '=', me)
      .where('status', '=', 'reserved')
      .executeTakeFirstOrThrow()
    // Only this one, so that no other rental of the pair gives access.
    await server.db
      .updateTable('bookings')
      .set({ driver_id: 'jules-mbarga' })
      .where('driver_id', '=', me)
      .where('id', '<>', booking.id)
      .execute()
    const other = await server.db
      .selectFrom('users')
      .select('email')
      .where('type', '=', 'supplier')
      .where('id', '<>', booking.supplier_id)
      .executeTakeFirstOrThrow()
    /** For its supplier, another one and an admin. */
    const at = async (moment: number) => {
      server.clock.now = moment
      const emails = [booking.email, other.email, 'admin@wouri.example']
      return Promise.all(emails.map(async (email) => statusOf(await server.as(email), name)))
    }
    const become = (columns: object) =>
      server.db.updateTable('bookings').set(columns).where('id', '=', booking.id).execute()
    const [open, closed] = [
      [200, 404, 200],
      [404, 404, 404],
    ]
    const [from, to] = [booking.from_at.getTime(), booking.to_at.getTime()]
    expect(await at(start)).toEqual(open)
    expect(await at(to + 30 * day - hour)).toEqual(open)
    expect(await at(to + 30 * day + hour)).toEqual(closed)
    // Out, it is not over at its end; back early, its days begin to count early.
    await become({ handed_over_at: new Date(from) })
    expect(await at(to + 60 * day)).toEqual(open)
    await become({ returned_at: new Date(from + hour) })
    expect(await at(from + 30 * day)).toEqual(open)
    expect(await at(from + 30 * day + 2 * hour)).toEqual(closed)
    await become({ handed_over_at: null, returned_at: null, status: 'pending' })
    expect(await at(from)).toEqual(closed)
    await become({ status: 'cancelled' })
    expect(await at(from)).toEqual(closed)
  })

  test('gives way to the next one, and stays when that one is bad or finds no room', async () => {
    const first = await attach()
    const second = await attach()
    expect([await statusOf(driver, first), await statusOf(driver, second)]).toEqual([404, 200])
    expect(server.files.kept.has(first)).toBe(false)
    expect((await upload(driver, `/api/update-license/${me}`, Buffer.from('no picture'))).statusCode).toBe(
      422,
    )
    const put = server.files.put
    server.files.put = () => Promise.reject(Object.assign(new Error('no room'), { code: 'ENOSPC' }))
    const full = await upload(driver, `/api/update-license/${me}`)
    server.files.put = put
    expect([full.statusCode, full.json()]).toEqual([503, { code: 'unavailable' }])
    expect(await statusOf(driver, second)).toBe(200)
  })

  test('is one, however many are sent at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 6 }, () => attach()))
    const owned = (await rows()).filter(({ owner_id }) => owner_id === me)
    expect(owned).toHaveLength(1)
    expect(answers.filter((name) => server.files.kept.has(name))).toEqual([owned[0]!.name])
    const { license } = await server.db
      .selectFrom('users')
      .select('license')
      .where('id', '=', me)
      .executeTakeFirstOrThrow()
    expect(license).toBe(owned[0]!.name)
    expect((await driver('GET', `/api/user/${me}`)).json()).toHaveProperty('license', license)
  })

  test('is changed and deleted by its driver only', async () => {
    const name = await attach()
    const other = await server.as('jules-mbarga@wouri.example')
    expect((await upload(other, `/api/update-license/${me}`)).statusCode).toBe(404)
    expect((await other('POST', `/api/delete-license/${me}`)).statusCode).toBe(404)
    expect((await server.visitor()('POST', `/api/delete-license/${me}`)).statusCode).toBe(401)
    expect(await statusOf(driver, name)).toBe(200)
    expect((await driver('POST', `/api/delete-license/${me}`)).statusCode).toBe(200)
    expect((await driver('POST', `/api/delete-license/${me}`)).statusCode).toBe(200)
    expect([await statusOf(driver, name), server.files.kept.has(name)]).toEqual([404, false])
  })
})

describe('a temporary licence', () => {
  test('is taken back only by the device that sent it', async () => {
    const guest = server.visitor()
    const name = (await upload(guest, '/api/create-license')).json<string>()
    const stranger = server.visitor()
    await upload(stranger, '/api/create-license')
    const path = `/api/delete-temp-license/${name}`
    for (const ask of [stranger, driver]) expect((await ask('POST', path)).statusCode).toBe(404)
    expect((await server.visitor()('POST', path)).statusCode).toBe(401)
    expect((await guest('POST', '/api/delete-temp-license/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404)
    expect([await statusOf(guest, name), await statusOf(stranger, name)]).toEqual([200, 404])
    expect((await guest('POST', path)).statusCode).toBe(200)
    expect([(await guest('POST', path)).statusCode, server.files.kept.has(name)]).toEqual([404, false])
  })

  test('an attached one is no temporary one', async () => {
    const name = await attach()
    expect((await driver('POST', `/api/delete-temp-license/${name}`)).statusCode).toBe(404)
  })

  test('is gone after 24 hours, file and row; what is attached stays', async () => {
    const attached = await attach()
    const name = (await upload(driver, '/api/create-license')).json<string>()
    await purgeTemporaryFiles(server.db, server.files, start + day - hour)
    expect(server.files.kept.has(name)).toBe(true)
    await purgeTemporaryFiles(server.db, server.files, start + day + hour)
    expect([server.files.kept.has(name), server.files.kept.has(attached)]).toEqual([false, true])
    expect((await rows()).map((row) => row.name)).toEqual([attached])
  })

  test('files left by a crash are deleted with the next purge', async () => {
    const old = await attach()
    const remove = server.files.delete
    server.files.delete = () => Promise.reject(new Error('killed'))
    await attach()
    server.files.delete = remove
    expect(server.files.kept.has(old)).toBe(true)
    await purgeTemporaryFiles(server.db, server.files, start + 1000)
    expect(server.files.kept.has(old)).toBe(false)
    expect(await rows()).toHaveLength(1)
  })
})

test('uploads are counted by device and address, or by person', async () => {
  const { uploadsByDevice } = usualLimits
  const strict = await startServer({ uploadsByDevice, uploadsByAddress: { points: 12, seconds: 3600 } })
  const guest = strict.visitor()
  const person = await strict.as('driver@wouri.example')
  const codes = async (ask: Ask, count: number) => {
    const found = new Set<number>()
    for (let index = 0; index < count; index += 1)
      found.add((await upload(ask, '/api/create-license')).statusCode)
    return [...found]
  }
  expect(await codes(guest, 10)).toEqual([200])
  expect(await codes(guest, 1)).toEqual([429])
  expect(await codes(strict.visitor(), 2)).toEqual([200])
  expect(await codes(strict.visitor(), 1)).toEqual([429])
  expect(await codes(person, 30)).toEqual([200])
  expect(await codes(person, 1)).toEqual([429])
  await strict.close()
})

test.each([
  '/cdn/licenses/x.jpg',
  '/uploads/',
  `/licenses/${me}.jpg`,
  '/.data/files/',
  '/api/licenses/',
  '/api/licenses/..%2ffiles.key',
])('nothing lies at %s', async (url) => {
  expect((await driver('GET', url)).statusCode).toBe(404)
})

test('the record of views cannot be changed', async () => {
  await expect(server.db.updateTable('audit').set({ actor: 'nobody' }).execute()).rejects.toThrow(
    'never changed',
  )
  await expect(server.db.deleteFrom('audit').execute()).rejects.toThrow('never changed')
})
