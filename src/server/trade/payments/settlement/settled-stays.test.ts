// A provider that forgets what it has told: our books keep it, and staff hear of it once.

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  gateway,
  notified,
  paid,
  ports,
  resetChanges,
  server,
  shown,
  startChanges,
  supplier,
  work,
  wrongWith,
} from '#tests/support/booking-changes.ts'
import { unknownPayment } from '#server/trade/payments/gateways/port.ts'
import { settle } from './settle.ts'

beforeAll(startChanges)
afterAll(() => server.close())
beforeEach(resetChanges)

async function aPaid() {
  const id = await paid()
  const { id: payment } = await server.db
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, payment, ref: `fake-${payment}` }
}
const flags = (payment: string) =>
  server.db.selectFrom('money_flags').select(['kind', 'subject']).where('payment_id', '=', payment).execute()
/** The rules that are broken, but for the one that tells of the flags. */
const broken = async (id: string) =>
  (await wrongWith(id))
    .map(({ rule }) => rule)
    .filter((rule) => rule !== 'a provider said what cannot be right')
const staff = 2

test('a payment that was kept and is unknown later stays the booking’s, and its refund stays given', async () => {
  const { id, payment } = await aPaid()
  await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })
  await work()
  expect(await shown(id)).toMatchObject({ paid: 0, refunded: 150_000, goingBack: 0 })
  gateway.read = async () => unknownPayment
  for (let turn = 0; turn < 3; turn++) await settle(ports, payment)
  expect(await shown(id)).toMatchObject({ paid: 0, refunded: 150_000, goingBack: 0 })
  expect(await flags(payment)).toEqual([{ kind: 'payment-unknown', subject: '' }])
  expect(await notified(id, 'money-flagged')).toHaveLength(staff)
  expect(await broken(id)).toEqual([])
})

test('a payment that counts as failed later stays the booking’s', async () => {
  const { id, payment, ref } = await aPaid()
  gateway.books.get(ref)!.paid = false
  await settle(ports, payment)
  expect(await shown(id)).toMatchObject({ status: 'paid', paid: 150_000 })
  expect(await flags(payment)).toEqual([{ kind: 'payment-unknown', subject: '' }])
})

test('a refund that has arrived and is not found later stays given', async () => {
  const { id, payment, ref } = await aPaid()
  await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })
  await work()
  const [refund] = gateway.books.get(ref)!.refunds
  Object.assign(gateway.books.get(ref)!, { refunds: [], refunded: 0 })
  for (let turn = 0; turn < 3; turn++) await settle(ports, payment)
  expect(await shown(id)).toMatchObject({ paid: 0, refunded: 150_000, goingBack: 0 })
  expect(await flags(payment)).toEqual([{ kind: 'refund-unknown', subject: refund!.ownId }])
  expect(await notified(id, 'money-flagged')).toHaveLength(staff)
  expect(await broken(id)).toEqual([])
  // Found again, it is counted once.
  Object.assign(gateway.books.get(ref)!, { refunds: [refund], refunded: 150_000 })
  await settle(ports, payment)
  expect(await shown(id)).toMatchObject({ paid: 0, refunded: 150_000 })
})

test('a refund made at the provider that is not found later is not given a second time', async () => {
  const { id, payment, ref } = await aPaid()
  gateway.refundByHand(ref, 40_000)
  await settle(ports, payment)
  Object.assign(gateway.books.get(ref)!, { refunds: [], refunded: 0 })
  await settle(ports, payment)
  expect(await shown(id)).toMatchObject({ paid: 110_000, refunded: 40_000 })
  expect((await flags(payment)).map(({ kind }) => kind)).toEqual(['refund-unknown'])
})

test('what a bank has withdrawn stays withdrawn when its dispute is not listed any more', async () => {
  const { id, payment, ref } = await aPaid()
  gateway.dispute(ref, 60_000)
  await settle(ports, payment)
  gateway.books.get(ref)!.disputes = []
  await settle(ports, payment)
  expect(await shown(id)).toMatchObject({ paid: 90_000, withdrawn: 60_000 })
  expect((await flags(payment)).map(({ kind }) => kind)).toEqual(['dispute-unknown'])
  expect(await broken(id)).toEqual([])
})
