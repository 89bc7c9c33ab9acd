import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { mostBookings, type BulkAnswer, type BulkStatus } from '#contract/bookings/booking-acts.ts'
import { bookingStatuses } from '#domain/booking/status.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { aMadeBooking } from '#tests/fixtures/made-booking.ts'
import { fakeGateway, type FakeGateway } from '#tests/support/gateway.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { examine } from '#server/acts/doctor/examine.ts'
import { findAllNotifications } from '#server/messages/notifications/find-notifications.ts'
import { presentNotification } from '#server/messages/notifications/present-notifications.ts'
import { newToken, sha256 } from '#server/platform/http/tokens.ts'
import { workBatch } from '#server/platform/jobs/outbox/work.ts'
import { paymentJobs } from '#server/trade/payments/settlement/jobs.ts'
import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import type { PaymentPorts } from '#server/trade/payments/gateways/payment-ports.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'

let server: TestServer
let gateway: FakeGateway = fakeGateway()
let ports: PaymentPorts
let admin: Ask
let supplier: Ask
let other: Ask
let driver: Ask
/** The server's gateway: always the one of the running test. */
const asked: FakeGateway = new Proxy({} as FakeGateway, {
  get: (_, key) => Reflect.get(gateway, key) as unknown,
  has: () => true,
})
let amina: Viewer

beforeAll(async () => {
  server = await startServer({}, { gateways: { sandbox: asked } })
  amina = await signedIn({ db: server.db, now: server.clock.now }, 'amina-ngassa')
  ;[admin, supplier, other, driver] = (await Promise.all(
    ['admin', 'mboa-prestige', 'grassfields-auto', 'driver'].map((name) =>
      server.as(`${name}@wouri.example`),
    ),
  )) as [Ask, Ask, Ask, Ask]
})
afterAll(() => server.close())
beforeEach(() => {
  gateway = fakeGateway()
  ports = {
    db: server.db,
    gateways: { sandbox: gateway },
    now: () => server.clock.now,
    onError: () => undefined,
  }
})

let trips = 0
/** The next free days of the car; a booking of 150 000 XAF in the fleet of `mboa-prestige`. */
const soon = () => 20 + 5 * trips++
const made = (columns: object = {}) =>
  aMadeBooking(server.db, { now: server.clock.now, inDays: soon(), ...columns })
const over = (columns: object = {}) =>
  aMadeBooking(server.db, { now: server.clock.now, inDays: -soon(), ...columns })
const change = (ask: Ask, ids: unknown, status: unknown) =>
  ask('POST', '/api/bookings/statuses', { payload: { ids, status } })
const hide = (ask: Ask, ids: unknown) => ask('POST', '/api/bookings/hidden', { payload: { ids } })
const answer = async (response: ReturnType<Ask>) => (await response).json<BulkAnswer>()
const no = (_id: string, code: string) => ({ _id, code })
const booking = (id: string) =>
  server.db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const transitions = (id: string) =>
  server.db
    .selectFrom('booking_history')
    .selectAll()
    .where('booking_id', '=', id)
    .where('actor', '<>', 'test')
    .orderBy('id')
    .offset(1)
    .execute()
const notified = async (id: string) =>
  (
    await server.db
      .selectFrom('notifications')
      .select(['user_id', 'kind'])
      .where('booking_id', '=', id)
      .execute()
  ).map((row) => `${row.kind} ${row.user_id}`)
/** What their driver reads of it in the app. */
const read = async (id: string) =>
  (await findAllNotifications(server.db, 'amina-ngassa'))
    .map(presentNotification)
    .filter(({ booking: about }) => about === id)
    .map(({ message, status }) => [status, /^Your booking [\w\s]+ is ([a-z ]+):/.exec(message)?.[1]])
const counted = async (id: string) =>
  (await server.db.selectFrom('counter_payments').selectAll().where('booking_id', '=', id).execute()).map(
    (row) => row.amount,
  )

async function paidOnline(): Promise<string> {
  const { id } = (await aHeldBooking(server.db, { now: server.clock.now, inDays: soon() }))!
  const { id: paymentId } = await openPayment(ports, {
    bookingId: id,
    gateway: 'sandbox',
    viewer: amina,
    now: server.clock.now,
  })
  gateway.pay(`fake-${paymentId}`)
  await settle(ports, paymentId)
  return id
}

describe('bookings change their status', () => {
  test('confirmed by their supplier: one row of history each, and their driver is notified', async () => {
    const ids = [await made(), await made()]
    expect(await answer(change(supplier, ids, 'reserved'))).toEqual({ done: ids, refused: [] })
    for (const id of ids) {
      expect(await booking(id)).toMatchObject({ status: 'reserved', paid: 0 })
      expect(await transitions(id)).toMatchObject([
        { from_status: 'pending', to_status: 'reserved', actor: 'mboa-prestige' },
      ])
      expect(await notified(id)).toEqual(['status-changed amina-ngassa'])
      expect(await read(id)).toEqual([['reserved', 'confirmed']])
    }
  })

  test('paid: the rest is in the books of the counter', async () => {
    const part = await made({ status: 'reserved' })
    const headers = { 'idempotency-key': 'the-part-before-the-rest' }
    await supplier('POST', `/api/bookings/${part}/counter-payments`, {
      payload: { amount: 40_000, method: 'mtnMoMo' },
      headers,
    })
    const ids = [part, await made({ status: 'reserved' }), await made()]
    expect(await answer(change(supplier, ids, 'paid'))).toEqual({ done: ids, refused: [] })
    for (const id of ids)
      expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000, total: 150_000 })
    expect([await counted(part), await counted(ids[1]!)]).toEqual([[40_000, 110_000], [150_000]])
  })

  test('paid without another franc where as much as the price has come in', async () => {
    const id = await made({ status: 'reserved', total: 0 })
    expect((await answer(change(supplier, [id], 'paid'))).done).toEqual([id])
    expect([(await booking(id)).status, await counted(id)]).toEqual(['paid', []])
  })

  test('cancelled: the car is free and the refund is what the rule proposes', async () => {
    const [counter, online] = [await made(), await paidOnline()]
    expect(await answer(change(supplier, [counter, online], 'cancelled'))).toEqual({
      done: [counter, online],
      refused: [],
    })
    while (
      await workBatch({
        db: server.db,
        handlers: paymentJobs(ports),
        now: ports.now,
        onError: () => undefined,
      })
    );
    expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([150_000])
    for (const id of [counter, online])
      expect(await booking(id)).toMatchObject({ status: 'cancelled', paid: 0 })
    expect((await notified(counter)).toSorted()).toEqual([
      'cancellation-finalised amina-ngassa',
      'cancellation-finalised mboa-prestige',
    ])
  })

  test('each for itself (C9): a fleet of somebody else, one that is none, and what may not move there do not keep the rest', async () => {
    const theirs = await server.db
      .selectFrom('bookings')
      .selectAll()
      .where('supplier_id', '=', 'grassfields-auto')
      .where('status', '=', 'pending')
      .where('from_at', '>', new Date(server.clock.now))
      .executeTakeFirstOrThrow()
    const [first, cancelled, last] = [await made(), await made({ status: 'cancelled' }), await made()]
    expect(
      await answer(change(supplier, [first, theirs.id, cancelled, 'no-such-booking', last], 'reserved')),
    ).toEqual({
      done: [first, last],
      refused: [
        no(theirs.id, 'not-found'),
        no(cancelled, 'not-possible-now'),
        no('no-such-booking', 'not-found'),
      ],
    })
    expect(await booking(theirs.id)).toEqual(theirs)
    const own = await made()
    expect((await answer(change(admin, [own, theirs.id], 'reserved'))).done).toEqual([own, theirs.id])
    // The booking is now also past confirming; a supplier without access still gets the same answer.
    expect((await answer(change(supplier, [theirs.id], 'reserved'))).refused).toEqual([
      no(theirs.id, 'not-found'),
    ])
  })

  test.each<[to: BulkStatus, from: string[]]>([
    ['reserved', ['pending']],
    ['paid', ['pending', 'deposit', 'reserved']],
    ['cancelled', ['pending', 'deposit', 'paid', 'reserved']],
  ])('to %s only from %j, never from a hold', async (to, from) => {
    const lapsed = await made({ status: 'void', hold_expires_at: null })
    expect(await answer(change(supplier, [lapsed], to))).toEqual({
      done: [],
      refused: [no(lapsed, 'not-possible-now')],
    })
    for (const status of bookingStatuses) {
      const id = await made({ status })
      const { done, refused } = await answer(change(supplier, [id], to))
      expect([status, done.length, refused.map(({ code }) => code)]).toEqual([
        status,
        ...(from.includes(status) ? [1, []] : [0, ['not-possible-now']]),
      ])
      if (!from.includes(status))
        expect([(await booking(id)).status, await transitions(id), await counted(id)]).toEqual([
          status,
          [],
          [],
        ])
    }
  })

  test('bookings with an unconfirmed address are not confirmed in a row, which says why, but can be cancelled', async () => {
    await server.db.updateTable('users').set({ verified: false }).where('id', '=', 'grace-tabi').execute()
    const guest = { driver_id: 'grace-tabi', guest_key: sha256(newToken()) }
    const id = await made(guest)
    for (const status of ['reserved', 'paid'])
      expect((await answer(change(supplier, [id], status))).refused).toEqual([no(id, 'address-unconfirmed')])
    expect([(await booking(id)).status, await counted(id)]).toEqual(['pending', []])
    // The counter has seen who came.
    expect((await answer(change(supplier, [await over(guest)], 'paid'))).refused).toEqual([])
    expect((await answer(change(supplier, [id], 'cancelled'))).done).toEqual([id])
    await server.db.updateTable('users').set({ verified: true }).where('id', '=', 'grace-tabi').execute()
    expect((await answer(change(supplier, [await made(guest)], 'reserved'))).refused).toEqual([])
  })

  test('an id that is there twice is one booking', async () => {
    const id = await made()
    expect(await answer(change(supplier, [id, id, id], 'paid'))).toEqual({ done: [id], refused: [] })
    expect([await counted(id), (await transitions(id)).length]).toEqual([[150_000], 1])
  })

  test('one whose provider is unreachable is reported as such, and the others go on', async () => {
    const [online, counter] = [await paidOnline(), await made()]
    gateway.read = async () => Promise.reject(new Error('the provider is away'))
    expect(await answer(change(supplier, [online, counter], 'cancelled'))).toEqual({
      done: [counter],
      refused: [no(online, 'provider-away')],
    })
    expect((await booking(online)).status).toBe('paid')
  })

  test('no provider is asked about a booking of somebody else', async () => {
    const online = await paidOnline()
    let asks = 0
    const read = gateway.read.bind(gateway)
    gateway.read = async (ref) => {
      asks += 1
      return read(ref)
    }
    expect(await answer(change(other, [online], 'cancelled'))).toEqual({
      done: [],
      refused: [no(online, 'not-found')],
    })
    expect(asks).toBe(0)
    await change(supplier, [online], 'cancelled')
    expect(asks).toBe(1)
  })
})

describe('two of the staff at once', () => {
  test.each<[status: BulkStatus, end: object]>([
    ['reserved', { status: 'reserved', paid: 0 }],
    ['paid', { status: 'paid', paid: 150_000 }],
    ['cancelled', { status: 'cancelled', paid: 0 }],
  ])('move the same bookings to %s: each moves once', async (status, end) => {
    const ids = await Promise.all([made(), made(), made(), made(), made()])
    const answers = await Promise.all(
      [supplier, admin, supplier, admin].map((ask, index) =>
        answer(change(ask, index % 2 ? ids : ids.toReversed(), status)),
      ),
    )
    expect(answers.flatMap(({ done }) => done).sort()).toEqual([...ids].sort())
    expect(new Set(answers.flatMap(({ refused }) => refused.map(({ code }) => code)))).toEqual(
      new Set(['not-possible-now']),
    )
    for (const id of ids) {
      expect(await booking(id)).toMatchObject(end)
      // Of a cancellation the fleet hears as well.
      expect([await transitions(id), await notified(id)].map((rows) => rows.length)).toEqual([
        1,
        status === 'cancelled' ? 2 : 1,
      ])
      expect(await counted(id)).toEqual(status === 'paid' ? [150_000] : [])
    }
  })

  test('one writes down a part while the other writes down the rest: never more than the price', async () => {
    const id = await made()
    const headers = { 'idempotency-key': 'a-part-at-the-same-moment' }
    await Promise.all([
      change(supplier, [id], 'paid'),
      admin('POST', `/api/bookings/${id}/counter-payments`, {
        payload: { amount: 50_000, method: 'cash' },
        headers,
      }),
    ])
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000 })
  })

  test('the same call sent again takes no money again', async () => {
    const id = await made()
    await change(supplier, [id], 'paid')
    server.clock.now += 60_000
    expect(await answer(change(supplier, [id], 'paid'))).toEqual({
      done: [],
      refused: [no(id, 'not-possible-now')],
    })
    expect(await counted(id)).toEqual([150_000])
  })
})

describe('bookings are put away', () => {
  test('once they are over or cancelled, and as often as it is asked', async () => {
    const ids = [await over({ status: 'paid' }), await made({ status: 'cancelled' })]
    expect(await answer(hide(supplier, ids))).toEqual({ done: ids, refused: [] })
    const first = (await booking(ids[0]!)).hidden_at
    server.clock.now += 60_000
    expect(await answer(hide(admin, ids))).toEqual({ done: ids, refused: [] })
    expect([first, (await booking(ids[0]!)).hidden_at]).toEqual([first, first])
    expect(await transitions(ids[0]!)).toEqual([])
    expect((await driver('GET', `/api/bookings/${ids[0]}`)).statusCode).toBe(200)
  })

  test('not while they go on, not as holds, and not out of the fleet of somebody else', async () => {
    const [ahead, lapsed, theirs] = [
      await made({ status: 'paid' }),
      await over({ status: 'void', hold_expires_at: null }),
      await over({ status: 'paid' }),
    ]
    expect(await answer(hide(supplier, [ahead, lapsed, 'no-such-booking']))).toEqual({
      done: [],
      refused: [
        no(ahead, 'not-possible-now'),
        no(lapsed, 'not-possible-now'),
        no('no-such-booking', 'not-found'),
      ],
    })
    expect(await answer(hide(other, [theirs]))).toEqual({ done: [], refused: [no(theirs, 'not-found')] })
    for (const id of [ahead, lapsed, theirs]) expect((await booking(id)).hidden_at).toBeNull()
  })
})

describe.each([
  ['statuses', (ask: Ask, ids: unknown) => change(ask, ids, 'cancelled')],
  ['hidden', (ask: Ask, ids: unknown) => hide(ask, ids)],
] as const)('/api/bookings/%s', (_, send) => {
  test('is for staff: a driver is refused (C9), and nothing has changed, not even on bookings of their own', async () => {
    const ids = [await made(), await over({ status: 'paid' })]
    const before = await Promise.all(ids.map(booking))
    const guest: Ask = (method, url, options = {}) =>
      server.app.inject({
        ...options,
        method,
        url,
        headers: { host: 'localhost', cookie: `guest=${newToken()}` },
      })
    const answers = await Promise.all([server.visitor(), guest, driver].map((ask) => send(ask, ids)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 403, 403])
    expect(await Promise.all(ids.map(booking))).toEqual(before)
  })

  test.each([
    [[]],
    [null],
    ['one'],
    [['../x']],
    [[null]],
    [Array.from({ length: mostBookings + 1 }, (_id, index) => `id-${index}`)],
  ])('%j is no list of bookings', async (ids) => {
    expect((await send(supplier, ids)).statusCode).toBe(400)
  })
})

test.each(['pending', 'void', 'deposit', 'lost', null])('bookings cannot be set to %s', async (status) => {
  expect((await change(admin, ['demo-booking-005'], status)).statusCode).toBe(400)
})

test('after all of this the invariants hold', async () => {
  // These tests write bookings without payments and licences; status changes must still have history and sums.
  const rules = ['the history is complete', 'paid is the sum of payments', 'one car, one booking']
  const made = await server.db
    .selectFrom('booking_history')
    .select('booking_id')
    .where('actor', '=', 'test')
    .execute()
  const ours = new Set(made.map(({ booking_id: id }) => id))
  expect((await examine(server.db)).filter(({ rule, id }) => rules.includes(rule) && ours.has(id))).toEqual(
    [],
  )
})
