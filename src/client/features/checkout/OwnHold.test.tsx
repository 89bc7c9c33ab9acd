import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { CarOffer } from '#contract/cars/cars.ts'
import { call } from '#client/api/http.ts'
import { onSearch, render } from '#tests/support/render.tsx'
import { CarUnavailable } from './OfferStates.tsx'

vi.mock('#client/api/http.ts', () => ({ call: vi.fn() }))

const trip = { pl: 'douala-airport', from: '2027-03-01T10:00', to: '2027-03-04T10:00' }
const held = {
  _id: 'mine',
  status: 'void',
  from: '2027-03-02T09:00:00.000Z',
  to: '2027-03-05T09:00:00.000Z',
  car: { _id: 'prado', name: 'Prado', image: '' },
}
async function shown(changes: object) {
  vi.mocked(call).mockResolvedValue({
    bookings: [{ ...held, ...changes }],
    page: 1,
    pageSize: 8,
    total: 1,
  } as never)
  const screen = <CarUnavailable trip={trip} offer={{ _id: 'prado', name: 'Prado' } as CarOffer} />
  const { root } = await render(onSearch(screen, '', { validateSearch: (search) => search }).screen)
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
  return root.textContent
}

test('a car that is not free because of an own unpaid booking says so, and how to go on', async () => {
  const text = await shown({})
  expect(text).toContain('You already hold this car')
  expect(text).toContain('it is not paid yet')
  expect(text).toContain('Continue payment')
  expect(text).not.toContain('no longer free')
})

test.each([
  { status: 'reserved' },
  { car: { _id: 'hilux', name: 'Hilux', image: '' } },
  { from: '2027-03-04T09:00:00.000Z' },
])('another booking explains nothing: %o', async (changes) => {
  expect(await shown(changes)).toContain('This car is no longer free')
})
