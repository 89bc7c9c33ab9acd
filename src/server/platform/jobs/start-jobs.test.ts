import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { collect, origin } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startJobs } from '#server/app/jobs/start-jobs.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { notify } from '#server/messages/notifications/notify.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

/** Suppliers hear of late cars too. */
const requests = ({ mails }: ReturnType<typeof collect>, email: string) =>
  mails.filter(({ to, subject }) => to === email && subject.startsWith('Annulation demandée'))

/** A booking whose supplier hears of it by mail. */
const findAsked = () =>
  server.db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.supplier_id')
    .select(['bookings.id as bookingId', 'users.id as supplier', 'users.email'])
    .where('users.enable_email_notifications', '=', true)
    .where('users.language', '=', 'fr')
    .executeTakeFirstOrThrow()

test('mail does not wait for a push service that says nothing', async () => {
  const { db, files, clock } = server
  const asked = await findAsked()
  await server.as(asked.email)
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', asked.supplier)
    .executeTakeFirstOrThrow()
  const { now } = clock
  // More than one batch of them.
  for (let number = 0; number < 15; number++) {
    const device = {
      id: newId(),
      endpoint: `https://push.wouri.example/${number}`,
      p256dh: 'x',
      auth: 'x',
      saved_at: new Date(now),
    }
    await db
      .insertInto('push_subscriptions')
      .values({ ...device, user_id: asked.supplier, session_id: session.id, quiet_until: null })
      .execute()
  }
  let release = () => undefined as void
  const silence = new Promise<'taken'>((resolve) => (release = () => resolve('taken')))
  const calls: string[] = []
  const send = (push: { to: { endpoint: string } }) => {
    calls.push(push.to.endpoint)
    return silence
  }
  const mail = collect()
  const jobs = startJobs({
    store: { db, files },
    gateways: {},
    examine: async () => [],
    mail,
    push: { publicKey: '', send },
    origin,
    now: () => clock.now,
    onError: () => undefined,
  })
  await db
    .transaction()
    .execute((tx) =>
      notify(tx, { kind: 'cancellation-asked', bookingId: asked.bookingId, now, dedupe: 'one' }),
    )
  jobs.wake()
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(0), 20_000)
  await db
    .transaction()
    .execute((tx) =>
      notify(tx, { kind: 'cancellation-asked', bookingId: asked.bookingId, now, dedupe: 'two' }),
    )
  jobs.wake()
  const mails = () => requests(mail, asked.email)
  await vi.waitFor(() => expect(mails()).toHaveLength(2), 20_000)
  release()
  await jobs.stop()
})

test('after a stop nothing begins, also while an examination goes on', async () => {
  const { db, files, clock } = server
  const { bookingId, email } = await findAsked()
  clock.now += day
  const { now } = clock
  const examination = Promise.withResolvers<[]>()
  const examine = vi.fn(() => examination.promise)
  const mail = collect()
  const jobs = startJobs({
    store: { db, files },
    gateways: {},
    examine,
    mail,
    push: { publicKey: '', send: async () => 'taken' },
    origin,
    now: () => clock.now,
    onError: () => undefined,
  })
  await vi.waitFor(() => expect(examine).toHaveBeenCalled(), 20_000)
  const stopped = jobs.stop()
  await db
    .transaction()
    .execute((tx) => notify(tx, { kind: 'cancellation-asked', bookingId, now, dedupe: 'three' }))
  jobs.wake()
  // The outbox would look again within a second.
  await pause(1500)
  expect(requests(mail, email)).toEqual([])
  examination.resolve([])
  await stopped
})
