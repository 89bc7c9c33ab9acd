import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { PushMessage } from '#contract/site/push.ts'
import { languages } from '#domain/language.ts'
import { audiences, notificationKinds } from '#domain/notification/events.ts'
import { day, hour } from '#domain/rental/period.ts'
import { serviceHost, type PushService } from '#tests/doubles/push-service.ts'
import { driver, startPushes, subject, type Pushes } from '#tests/support/pushes.ts'
import type { Ask, TestServer } from '#tests/support/server.ts'
import { sample } from '#tests/support/random.ts'

let pushes: Pushes
let server: TestServer
let service: PushService
let amina: Ask
let booking: string
beforeAll(async () => {
  pushes = await startPushes()
  ;({ server, service, booking } = pushes)
  amina = await server.as(driver.email)
})
afterAll(() => pushes.close())
beforeEach(() => pushes.reset())

test('what happens reaches every device of its reader once, sealed, signed and with the counter', async () => {
  await pushes.subscribe(amina, 'phone')
  await pushes.subscribe(await server.as(driver.email), 'laptop')
  await pushes.subscribe(await server.as('jules-mbarga@wouri.example'), 'of-jules')
  await pushes.notify('status-changed')
  await pushes.notify()
  await pushes.work()
  await pushes.work()
  expect(pushes.delivered().sort()).toEqual(['laptop', 'laptop', 'phone', 'phone'])
  const bodies = new Set(service.delivered.map(({ message: { body } }) => body))
  expect(bodies).toEqual(new Set(['Your booking is cancelled.', 'Your booking is confirmed.']))
  expect(await server.db.selectFrom('outbox').select('id').where('kind', '=', 'push').execute()).toHaveLength(
    4,
  )
  const note = await server.db
    .selectFrom('notifications')
    .select('id')
    .where('kind', '=', 'cancellation-finalised')
    .executeTakeFirstOrThrow()
  const {
    message,
    headers,
    subject: contact,
  } = service.delivered.find(({ device, message: { _id } }) => device === 'phone' && _id === note.id)!
  expect(message).toEqual({
    _id: note.id,
    booking,
    side: 'driver',
    title: 'Wouri',
    body: 'Your booking is cancelled.',
    unread: 2,
  })
  expect(contact).toBe(subject)
  expect(headers).toMatchObject({
    host: serviceHost,
    ttl: String(day / 1000),
    urgency: 'high',
    topic: note.id,
    'content-encoding': 'aes128gcm',
  })
})

test('an action in the app notifies the other side, in the other side’s words and language', async () => {
  const staff = await server.db
    .selectFrom('bookings')
    .innerJoin('users', 'users.id', 'bookings.supplier_id')
    .select(['users.email'])
    .where('bookings.id', '=', booking)
    .where('users.language', '=', 'fr')
    .executeTakeFirstOrThrow()
  await pushes.subscribe(await server.as(staff.email), 'counter')
  await pushes.subscribe(amina, 'phone')
  expect(
    (await amina('POST', `/api/bookings/${booking}/cancellation-request`, { payload: {} })).statusCode,
  ).toBe(200)
  await pushes.work()
  expect(service.delivered.map(({ device, message }) => [device, message['side'], message['body']])).toEqual([
    ['counter', 'staff', 'Un conducteur demande l’annulation d’une réservation.'],
  ])
})

describe('a message (J6)', () => {
  test.each(sample(languages, 1))(
    'in %s holds six fields, ids and a sentence without names, whatever has happened',
    async (language) => {
      const whole = await server.db
        .selectFrom('bookings as b')
        .innerJoin('cars as c', 'c.id', 'b.car_id')
        .innerJoin('suppliers as s', 's.id', 'b.supplier_id')
        .innerJoin('locations as l', 'l.id', 'b.pick_up_location')
        .select([
          'b.reference',
          'b.driver_name',
          'b.driver_email',
          'b.driver_phone',
          'b.total',
          'b.supplier_id',
          'c.name as car',
          's.name as supplier',
          'l.name as place',
          'l.id as location',
        ])
        .where('b.id', '=', booking)
        .executeTakeFirstOrThrow()
      await server.db.updateTable('users').set({ language }).execute()
      server.clock.now = pushes.pickUp - 23 * hour
      const people = await server.db
        .selectFrom('users')
        .select(['id', 'email', 'type'])
        .where('id', 'in', [driver.id, whole.supplier_id, 'admin'])
        .execute()
      for (const person of people) await pushes.subscribe(await server.as(person.email), person.type)
      for (const kind of notificationKinds) await pushes.notify(kind)
      await pushes.work()
      expect(pushes.problems).toEqual([])
      expect(service.delivered).toHaveLength(
        notificationKinds.reduce((sum, kind) => sum + audiences[kind].inApp.length, 0),
      )
      const names = [
        ...whole.driver_name.split(' '),
        ...whole.car.split(' '),
        ...whole.supplier.split(' '),
        ...Object.values(whole.place).flatMap((name) => name.split(/[ ,]+/)),
      ]
      const secrets = [
        ...names.filter((word) => word.length > 3),
        whole.reference,
        whole.driver_email,
        whole.driver_phone,
        String(whole.total),
        whole.location,
        whole.supplier_id,
        driver.id,
      ]
      expect(secrets.length).toBeGreaterThan(10)
      for (const { device, message } of service.delivered) {
        expect(Object.keys(message).sort()).toEqual(Object.keys(PushMessage.entries).sort())
        const { _id: id, booking: about, side, title, body, unread, ...rest } = message
        expect(side).toBe(device === 'user' ? 'driver' : 'staff')
        expect([title, rest, Number.isInteger(unread), about === booking || about === null]).toEqual([
          'Wouri',
          {},
          true,
          true,
        ])
        expect(id).toMatch(/^[0-9a-z]{20}$/)
        // Only sentences: no digit, no address, and nothing of the rental.
        expect(body).toMatch(/^[\p{Lu}][^\d@/:]+\.$/u)
        for (const secret of secrets) expect(String(body).toLowerCase()).not.toContain(secret.toLowerCase())
      }
      await server.db.updateTable('users').set({ language: 'en' }).execute()
    },
  )

  test('about a hold that ran out opens the list, because there is no booking to open', async () => {
    await pushes.subscribe(amina, 'phone')
    await pushes.notify('hold-expired')
    await pushes.work()
    expect(service.delivered.map(({ message }) => message['booking'])).toEqual([null])
  })

  test('is written in the language that its reader has when it goes out', async () => {
    await pushes.subscribe(amina, 'phone')
    await pushes.notify()
    await server.db.updateTable('users').set({ language: 'fr' }).where('id', '=', driver.id).execute()
    await pushes.work()
    await server.db.updateTable('users').set({ language: 'en' }).where('id', '=', driver.id).execute()
    expect(service.delivered[0]!.message['body']).toBe('Votre réservation est annulée.')
  })
})

describe('nothing is sent', () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'that was read meanwhile',
      () =>
        server.db
          .updateTable('notifications')
          .set({ read_at: new Date(server.clock.now) })
          .execute(),
    ],
    [
      'that was deleted meanwhile',
      () =>
        server.db
          .updateTable('notifications')
          .set({ deleted_at: new Date(server.clock.now) })
          .execute(),
    ],
    [
      'to somebody suspended',
      () => server.db.updateTable('users').set({ blacklisted: true }).where('id', '=', driver.id).execute(),
    ],
    [
      'to a device whose session ran out',
      () =>
        server.db
          .updateTable('sessions')
          .set({ expires_at: new Date(server.clock.now) })
          .where('user_id', '=', driver.id)
          .execute(),
    ],
  ])('%s', async (_, meanwhile) => {
    const ask = await server.as(driver.email)
    await pushes.subscribe(ask, 'phone')
    await pushes.notify()
    await meanwhile()
    await pushes.work()
    await server.db.updateTable('users').set({ blacklisted: false }).execute()
    expect([service.calls, (await pushes.job()).done_at]).toEqual([[], expect.any(Date)])
    amina = await server.as(driver.email)
  })

  test('to a device that was signed out, and the next person there hears nothing of the one before (K11)', async () => {
    const before = await server.as(driver.email)
    await pushes.subscribe(before, 'shared')
    await pushes.notify()
    await before('POST', '/api/sign-out')
    const after = await server.as('jules-mbarga@wouri.example')
    await pushes.subscribe(after, 'shared')
    await pushes.notify()
    await pushes.work()
    expect(service.calls).toEqual([])
  })

  test('to a browser that somebody else signed in to without the one before signing out', async () => {
    await pushes.subscribe(amina, 'shared')
    await pushes.notify()
    await pushes.subscribe(await server.as('jules-mbarga@wouri.example'), 'shared')
    await pushes.notify()
    await pushes.work()
    expect(service.calls).toEqual([])
  })

  test('for a booking that was cancelled before its confirmation went out', async () => {
    await pushes.subscribe(amina, 'phone')
    await pushes.notify('booking-made')
    await server.db.updateTable('bookings').set({ status: 'cancelled' }).where('id', '=', booking).execute()
    await pushes.work()
    await server.db.updateTable('bookings').set({ status: 'reserved' }).where('id', '=', booking).execute()
    expect(service.calls).toEqual([])
  })

  test('when it is no longer worth it: an hour after what its reader did, a day after the rest', async () => {
    const ask = await server.as(driver.email)
    await pushes.subscribe(ask, 'phone')
    await pushes.notify('booking-made')
    await pushes.notify('cancellation-declined')
    service.behave({ status: 503 })
    await pushes.work()
    expect(pushes.problems).toHaveLength(2)
    service.behave(null)
    server.clock.now += hour
    await pushes.work()
    expect(service.delivered.map(({ message, headers }) => [message['body'], headers.ttl])).toEqual([
      ['Your request to cancel was declined; your booking still stands.', String((day - hour) / 1000)],
    ])
  })

  test('of a reminder once the trip has begun; until then it waits for a phone that is away', async () => {
    server.clock.now = pushes.pickUp - 23 * hour
    await pushes.subscribe(await server.as(driver.email), 'phone')
    await pushes.notify('pick-up-tomorrow')
    await pushes.work()
    await pushes.notify('pick-up-tomorrow')
    server.clock.now = pushes.pickUp
    await pushes.work()
    expect(service.delivered.map(({ headers }) => [headers.ttl, headers['urgency']])).toEqual([
      [String((23 * hour) / 1000), 'high'],
    ])
  })
})
