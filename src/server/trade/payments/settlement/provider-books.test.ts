import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import {
  accept,
  ask,
  booking,
  gateway,
  resetChanges,
  startChanges,
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
import { reconcile } from './reconcile.ts'
import { settle } from './settle.ts'

beforeAll(startChanges)
afterAll(() => server.close())
let start: number | undefined
beforeEach(async () => {
  // Sessions must outlive the tests that advance the clock by hours.
  start ??= server.clock.now
  server.clock.now = start
  await resetChanges()
})

/** A booking of 150 000 XAF paid online, with its payment here and at the provider. */
async function aPaid() {
  const id = await paid()
  const payment = (
    await server.db.selectFrom('payments').select('id').where('booking_id', '=', id).executeTakeFirstOrThrow()
  ).id
  return { id, payment, ref: `fake-${payment}` }
}
const refunds = (payment: string) =>
  server.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', payment)
    .orderBy('created_at')
    .execute()
const flags = async (payment: string) =>
  (await server.db.selectFrom('money_flags').select('kind').where('payment_id', '=', payment).execute()).map(
    ({ kind }) => kind,
  )
const mailsOf = async (id: string, kind: string) => {
  const rows = (
    await server.db.selectFrom('notifications').select(['id', 'kind']).where('booking_id', '=', id).execute()
  ).filter((row) => row.kind === kind)
  return (
    await server.db
      .selectFrom('outbox')
      .select('id')
      .where(
        'dedupe_key',
        'in',
        rows.map((row) => `notification:${row.id}`),
      )
      .execute()
  ).length
}

describe('a dispute', () => {
  test('takes the money off the booking and notifies staff by mail; won, it brings it back', async () => {
    const { id, payment, ref } = await aPaid()
    const dispute = gateway.dispute(ref, 60_000)!
    await Promise.all([settle(ports, payment), settle(ports, payment)])
    expect(await shown(id)).toMatchObject({
      status: 'paid',
      paid: 90_000,
      withdrawn: 60_000,
      refunded: 0,
      dueAtCounter: 60_000,
    })
    const { supplier_id: owner } = await booking(id)
    expect((await notified(id, 'payment-disputed')).toSorted()).toEqual(['admin', owner].toSorted())
    expect(await mailsOf(id, 'payment-disputed')).toBe(2)
    expect(await wrongWith(id)).toEqual([])
    gateway.decide(dispute, 'won')
    await settle(ports, payment)
    await settle(ports, payment)
    expect(await shown(id)).toMatchObject({ paid: 150_000, withdrawn: 0, dueAtCounter: 0 })
    expect(await notified(id, 'dispute-won')).toHaveLength(2)
    expect(await wrongWith(id)).toEqual([])
  })

  test('that is lost keeps it, and nothing of it is given back a second time', async () => {
    const { id, payment, ref } = await aPaid()
    const dispute = gateway.dispute(ref, 60_000)!
    await settle(ports, payment)
    expect(
      (await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: { refund: 150_000 } }))
        .statusCode,
    ).toBe(422)
    expect((await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })).statusCode).toBe(200)
    await work()
    expect(gateway.books.get(ref)!.refunded).toBe(0)
    gateway.decide(dispute, 'lost')
    await settle(ports, payment)
    server.clock.now += hour
    await work()
    expect(gateway.books.get(ref)!.refunded).toBe(90_000)
    expect(await booking(id)).toMatchObject({ status: 'cancelled', paid: 0 })
    expect(await notified(id, 'dispute-lost')).toHaveLength(2)
    expect(await wrongWith(id)).toEqual([])
  })

  test('that is won after a change was accepted gives back what the cheaper trip does not cost', async () => {
    const { id, payment, ref } = await aPaid()
    const dispute = gateway.dispute(ref, 60_000)!
    await settle(ports, payment)
    await ask(id, { later: -1, total: 100_000 })
    expect((await accept(id)).statusCode).toBe(200)
    expect(await refunds(payment)).toEqual([])
    gateway.decide(dispute, 'won')
    await Promise.all([settle(ports, payment), settle(ports, payment)])
    await work()
    expect(gateway.books.get(ref)!.refunded).toBe(50_000)
    expect(await shown(id)).toMatchObject({ total: 100_000, paid: 100_000, goingBack: 0, backAtCounter: 0 })
    expect(await wrongWith(id)).toEqual([])
  })

  test('that is won after the driver paid again gives back what came twice', async () => {
    const { id, payment, ref } = await aPaid()
    const dispute = gateway.dispute(ref, 60_000)!
    await settle(ports, payment)
    const viewer = await signedIn({ db: server.db, now: server.clock.now }, 'amina-ngassa')
    const again = await openPayment(ports, {
      bookingId: id,
      gateway: 'sandbox',
      viewer,
      now: server.clock.now,
    })
    gateway.pay(`fake-${again.id}`)
    await settle(ports, again.id)
    expect(await shown(id)).toMatchObject({ paid: 150_000, dueAtCounter: 0 })
    gateway.decide(dispute, 'won')
    await Promise.all([settle(ports, payment), settle(ports, payment)])
    await work()
    expect(gateway.books.get(`fake-${again.id}`)!.refunded).toBe(60_000)
    expect(await shown(id)).toMatchObject({ paid: 150_000, goingBack: 0 })
    expect(await wrongWith(id)).toEqual([])
  })

  test('read before it was won, and written after, changes nothing', async () => {
    const { id, payment, ref } = await aPaid()
    const dispute = gateway.dispute(ref, 60_000)!
    let release = () => {}
    const until = new Promise<void>((resolve) => (release = resolve))
    const taken = new Promise<void>((resolve) => (gateway.trouble.hold = { taken: resolve, until }))
    const late = settle(ports, payment)
    await taken
    gateway.decide(dispute, 'won')
    await settle(ports, payment)
    release()
    await late
    expect(await booking(id)).toMatchObject({ paid: 150_000 })
    expect(await notified(id, 'payment-disputed')).toEqual([])
    expect(await wrongWith(id)).toEqual([])
  })
})

describe('a refund in the dashboard of the provider', () => {
  test('gets its row once, the money follows, and the driver is notified as of our own', async () => {
    const { id, payment, ref } = await aPaid()
    const made = gateway.refundByHand(ref, 40_000)
    await Promise.all([settle(ports, payment), settle(ports, payment), settle(ports, payment)])
    expect(await refunds(payment)).toMatchObject([
      { reason: 'provider', amount: '40000', given: '40000', provider_ref: made },
    ])
    expect(await shown(id)).toMatchObject({ paid: 110_000, refunded: 40_000, goingBack: 0 })
    expect(await notified(id, 'payment-refunded')).toEqual(['amina-ngassa'])
    expect(await wrongWith(id)).toEqual([])
  })

  test('of ours that was closed as empty and gave money all the same is told', async () => {
    const { id, payment, ref } = await aPaid()
    const at = new Date(server.clock.now)
    const closed = { payment_id: payment, reason: 'part' as const, created_at: at, done_at: at, given: 0 }
    await server.db
      .insertInto('refunds')
      .values({ id: `of-${id}`, amount: 40_000, ...closed })
      .execute()
    gateway.refundByHand(ref, 40_000, { ownId: `of-${id}` })
    await Promise.all([settle(ports, payment), settle(ports, payment)])
    expect(await notified(id, 'payment-refunded')).toEqual(['amina-ngassa'])
  })

  test('is found hours later without a word from the provider', async () => {
    const { id, ref } = await aPaid()
    gateway.refundByHand(ref, 40_000)
    await reconcile(ports, () => undefined)
    expect(await booking(id)).toMatchObject({ paid: 150_000 })
    server.clock.now += 7 * hour
    expect(await reconcile(ports, () => undefined)).toBeGreaterThan(0)
    expect(await booking(id)).toMatchObject({ paid: 110_000 })
  })

  test('is never doubled with ours: both together are what came in', async () => {
    const { id, payment, ref } = await aPaid()
    expect((await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })).statusCode).toBe(200)
    gateway.refundByHand(ref, 40_000)
    await work()
    await settle(ports, payment)
    expect(
      (await refunds(payment))
        .map(({ reason, given }) => `${reason} ${given}`)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['cancellation 110000', 'provider 40000'])
    expect(await booking(id)).toMatchObject({ paid: 0 })
    expect(await flags(payment)).toEqual([])
    expect(await wrongWith(id)).toEqual([])
  })

  test('that is on its way notifies the driver when it has arrived, and is dropped when the bank refuses it', async () => {
    const { id, payment, ref } = await aPaid()
    gateway.refundByHand(ref, 40_000, { state: 'pending' })
    await settle(ports, payment)
    expect(await notified(id, 'payment-refunded')).toEqual([])
    const book = gateway.books.get(ref)!
    book.refunds[0]!.state = 'failed'
    book.refunded = 0
    await settle(ports, payment)
    expect(await shown(id)).toMatchObject({ paid: 150_000, refunded: 0, goingBack: 0 })
    gateway.refundByHand(ref, 10_000, { state: 'pending' })
    await settle(ports, payment)
    book.refunds[1]!.state = 'done'
    await settle(ports, payment)
    expect(await notified(id, 'payment-refunded')).toEqual(['amina-ngassa'])
    expect(await wrongWith(id)).toEqual([])
  })
})

describe('staff are notified once, and the doctor reports it', () => {
  test('of a refund in another currency than was asked', async () => {
    const { id, payment, ref } = await aPaid()
    gateway.refundByHand(ref, 40_000, { currency: 'EUR' })
    gateway.books.get(ref)!.refunded = 0
    await settle(ports, payment)
    await settle(ports, payment)
    expect(await flags(payment)).toEqual(['refund-currency'])
    expect(await notified(id, 'money-flagged')).toHaveLength(2)
    expect(await booking(id)).toMatchObject({ paid: 150_000 })
    expect((await wrongWith(id)).map(({ rule }) => rule)).toEqual(['a provider said what cannot be right'])
  })

  test('of less than was decided while there was more to give', async () => {
    const { id, payment, ref } = await aPaid()
    await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })
    const { id: key } = (await refunds(payment))[0]!
    const book = gateway.books.get(ref)!
    book.refunds.push({ id: 'short', ownId: key, amount: 100_000, currency: 'XAF', state: 'done' })
    book.refunded = 100_000
    await settle(ports, payment)
    expect(await flags(payment)).toEqual(['refund-amount'])
  })

  test('of a refund that the bank sent back after the driver was notified', async () => {
    const { id, payment, ref } = await aPaid()
    gateway.refundByHand(ref, 40_000)
    await settle(ports, payment)
    const book = gateway.books.get(ref)!
    book.refunds[0]!.state = 'failed'
    book.refunded = 0
    await settle(ports, payment)
    expect(await flags(payment)).toEqual(['refund-failed'])
    expect(await booking(id)).toMatchObject({ paid: 150_000 })
  })

  test('of an amount that no schema reads: it is not paid, and nothing is given back on such a word', async () => {
    const { id, payment } = await aPaid()
    gateway.trouble.unreadable = 1
    expect(await settle(ports, payment)).toMatchObject({ status: 'kept', isUnreadable: true })
    expect(await flags(payment)).toEqual(['unreadable'])
    expect(await notified(id, 'money-flagged')).toHaveLength(2)
    gateway.trouble.unreadable = 1
    const refused = await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })
    expect([refused.statusCode, refused.json<{ code: string }>().code]).toEqual([503, 'provider-away'])
    expect(await booking(id)).toMatchObject({ status: 'paid', paid: 150_000 })
  })
})
