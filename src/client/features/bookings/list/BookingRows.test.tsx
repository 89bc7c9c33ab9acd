import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import type { Place } from '#contract/cars/locations.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { press, render } from '#tests/support/render.tsx'
import { BookingRows } from './BookingRows.tsx'

const airport: Place = {
  _id: 'douala-airport',
  parent: null,
  kind: 'airport',
  name: { en: 'Douala Airport', fr: 'Aéroport de Douala', es: 'Aeropuerto de Duala' },
  address: { en: '', fr: '', es: '' },
  latitude: 4,
  longitude: 9.7,
}

const aRow = (given: Partial<BookingRow> = {}): BookingRow => ({
  _id: 'one',
  reference: 'K7M2PQ4T',
  status: 'paid',
  cancelRequested: false,
  changeRequested: false,
  car: { _id: 'prado', name: 'Toyota Land Cruiser Prado', image: '' },
  supplier: { _id: 'mont', name: 'Mont Fébé Limousines', logo: '' },
  driver: { fullName: 'Nadège Tchoumi' },
  pickUp: airport,
  dropOff: airport,
  from: '2026-03-04T09:00:00.000Z',
  to: '2026-03-06T09:00:00.000Z',
  days: 2,
  total: 100_000,
  ...given,
})

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const inRouter = (part: ReactNode) => (
  <RouterContextProvider router={router as never}>{part}</RouterContextProvider>
)

const selecting = (given: Partial<Selection<BookingRow>> = {}): Selection<BookingRow> => ({
  isSelecting: true,
  rows: [],
  has: () => false,
  toggle: vi.fn(),
  all: vi.fn(),
  none: vi.fn(),
  begin: vi.fn(),
  end: vi.fn(),
  ...given,
})

test('a row says who provides the car', async () => {
  const { root } = await render(inRouter(<BookingRows bookings={[aRow()]} />))
  expect(root.textContent).toContain('Mont Fébé Limousines')
})

test('each row leads to its own booking', async () => {
  const rows = [aRow(), aRow({ _id: 'two' })]
  const { root } = await render(inRouter(<BookingRows bookings={rows} />))
  const addresses = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'))
  expect(addresses).toEqual(['/booking?b=one', '/booking?b=two'])
})

test('only what may be cancelled offers it, and pressing it hands over that booking', async () => {
  const onCancel = vi.fn()
  const rows = [aRow(), aRow({ _id: 'two', car: { _id: 'rav4', name: 'Toyota RAV4', image: '' } })]
  const { root } = await render(
    inRouter(<BookingRows bookings={rows} mayCancel={({ _id }) => _id === 'two'} onCancel={onCancel} />),
  )
  const buttons = [...root.querySelectorAll('button')]
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    expect.stringContaining('Toyota RAV4'),
  ])
  await press(buttons[0])
  expect(onCancel).toHaveBeenCalledExactlyOnceWith(rows[1])
})

test('while bookings are selected, a row is a box to tick: it leads nowhere and cancels nothing', async () => {
  const toggle = vi.fn()
  const selection = selecting({ has: (id) => id === 'two', toggle })
  const { root } = await render(
    inRouter(
      <BookingRows
        bookings={[aRow(), aRow({ _id: 'two' })]}
        selection={selection}
        mayCancel={() => true}
        onCancel={vi.fn()}
      />,
    ),
  )
  expect(root.querySelectorAll('a, button')).toHaveLength(0)
  const boxes = [...root.querySelectorAll('input')]
  expect(boxes.map(({ checked }) => checked)).toEqual([false, true])
  await press(boxes[0]!.closest('label'))
  expect(toggle).toHaveBeenCalledExactlyOnceWith('one')
})

test('ticking one row renders no other row again', async () => {
  const rendered: string[] = []
  const watched = (id: string) => {
    const row = aRow({ _id: id })
    const { status } = row
    return Object.defineProperty(row, 'status', { get: () => (rendered.push(id), status) })
  }
  const rows = ['one', 'two', 'three'].map(watched)
  const toggle = vi.fn()
  const list = (ticked: string[]) =>
    inRouter(
      <BookingRows bookings={rows} selection={selecting({ has: (id) => ticked.includes(id), toggle })} />,
    )
  const { update } = await render(list([]))
  rendered.length = 0
  await update(list(['two']))
  expect(new Set(rendered)).toEqual(new Set(['two']))
})
