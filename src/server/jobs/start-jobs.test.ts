import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { collect, origin } from '#tests/support/outbox.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startJobs } from './start-jobs.ts'
import { newId } from '../http/tokens.ts'
import { notify } from '../notifications/notify.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

test('mail does not wait for a push service that says nothing', async () => {
  const { db, files, clock } = server
  const asked = await db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.supplier_id')
    .select(['bookings.id as bookingId', 'users.id as supplier', 'users.email'])
    .where('users.enable_email_notifications', '=', true)
    .where('users.language', '=', 'fr')
    .executeTakeFirstOrThrow()
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
  // Suppliers hear of late cars too.
  const mails = () =>
    mail.mails.filter(({ to, subject }) => to === asked.email && subject.startsWith('Annulation demandée'))
  await vi.waitFor(() => expect(mails()).toHaveLength(2), 20_000)
  release()
  await jobs.stop()
})
