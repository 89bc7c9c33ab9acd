// Every order of five events about one payment, each sent one to three times: one final state. The first tier draws some of them.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { aHeldBooking } from '#tests/fixtures/held-booking.ts'
import { fakeGateway } from '#tests/support/gateway.ts'
import { sample, seed } from '#tests/support/random.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { signedIn } from '#tests/support/signed-in.ts'
import { openPayment } from '#server/trade/payments/checkout/open-payment.ts'
import { receiveEvent } from '#server/trade/payments/settlement/receive-event.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const kinds = ['created', 'payment_failed', 'processing', 'succeeded', 'charge.succeeded'] as const
type Kind = (typeof kinds)[number]

function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [item, ...rest]))
}

test('all 120 orders end the same: paid, one mail, one row of history, nothing given back', async () => {
  const all = ordersOf(kinds)
  expect(all).toHaveLength(120)
  const orders = sample(all, 20)
  const amina = await signedIn({ db: server.db, now: server.clock.now }, 'amina-ngassa')
  const gateway = fakeGateway()
  const ports = {
    db: server.db,
    gateways: { sandbox: gateway },
    now: () => server.clock.now,
    onError: () => undefined,
  }
  for (const [turn, order] of orders.entries()) {
    // Each on days of its own, so that none waits for another.
    const held = (await aHeldBooking(server.db, { now: server.clock.now, inDays: 10 + turn * 4 }))!
    const { id: paymentId } = await openPayment(ports, {
      bookingId: held.id,
      gateway: 'sandbox',
      viewer: amina,
      now: server.clock.now,
    })
    const ref = `fake-${paymentId}`
    const report = (kind: Kind) =>
      receiveEvent(ports, { gateway: 'sandbox', id: `${ref}-${kind}`, type: kind, ref })
    for (const [place, kind] of order.entries()) {
      // By these events the bank has paid; earlier ones are about an attempt that failed.
      if (kind === 'succeeded' || kind === 'charge.succeeded') gateway.pay(ref)
      const times = 1 + ((turn + place) % 3)
      if (turn % 2 === 0) for (let time = 0; time < times; time++) await report(kind)
      else await Promise.all(Array.from({ length: times }, () => report(kind)))
    }
    const booking = await server.db
      .selectFrom('bookings')
      .select(['status', 'paid'])
      .where('id', '=', held.id)
      .executeTakeFirstOrThrow()
    expect(booking, `${order.join(' ')}, SEED=${seed}`).toEqual({ status: 'paid', paid: 150_000 })
    const rows = await server.db
      .selectFrom('booking_history')
      .select('to_status')
      .where('booking_id', '=', held.id)
      .where('from_status', 'is not', null)
      .execute()
    expect(rows).toEqual([{ to_status: 'paid' }])
    const mails = await server.db
      .selectFrom('outbox')
      .select('id')
      .where('dedupe_key', '=', `booking-confirmed:${held.id}`)
      .execute()
    expect(mails).toHaveLength(1)
  }
  expect(await server.db.selectFrom('refunds').select('id').execute()).toEqual([])
}, 120_000)
