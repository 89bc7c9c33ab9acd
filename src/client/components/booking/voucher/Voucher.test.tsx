import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { aPlace } from '#tests/fixtures/car.ts'
import { render } from '#tests/support/render.tsx'
import { Voucher } from './Voucher.tsx'

/** What a voucher shows. */
const booking: Partial<Booking> = {
  _id: 'one',
  reference: 'K7M2PQ4T',
  car: { _id: 'prado', name: 'Toyota Land Cruiser Prado', image: '' },
  supplier: {
    _id: 'mont',
    name: 'Mont Fébé Limousines',
    logo: '',
    phone: '+237671234567',
    whatsapp: '',
    email: '',
  },
  driver: { fullName: 'Nadège Tchoumi', email: '', phone: '' },
  additionalDriver: null,
  pickUp: aPlace(),
  dropOff: aPlace(),
  from: '2026-03-04T09:00:00.000Z',
  to: '2026-03-06T09:00:00.000Z',
  paid: 100_000,
  refunded: 0,
  dueAtCounter: 0,
  deposit: 300_000,
}

// Fetched when it is shown, which takes as long as the machine is busy.
beforeAll(() => import('./QrCode.tsx'))
afterEach(() => {
  history.replaceState(null, '', '#')
  vi.restoreAllMocks()
})

test.each([
  ['#voucher', 'brings the code for the counter into view', ['voucher']],
  ['', 'leaves the page where it is', []],
])('an address with "%s" %s', async (hash, _does, shown) => {
  history.replaceState(null, '', `/booking?b=1${hash}`)
  const scrolled: string[] = []
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    scrolled.push(this.id)
  })
  const { root } = await render(<Voucher booking={booking as Booking} />)
  await act(() => expect.poll(() => root.querySelector('[role="img"]')).not.toBeNull())
  expect(scrolled).toEqual(shown)
})
