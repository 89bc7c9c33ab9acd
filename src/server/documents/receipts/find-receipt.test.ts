import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  gateway,
  paid,
  ports,
  resetChanges,
  server,
  startChanges,
  supplier,
  work,
} from '#tests/support/booking-changes.ts'
import { settle } from '#server/trade/payments/settlement/settle.ts'
import { findReceipt } from './find-receipt.ts'

beforeAll(startChanges)
afterAll(() => server.close())
beforeEach(resetChanges)

/** A booking of 150,000 XAF paid online, with its payment here and at the provider. */
async function aPaid() {
  const id = await paid()
  const { id: payment } = await server.db
    .selectFrom('payments')
    .select('id')
    .where('booking_id', '=', id)
    .executeTakeFirstOrThrow()
  return { id, payment, ref: `fake-${payment}` }
}
const viewer = { person: { id: 'amina-ngassa', type: 'user' as const }, guestKey: null }
const rowsOf = async (id: string) =>
  (await findReceipt(server.db, id, viewer))!.rows.map(({ kind, amount }) => `${kind} ${amount}`)

test.each([
  ['in part', 40_000, ['given-back 40000', 'given-back 110000']],
  ['whole', 150_000, ['given-back 150000']],
])(
  'money given back %s at the provider before ours leaves stands on the receipt once',
  async (_, byHand, rows) => {
    const { id, payment, ref } = await aPaid()
    expect((await supplier('POST', `/api/bookings/${id}/cancellation`, { payload: {} })).statusCode).toBe(200)
    gateway.refundByHand(ref, byHand)
    await settle(ports, payment)
    await work()
    await settle(ports, payment)
    const [cameIn, ...wentBack] = await rowsOf(id)
    expect(cameIn).toBe('online 150000')
    expect(wentBack.toSorted((a, b) => b.localeCompare(a))).toEqual(
      rows.toSorted((a, b) => b.localeCompare(a)),
    )
  },
)

test('money that a bank sent back is not on the receipt as given back', async () => {
  const { id, ref, payment } = await aPaid()
  gateway.refundByHand(ref, 40_000)
  await settle(ports, payment)
  expect(await rowsOf(id)).toEqual(['online 150000', 'given-back 40000'])
  const book = gateway.books.get(ref)!
  book.refunds[0]!.state = 'failed'
  book.refunded = 0
  await settle(ports, payment)
  expect(await rowsOf(id)).toEqual(['online 150000'])
})
