import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import {
  accept,
  ask,
  atCounter,
  booking,
  changes,
  code,
  counterTakes,
  dates,
  driver,
  gateway,
  resetChanges,
  startChanges,
  other,
  paid,
  ports,
  server,
  shown,
  supplier,
  notified,
  work,
  wrongWith,
} from '#tests/support/booking-changes.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'

beforeAll(startChanges)
afterAll(() => server.close())
beforeEach(resetChanges)

describe('accepting', () => {
  test('a longer trip of a paid booking: what is missing is due at the counter, and the driver is notified', async () => {
    const id = await paid()
    const { to_at: to } = await booking(id)
    await ask(id, { later: 2, total: 250_000 })
    expect((await accept(id, supplier, { note: 'With pleasure' })).statusCode).toBe(200)
    expect(await booking(id)).toMatchObject({
      status: 'deposit',
      total: 250_000,
      paid: 150_000,
      days: 5,
      to_at: new Date(to.getTime() + 2 * day),
    })
    expect(await shown(id)).toMatchObject({
      changeRequested: false,
      change: null,
      dueAtCounter: 100_000,
      days: 5,
    })
    expect(await notified(id, 'change-accepted')).toEqual(['amina-ngassa'])
    const rows = await server.db
      .selectFrom('booking_history')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('id')
      .execute()
    expect(rows.at(-1)).toMatchObject({ from_status: 'paid', to_status: 'deposit', note: 'With pleasure' })
    expect((await changes(id))[0]).toMatchObject({
      state: 'accepted',
      was: { total: 150_000, to: to.toISOString() },
    })
    expect((await counterTakes(id, 100_000)).statusCode).toBe(200)
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 250_000 })
    expect(await wrongWith(id)).toEqual([])
  })

  test('a shorter trip of a paid booking: what is too much goes back, once', async () => {
    const id = await paid()
    await ask(id, { later: -1, total: 100_000 })
    expect((await accept(id)).statusCode).toBe(200)
    expect(await shown(id)).toMatchObject({
      status: 'paid',
      total: 100_000,
      paid: 150_000,
      goingBack: 50_000,
      dueAtCounter: 0,
      backAtCounter: 0,
    })
    expect(await wrongWith(id)).toEqual([])
    await work()
    await work()
    expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([50_000])
    expect(await shown(id)).toMatchObject({
      status: 'paid',
      paid: 100_000,
      refunded: 50_000,
      goingBack: 0,
      dueAtCounter: 0,
    })
    const [refund] = await server.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'payment_id')
      .select('reason')
      .where('booking_id', '=', id)
      .execute()
    expect(refund).toEqual({ reason: 'change' })
    expect((await driver('GET', `/api/bookings/${id}/receipt`)).statusCode).toBe(200)
    expect(await wrongWith(id)).toEqual([])
  })

  test('shorter, then longer before the money has arrived: what goes back no longer counts as paid', async () => {
    const id = await paid()
    await ask(id, { later: -1, total: 100_000 })
    await accept(id)
    await ask(id, { later: 1, total: 150_000 })
    expect((await accept(id)).statusCode).toBe(200)
    expect(await shown(id)).toMatchObject({
      status: 'deposit',
      total: 150_000,
      paid: 150_000,
      goingBack: 50_000,
      dueAtCounter: 50_000,
    })
    expect(code(await counterTakes(id, 50_001))).toEqual([422, 'more-than-due'])
    expect((await counterTakes(id, 50_000)).statusCode).toBe(200)
    await work()
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000, total: 150_000 })
    expect(await wrongWith(id)).toEqual([])
  })

  test('twice cheaper gives back twice, and a cancellation afterwards gives back the rest and no more', async () => {
    const id = await paid()
    await ask(id, { later: -1, total: 100_000 })
    await accept(id)
    await ask(id, { later: -1, total: 50_000 })
    await accept(id)
    await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })
    await work()
    await work()
    expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([50_000, 50_000, 50_000])
    expect(await booking(id)).toMatchObject({ status: 'cancelled', paid: 0 })
    expect(await wrongWith(id)).toEqual([])
  })

  test('a refund by hand counts beside one that is pending', async () => {
    const id = await paid()
    const [ref] = gateway.books.keys()
    gateway.refundByHand(ref!, 50_000)
    await ask(id, { later: -2, total: 50_000 })
    await accept(id)
    expect(await shown(id)).toMatchObject({ status: 'paid', paid: 100_000, goingBack: 50_000 })
    await ask(id, { later: 2, total: 150_000 })
    await accept(id)
    expect(await shown(id)).toMatchObject({ status: 'deposit', total: 150_000, dueAtCounter: 100_000 })
    expect(await wrongWith(id)).toEqual([])
    await work()
    expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([50_000])
    expect(await shown(id)).toMatchObject({ paid: 50_000, goingBack: 0, dueAtCounter: 100_000 })
    await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })
    await work()
    expect([gateway.books.get(ref!)!.refunded, await wrongWith(id)]).toEqual([150_000, []])
  })

  test('a part payment that covers the cheaper trip makes it paid', async () => {
    const id = await paid({ payment: 'deposit', days: 6 })
    expect(await booking(id)).toMatchObject({ status: 'deposit', paid: 60_000 })
    await ask(id, { later: -5, total: 50_000 })
    expect((await accept(id)).statusCode).toBe(200)
    await work()
    expect(await booking(id)).toMatchObject({
      status: 'paid',
      total: 50_000,
      paid: 50_000,
      due_online: 50_000,
    })
    expect(await wrongWith(id)).toEqual([])
  })

  test('money taken at the counter is handed back there, and the answer says so', async () => {
    const id = await atCounter()
    await counterTakes(id, 150_000)
    await ask(id, { later: -1, total: 100_000 })
    expect((await accept(id)).statusCode).toBe(200)
    expect(await shown(id)).toMatchObject({
      status: 'paid',
      paid: 150_000,
      dueAtCounter: 0,
      backAtCounter: 50_000,
      goingBack: 0,
    })
    expect(code(await counterTakes(id, 1))).toEqual([422, 'more-than-due'])
    expect(await wrongWith(id)).toEqual([])
  })

  test('an unreachable provider is a 503 with Retry-After, and nothing is half done', async () => {
    const id = await paid()
    await ask(id, { later: -1, total: 100_000 })
    const before = await booking(id)
    gateway.trouble.down = 1
    const answer = await accept(id)
    expect([...code(answer), answer.headers['retry-after']]).toEqual([503, 'provider-away', '60'])
    expect(await booking(id)).toEqual(before)
    expect((await changes(id)).map(({ state }) => state)).toEqual(['open'])
    gateway.trouble.down = 1
    expect(code(await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} }))).toEqual([
      503,
      'provider-away',
    ])
    expect(await booking(id)).toEqual(before)
    expect((await accept(id)).statusCode).toBe(200)
    expect(await wrongWith(id)).toEqual([])
  })

  test('what is to be handed back is recorded: not more, once a key, and the driver sees it', async () => {
    const id = await atCounter()
    await counterTakes(id, 150_000)
    await ask(id, { later: -1, total: 100_000 })
    await accept(id)
    const back = (amount: number, key: string = randomUUID(), as = supplier) =>
      as('POST', `/api/bookings/${id}/counter-refunds`, {
        payload: { amount, note: 'In notes of 10 000.' },
        headers: { 'idempotency-key': key },
      })
    expect(code(await back(50_001))).toEqual([422, 'more-than-due'])
    expect((await back(1, randomUUID(), driver)).statusCode).toBe(404)
    expect((await back(1, randomUUID(), other)).statusCode).toBe(404)
    const key = randomUUID()
    const answers = await Promise.all([back(20_000, key), back(20_000, key)])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    expect(await shown(id)).toMatchObject({
      status: 'paid',
      paid: 130_000,
      backAtCounter: 30_000,
      handedBack: 20_000,
      dueAtCounter: 0,
    })
    expect((await back(30_000)).statusCode).toBe(200)
    expect(await shown(id)).toMatchObject({
      paid: 100_000,
      backAtCounter: 0,
      handedBack: 50_000,
      dueAtCounter: 0,
    })
    const rows = await server.db
      .selectFrom('counter_refunds')
      .selectAll()
      .where('booking_id', '=', id)
      .orderBy('amount')
      .execute()
    const { supplier_id: owner } = await booking(id)
    expect(rows.map(({ amount, recorded_by: by }) => [amount, by])).toEqual([
      [20_000, owner],
      [30_000, owner],
    ])
    const acts = await server.db
      .selectFrom('audit')
      .selectAll()
      .where(
        'entity_id',
        'in',
        rows.map((row) => row.id),
      )
      .execute()
    expect(acts.map(({ actor, action }) => [actor, action])).toEqual([
      [owner, 'handed-back'],
      [owner, 'handed-back'],
    ])
    const history = await server.db
      .selectFrom('booking_history')
      .selectAll()
      .where('booking_id', '=', id)
      .where('note', '=', 'In notes of 10 000.')
      .execute()
    expect(history.map(({ from_status: from, to_status: to }) => [from, to])).toEqual([
      ['paid', 'paid'],
      ['paid', 'paid'],
    ])
    expect(await notified(id, 'payment-refunded')).toEqual(['amina-ngassa', 'amina-ngassa'])
    expect(await wrongWith(id)).toEqual([])
  })

  test('a currency with cents: what stays never falls short of the total, and no whole cent is kept back', async () => {
    const { id } = (await aHeldBooking(server.db, { now: server.clock.now }))!
    await server.db
      .updateTable('bookings')
      .set({ currency: 'EUR', rate: 1 / 655.957 })
      .where('id', '=', id)
      .execute()
    const { id: paymentId } = await openPayment(ports, {
      bookingId: id,
      gateway: 'sandbox',
      viewer: await signedIn({ db: server.db, now: server.clock.now }, 'amina-ngassa'),
      now: server.clock.now,
    })
    gateway.pay(`fake-${paymentId}`)
    await settle(ports, paymentId)
    await ask(id, { later: -1, total: 100_000 })
    expect((await accept(id)).statusCode).toBe(200)
    await work()
    expect([...gateway.refunds.values()].map(({ amount }) => amount)).toEqual([7622])
    const { paid: left, status } = await booking(id)
    expect([status, left >= 100_000 && left < 100_007]).toEqual(['paid', true])
    expect(await shown(id)).toMatchObject({ dueAtCounter: 0, backAtCounter: 0 })
    expect(await wrongWith(id)).toEqual([])
  })

  test('twice cheaper in cents: the parts of a cent that stay are no mistake', async () => {
    const { id } = (await aHeldBooking(server.db, { now: server.clock.now }))!
    await server.db
      .updateTable('bookings')
      .set({ currency: 'EUR', rate: 1 / 655.957 })
      .where('id', '=', id)
      .execute()
    const { id: paymentId } = await openPayment(ports, {
      bookingId: id,
      gateway: 'sandbox',
      viewer: await signedIn({ db: server.db, now: server.clock.now }, 'amina-ngassa'),
      now: server.clock.now,
    })
    gateway.pay(`fake-${paymentId}`)
    await settle(ports, paymentId)
    expect(
      (
        await ask(id, {
          later: -2,
          extras: ['cancellation', 'amendments', 'theftProtection', 'additionalDriver'],
          total: 63_000,
        })
      ).statusCode,
    ).toBe(200)
    expect((await accept(id)).statusCode).toBe(200)
    expect((await ask(id, { extras: ['cancellation', 'amendments'], total: 58_000 })).statusCode).toBe(200)
    expect((await accept(id)).statusCode).toBe(200)
    await work()
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 58_007 })
    expect(await wrongWith(id)).toEqual([])
  })

  test('an extra that goes takes the second driver with it; one that is chosen anew is named at the counter', async () => {
    const id = await atCounter()
    const person = { fullName: 'Paul Essomba', phone: '+237671234567', birthDate: '1980-01-01' }
    const line = { kind: 'extra' as const, extra: 'additionalDriver' as const, count: 3, amount: 9000 }
    await server.db
      .updateTable('bookings')
      .set({
        extras: ['additionalDriver'],
        lines: JSON.stringify([line]),
        total: 159_000,
        additional_driver: JSON.stringify(person),
      })
      .where('id', '=', id)
      .execute()
    expect((await ask(id, { total: 150_000 })).statusCode).toBe(200)
    await accept(id)
    expect(await booking(id)).toMatchObject({
      status: 'reserved',
      additional_driver: null,
      extras: ['cancellation', 'amendments'],
      total: 150_000,
    })
    expect((await ask(id, { extras: ['additionalDriver'], total: 159_000 })).statusCode).toBe(200)
    await accept(id)
    expect(await booking(id)).toMatchObject({
      additional_driver: null,
      extras: ['cancellation', 'amendments', 'additionalDriver'],
      total: 159_000,
    })
  })

  test('at the counter cancelling and changing cost nothing, whatever is asked, and other dates cost the same as for anybody', async () => {
    const id = await atCounter()
    expect(code(await ask(id, { extras: ['cancellation', 'amendments'], total: 158_000 }))).toEqual([
      409,
      'not-possible-now',
    ])
    const { from, to } = await dates(id, { later: 1 })
    const quoted = await driver(
      'GET',
      `/api/bookings/${id}/change-quote?from=${from}&to=${to}&extras=cancellation,amendments`,
    )
    expect(quoted.json()).toMatchObject({ quote: { total: 200_000 }, difference: 50_000 })
    expect((await ask(id, { later: 1, extras: ['amendments'], total: 200_000 })).statusCode).toBe(200)
    await accept(id)
    expect(await booking(id)).toMatchObject({ extras: ['cancellation', 'amendments'], total: 200_000 })
    const online = await paid({ inDays: 20 })
    expect(code(await ask(online, { extras: ['cancellation', 'amendments'], total: 150_000 }))).toEqual([
      409,
      'price-changed',
    ])
    expect((await ask(online, { extras: ['cancellation', 'amendments'], total: 158_000 })).statusCode).toBe(
      200,
    )
  })
})
