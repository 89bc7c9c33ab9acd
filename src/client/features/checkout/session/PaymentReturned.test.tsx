import { expect, test } from 'vitest'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import { onSearch, render } from '#tests/support/render.tsx'
import { PaymentReturned } from './PaymentReturned.tsx'

const later = new Date(Date.now() + 20 * 60_000).toISOString()
const earlier = new Date(Date.now() - 1000).toISOString()
const session = {
  _id: 'payment',
  state: 'returned',
  heldUntil: later,
  booking: {
    _id: 'booking',
    reference: '7KQ2M9XA',
    status: 'void',
    from: '2027-03-01T09:00:00.000Z',
    to: '2027-03-04T09:00:00.000Z',
    car: { _id: 'prado', name: 'Prado', image: '' },
    pickUp: { _id: 'douala-airport' },
    dropOff: { _id: 'douala-airport' },
  },
  payment: {
    amount: 150_000,
    currency: 'XAF',
    reason: 'paid-less',
    part: { number: 1, of: 1, rest: 150_000 },
  },
} as unknown as CheckoutSession

async function shown(change: Partial<CheckoutSession>, status = 'void') {
  const booking = { ...session.booking, status } as CheckoutSession['booking']
  const screen = <PaymentReturned session={{ ...session, ...change, booking }} />
  const { root } = await render(onSearch(screen, '', { validateSearch: (search) => search }).screen)
  const text = root.textContent.replaceAll('\u00A0', ' ')
  const acts = [...root.querySelectorAll('a, button')].map(({ textContent }) => textContent)
  return { text, acts }
}

test('who paid less learns that the car is still held, for how much, and pays again from there', async () => {
  const { text, acts } = await shown({})
  expect(text).toContain('We received less than 150,000 FCFA')
  expect(text).toMatch(/We still hold the Prado for you until \d\d:\d\d: pay 150,000 FCFA by then/)
  // A sentence of its own, also where it is read aloud or copied.
  expect(text).toContain('to keep it. Reference: 7KQ2 M9XA')
  expect(acts).toContain('Pay again')
  expect(acts).not.toContain('See other cars')
})

test.each([{ heldUntil: earlier }, { heldUntil: null }])(
  'a car that is let go is not promised: %o',
  async (change) => {
    const { text, acts } = await shown(change)
    expect(text).toContain('We no longer hold the Prado.')
    expect(acts).toContain('See other cars')
    expect(acts).not.toContain('Pay again')
  },
)

test('money that came twice leaves the booking as it is', async () => {
  const { text, acts } = await shown({ heldUntil: null }, 'paid')
  expect(text).toContain('Your booking of the Prado stands.')
  expect(acts).toContain('Open this booking')
})
