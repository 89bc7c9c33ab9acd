import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, dayOf, day } from '#domain/rental/period.ts'
import { aBooking, aGuest, type NewBookingInput } from '#tests/fixtures/booking.ts'
import { bookWithLicence, sendLicence } from '#tests/support/licence.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { purgeTemporaryFiles } from '#server/platform/files/purge-files.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

let trips = 0
function body(changes: Partial<NewBookingInput> = {}): NewBookingInput {
  const first = addDays(dayOf(server.clock.now), 10 + 4 * trips++)
  return aBooking(server.clock.now, { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00`, ...changes })
}
let keys = 0
const send = (ask: Ask, payload: NewBookingInput) =>
  ask('POST', '/api/bookings', { payload, headers: { 'idempotency-key': `a-key-of-this-file-${keys++}` } })
const licenceOf = async (email: string) =>
  (await server.db.selectFrom('users').select('license').where('email', '=', email).executeTakeFirst())
    ?.license
const required = { code: 'licence-required', fields: { licence: 'licence-required' } }
const absent = { code: 'not-found', fields: { licence: 'not-found' } }

test('who has none on file and sends none is refused (H11), and nothing is left behind', async () => {
  const guest = body()
  expect((await send(server.visitor(), guest)).json()).toEqual(required)
  expect(await licenceOf(guest.driver!.email)).toBeUndefined()
  const { driver: _, ...own } = body()
  expect((await send(await server.as('grace-tabi@wouri.example'), own)).json()).toEqual(required)
})

test("a guest's licence becomes the new driver's, and only its device may look at it as its own until then", async () => {
  const ask = server.visitor()
  const payload = body({ licence: await sendLicence(ask) })
  expect((await send(server.visitor(), payload)).json()).toEqual(absent)
  expect((await send(ask, payload)).statusCode).toBe(201)
  expect(await licenceOf(payload.driver!.email)).toBe(payload.licence)
  expect(server.files.kept.has(payload.licence!)).toBe(true)
  // Once used, it is no longer temporary.
  expect((await send(ask, body({ licence: payload.licence! }))).json()).toEqual(absent)
})

test.each(['', 'x', '\u0000', '../../etc/passwd', `${'0'.repeat(64)}.jpg`, `${'0'.repeat(64)}.exe`])(
  '"%s" is no licence of anybody',
  async (licence) => {
    const response = await send(server.visitor(), body({ licence }))
    expect([response.statusCode, response.json()]).toEqual([404, absent])
  },
)

test('one that was sent too long ago is asked for again (F8)', async () => {
  const ask = server.visitor()
  const payload = body({ licence: await sendLicence(ask) })
  await purgeTemporaryFiles(server.db, server.files, server.clock.now + day + 1)
  expect((await send(ask, payload)).json()).toEqual(absent)
})

test('a signed-in driver books with the one on file, or replaces it', async () => {
  const email = 'samuel-ekotto@wouri.example'
  const ask = await server.as(email)
  const { driver: _, ...first } = body()
  expect((await bookWithLicence(ask, first)).statusCode).toBe(201)
  const before = await licenceOf(email)
  const { driver: _two, ...second } = body()
  expect((await send(ask, second)).statusCode).toBe(201)
  expect(await licenceOf(email)).toBe(before)
  const { driver: _three, ...third } = body()
  expect((await bookWithLicence(ask, third)).statusCode).toBe(201)
  const after = await licenceOf(email)
  expect([after === before, server.files.kept.has(before!), server.files.kept.has(after!)]).toEqual([
    false,
    false,
    true,
  ])
})

test('sent before signing in on the same device, it is attached after', async () => {
  const email = 'lucia-mba-obiang@wouri.example'
  const ask = server.visitor()
  const licence = await sendLicence(ask)
  await ask('POST', '/api/sign-in/frontend', { payload: { email, password: 'wouri-2026' } })
  const { driver: _, ...own } = body({ licence })
  expect((await send(ask, own)).statusCode).toBe(201)
  expect(await licenceOf(email)).toBe(licence)
})

test('a booking that fails does not remove the earlier licence', async () => {
  const email = 'samuel-ekotto@wouri.example'
  const ask = await server.as(email)
  const before = await licenceOf(email)
  const { driver: _, ...own } = body({ total: 1 })
  expect((await bookWithLicence(ask, own)).json()).toMatchObject({ code: 'price-changed' })
  expect([await licenceOf(email), server.files.kept.has(before!)]).toEqual([before, true])
})

test("a guest who names somebody else's unconfirmed address neither replaces nor counts on the licence there (C13)", async () => {
  const first = server.visitor()
  const email = 'not-yet-mine@wouri.example'
  expect((await bookWithLicence(first, body({ driver: aGuest({ email }) }))).statusCode).toBe(201)
  const theirs = await licenceOf(email)
  const stranger = server.visitor()
  expect((await send(stranger, body({ driver: aGuest({ email }) }))).json()).toEqual(required)
  const sent = await sendLicence(stranger)
  expect((await send(stranger, body({ driver: aGuest({ email }), licence: sent }))).statusCode).toBe(201)
  expect([await licenceOf(email), server.files.kept.has(theirs!), server.files.kept.has(sent)]).toEqual([
    theirs,
    true,
    false,
  ])
  expect((await stranger('GET', `/api/licenses/${theirs}`)).statusCode).toBe(404)
  // The device that sent it goes on with it, or replaces it.
  expect((await send(first, body({ driver: aGuest({ email }) }))).statusCode).toBe(201)
  expect((await bookWithLicence(first, body({ driver: aGuest({ email }) }))).statusCode).toBe(201)
  expect(await licenceOf(email)).not.toBe(theirs)
})
