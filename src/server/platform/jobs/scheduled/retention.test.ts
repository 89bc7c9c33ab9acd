import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, hour, type Instant } from '#domain/rental/period.ts'
import { aBooking } from '#tests/fixtures/booking.ts'
import { bookWithLicence, sendLicence } from '#tests/support/licence.ts'
import { collect, sendDue } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { mailboxMail } from '#server/documents/mail/mailbox/mailbox-mail.ts'
import { hourlyJobs, nightlyJobs } from '#server/app/jobs/scheduled-jobs.ts'

let server: TestServer
let start: Instant
beforeAll(async () => {
  server = await startServer()
  start = server.clock.now
})
afterAll(() => server.close())
beforeEach(() => {
  server.clock.now = start
})

async function roundAt(now: Instant): Promise<void> {
  for (const { run } of [...hourlyJobs(server), ...nightlyJobs(server)]) await run(now)
}
/** Sets the clock just before the end and to it, and says at which of the two the rows still exist. */
async function lives(until: Instant, isThere: () => Promise<boolean>): Promise<[boolean, boolean]> {
  await roundAt(until - 1)
  const before = await isThere()
  await roundAt(until + 1)
  return [before, await isThere()]
}
/** A guest's booking of a car that is free in so many days. */
function bookAsGuest(inDays: number) {
  const { from, to } = aBooking(start + inDays * day)
  return bookWithLicence(server.visitor(), aBooking(start, { from, to }))
}
const some = async (rows: Promise<unknown[]>) => (await rows).length > 0

test('a licence is gone thirty days after the last rental, and the record of who saw it stays (M3)', async () => {
  const ask = await server.as('grace-tabi@wouri.example')
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('driver_id', '=', 'grace-tabi')
    .execute()
  const { driver: _, ...body } = aBooking(start)
  const booking = (await bookWithLicence(ask, body)).json<{ to: string }>()
  const licence = (await ask('GET', '/api/user/grace-tabi')).json<{ license: string }>().license
  expect((await ask('GET', `/api/licenses/${licence}`)).statusCode).toBe(200)
  expect(await lives(Date.parse(booking.to) + 30 * day, async () => server.files.kept.has(licence))).toEqual([
    true,
    false,
  ])
  expect(await server.db.selectFrom('files').select('name').where('name', '=', licence).execute()).toEqual([])
  expect(
    await server.db.selectFrom('users').select('license').where('id', '=', 'grace-tabi').executeTakeFirst(),
  ).toEqual({ license: null })
  const acts = await server.db
    .selectFrom('audit')
    .select(['actor', 'action'])
    .where('entity_id', '=', 'grace-tabi')
    .orderBy('id')
    .execute()
  expect(acts).toEqual([
    { actor: 'grace-tabi', action: 'viewed' },
    { actor: 'clock', action: 'forgotten' },
  ])
})

test('one that was sent after the last rental is kept from then on; a picture of the person has no end', async () => {
  await server.db
    .updateTable('bookings')
    .set({ status: 'cancelled', hold_expires_at: null })
    .where('driver_id', '=', 'boris-kamdem')
    .execute()
  const sent = async (kind: 'licence' | 'avatar') => {
    const name = `${randomUUID().replaceAll('-', '').repeat(2)}.jpg`
    await server.db
      .insertInto('files')
      .values({
        name,
        kind,
        owner_id: 'boris-kamdem',
        maker_person: null,
        maker_device: null,
        created_at: new Date(start),
      })
      .execute()
    await server.files.put(name, Buffer.from('x'))
    return name
  }
  const [licence, avatar] = [await sent('licence'), await sent('avatar')]
  expect(await lives(start + 30 * day, async () => server.files.kept.has(licence))).toEqual([true, false])
  expect(server.files.kept.has(avatar)).toBe(true)
})

test('a licence that was sent and never used is gone after a day (F8)', async () => {
  const name = await sendLicence(server.visitor())
  expect(await lives(start + day, async () => server.files.kept.has(name))).toEqual([true, false])
})

test('an account that was neither confirmed nor booked with is gone after a week; its address may sign up again', async () => {
  const email = 'never-came-back@wouri.example'
  const signUp = () =>
    server.visitor()('POST', '/api/sign-up', {
      payload: {
        email,
        password: 'never-came-1',
        fullName: 'Never Back',
        phone: '+237671234567',
        birthDate: '1990-01-01',
        language: 'en',
      },
    })
  expect((await signUp()).statusCode).toBe(200)
  await server.db
    .updateTable('users')
    .set({ created_at: new Date(start) })
    .where('email', '=', email)
    .execute()
  const there = () => some(server.db.selectFrom('users').select('id').where('email', '=', email).execute())
  expect(await lives(start + 7 * day, there)).toEqual([true, false])
  expect((await signUp()).statusCode).toBe(200)
})

test('one with a booking stays, and so do a confirmed one, a suspended one and what is left of somebody erased', async () => {
  const ids = async () =>
    (await server.db.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id)
  expect((await bookAsGuest(20)).statusCode).toBe(201)
  await server.db
    .updateTable('users')
    .set({ verified: false, blacklisted: true })
    .where('id', '=', 'nadege-tchoumi')
    .execute()
  await server.db
    .updateTable('users')
    .set({ verified: false, deleted_at: new Date(start) })
    .where('id', '=', 'boris-kamdem')
    .execute()
  await server.db.deleteFrom('users').where('email', '=', 'never-came-back@wouri.example').execute()
  const before = await ids()
  await roundAt(start + 8 * day)
  expect(await ids()).toEqual(before)
})

test('one that is booked with at this moment stays', async () => {
  const id = 'just-booking'
  await server.db
    .insertInto('users')
    .values({
      id,
      type: 'user',
      full_name: 'X',
      email: 'just-booking@wouri.example',
      language: 'en',
      created_at: new Date(start - 8 * day),
    })
    .execute()
  await server.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', id).forKeyShare().execute()
    await roundAt(start)
  })
  expect(await server.db.selectFrom('users').select('id').where('id', '=', id).execute()).toHaveLength(1)
  await roundAt(start)
  expect(await server.db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([])
})

test('keys of bookings are gone after two days, work that ended and kept mails after thirty, work to do never', async () => {
  expect((await bookAsGuest(40)).statusCode).toBe(201)
  await sendDue(server, mailboxMail({ db: server.db, now: () => start }))
  const [key, mail, done] = [
    () => some(server.db.selectFrom('idempotency_keys').select('key').execute()),
    () => some(server.db.selectFrom('sent_mails').select('id').execute()),
    () => some(server.db.selectFrom('outbox').select('id').where('done_at', 'is not', null).execute()),
  ]
  await server.db
    .updateTable('outbox')
    .set({ dead_at: new Date(start) })
    .where('kind', '=', 'notification')
    .execute()
  const open = await server.db
    .selectFrom('outbox')
    .select('id')
    .where('done_at', 'is', null)
    .where('dead_at', 'is', null)
    .orderBy('id')
    .execute()
  expect(open.length).toBeGreaterThan(0)
  expect(await lives(start + 48 * hour, key)).toEqual([true, false])
  expect(await lives(start + 30 * day, mail)).toEqual([true, false])
  expect(await done()).toBe(false)
  expect(await server.db.selectFrom('outbox').select('id').orderBy('id').execute()).toEqual(open)
})

test('a session is gone a week after its end, a token of a link at its end', async () => {
  await server.as('lucia-mba-obiang@wouri.example')
  const sessions = server.db
    .selectFrom('sessions')
    .select(['id', 'expires_at'])
    .where('user_id', '=', 'lucia-mba-obiang')
  const { expires_at: end } = await sessions.executeTakeFirstOrThrow()
  expect(await lives(end.getTime() + 7 * day, () => some(sessions.execute()))).toEqual([true, false])
  await server.db
    .insertInto('account_links')
    .values({ id: 'a-link', user_id: 'lucia-mba-obiang', purpose: 'reset' })
    .execute()
  await server.db
    .insertInto('account_tokens')
    .values({ token_hash: Buffer.from('x'), link_id: 'a-link', expires_at: new Date(start + hour) })
    .execute()
  expect(
    await lives(start + hour, () => some(server.db.selectFrom('account_tokens').select('link_id').execute())),
  ).toEqual([true, false])
})

test('an unfinished sign-in through a provider is gone when it expires, with the name that came with it', async () => {
  const attempt = {
    state: 'a-state',
    provider: 'apple' as const,
    next: null,
    language: null,
    stay_connected: false,
    user_id: null,
    full_name: 'Ngo Bassa Ruth',
  }
  await server.db
    .insertInto('social_attempts')
    .values({ ...attempt, expires_at: new Date(start + hour) })
    .execute()
  expect(
    await lives(start + hour, () => some(server.db.selectFrom('social_attempts').select('state').execute())),
  ).toEqual([true, false])
})

test('an unconfirmed newsletter subscription is gone when its link expires; a reader stays', async () => {
  for (const email of ['asked@wouri.example', 'reader@wouri.example'])
    await server.visitor()('POST', '/api/newsletter/subscribe', { payload: { email, language: 'en' } })
  await server.db
    .updateTable('newsletter_readers')
    .set({ confirmed_at: new Date(start) })
    .where('email', '=', 'reader@wouri.example')
    .execute()
  const emails = async () =>
    (await server.db.selectFrom('newsletter_readers').select('email').orderBy('email').execute()).map(
      ({ email }) => email,
    )
  await roundAt(start + 7 * day - 1)
  expect(await emails()).toEqual(['asked@wouri.example', 'reader@wouri.example'])
  await roundAt(start + 7 * day)
  expect(await emails()).toEqual(['reader@wouri.example'])
})

test('a message to us goes with its mail, or thirty days after it could not be sent', async () => {
  const send = () =>
    server.visitor()('POST', '/api/send-email', {
      payload: { from: 'writer@wouri.example', subject: 'Hello', message: 'Anybody there?' },
    })
  const there = () => some(server.db.selectFrom('contact_messages').select('id').execute())
  await send()
  await sendDue(server, collect())
  expect(await there()).toBe(false)
  await send()
  await server.db
    .updateTable('contact_messages')
    .set({ created_at: new Date(start) })
    .execute()
  expect(await lives(start + 30 * day, there)).toEqual([true, false])
})
