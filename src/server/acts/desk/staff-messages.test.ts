import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#domain/rental/period.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { noLimits } from '#tests/support/limits.ts'
import { notificationMails } from '#tests/support/notification-mails.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import { aSeat } from '#tests/support/staff.ts'
import { notifyLateCars } from '#server/messages/notifications/scheduled/notify-late-cars.ts'

const owner = 'mboa-prestige'
const desk = 'mboa-prestige-desk-seat'
let server: TestServer
let ask: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  const { db, clock } = server
  // The demonstration has late cars of its own.
  await db.updateTable('bookings').set({ returned_at: null, handed_over_at: null }).execute()
  ask = await server.as(await aSeat(db, owner, 'desk'))
  const session = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', desk)
    .executeTakeFirstOrThrow()
  const device = {
    id: 'desk-phone',
    user_id: desk,
    session_id: session.id,
    saved_at: new Date(clock.now),
    quiet_until: null,
  }
  await db
    .insertInto('push_subscriptions')
    .values({ ...device, endpoint: 'https://push.example/desk', p256dh: 'key', auth: 'secret' })
    .execute()
})
afterAll(() => server.close())

let lateBy = 0
/** Handed over, and due back so many minutes ago. */
const aCarDue = (minutes: number) =>
  aMadeBooking(server.db, {
    now: server.clock.now,
    status: 'reserved',
    car_id: ['demo-prado-daily', 'demo-prado-tariff', 'demo-prado-dated'][lateBy++]!,
    from_at: new Date(server.clock.now - 600 * minute),
    to_at: new Date(server.clock.now - minutes * minute),
    handed_over_at: new Date(server.clock.now - 590 * minute),
  })
const heard = async (id: string) =>
  (
    await server.db
      .selectFrom('notifications')
      .select(['user_id', 'kind'])
      .where('booking_id', '=', id)
      .orderBy('user_id')
      .execute()
  ).map(({ user_id, kind }) => `${user_id}: ${kind}`)
const pushes = async () =>
  (await server.db.selectFrom('outbox').select('kind').where('kind', '=', 'push').execute()).length
const settings = async () => (await ask('GET', '/api/staff/messages')).json<{ settings: unknown }>().settings
const set = (kind: string, isOn: boolean) => ask('POST', '/api/staff/messages', { payload: { kind, isOn } })

test('half an hour late the staff of the supplier hear of it, once, by every way', async () => {
  const id = await aCarDue(29)
  expect(await notifyLateCars(server.db, server.clock.now)).toBe(0)
  server.clock.now += minute
  expect(await notifyLateCars(server.db, server.clock.now)).toBe(2)
  expect(await notifyLateCars(server.db, server.clock.now + minute)).toBe(0)
  expect(await heard(id)).toEqual([`${owner}: car-late`, `${desk}: car-late`])
  expect(await pushes()).toBe(1)
  const mails = await notificationMails(server)
  expect(mails.map(({ to, subject }) => `${to}, ${subject.split('\u00A0')[0]}`).toSorted()).toEqual([
    `${desk}@wouri.example, Voiture en retard`,
    'mboa-prestige@wouri.example, Voiture en retard',
  ])
})

test('one of the staff switches a kind off: the list stays complete, mail and push do not come', async () => {
  expect((await set('car-late', false)).statusCode).toBe(200)
  expect((await set('car-late', false)).statusCode).toBe(200)
  expect(await settings()).toContainEqual({ kind: 'car-late', isOn: false })
  expect(await settings()).toContainEqual({ kind: 'booking-made', isOn: true })
  const before = await pushes()
  const id = await aCarDue(45)
  await notifyLateCars(server.db, server.clock.now)
  expect(await heard(id)).toEqual([`${owner}: car-late`, `${desk}: car-late`])
  expect(await pushes()).toBe(before)
  expect((await notificationMails(server)).map(({ to }) => to)).toEqual(['mboa-prestige@wouri.example'])
  await set('car-late', true)
  expect(await settings()).toContainEqual({ kind: 'car-late', isOn: true })
  expect((await set('payment-disputed', false)).statusCode).toBe(400)
})

test('a car that came back before the mail went out is no news', async () => {
  const id = await aCarDue(60)
  await notifyLateCars(server.db, server.clock.now)
  await (
    await server.as('mboa-prestige@wouri.example')
  )('POST', `/api/staff/bookings/${id}/return`)
  expect(await notificationMails(server)).toEqual([])
})

test('everybody is asked about what reaches them: papers reach owners, cars on the road nobody beside the fleet', async () => {
  const kinds = async (who: Ask) =>
    (await who('GET', '/api/staff/messages'))
      .json<{ settings: { kind: string }[] }>()
      .settings.map(({ kind }) => kind)
  const fleet = [
    'booking-made',
    'cancellation-asked',
    'change-asked',
    'driver-landed',
    'driver-late',
    'car-late',
    'next-at-risk',
  ]
  expect(await kinds(ask)).toEqual(fleet)
  expect(await kinds(await server.as(`${owner}@wouri.example`))).toEqual([...fleet, 'paper-expiring'])
  expect(await kinds(await server.as('admin@wouri.example'))).toEqual(fleet.slice(0, 3))
})
