import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { expect, test } from 'vitest'
import type { CarFigures, MonthFigures } from '#contract/staff/site/figures.ts'
import { render } from '#tests/support/render.tsx'
import { HeatTable } from './HeatTable.tsx'
import { Totals } from './Totals.tsx'

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const day = 1440
const time = (booked: number, offered: number) => ({
  bookedMinutes: booked * day,
  offeredMinutes: offered * day,
})

test('a row is a car with its share of each month, in numbers, and a month without the car says so', async () => {
  const prado: CarFigures = {
    _id: 'prado',
    name: 'Toyota Prado',
    plate: 'LT482AB',
    supplier: { _id: 'mboa', name: 'Mboa' },
    months: [time(0, 0), time(0, 28), time(6, 30), time(30, 30)],
  }
  const { root } = await render(
    <RouterContextProvider router={router as never}>
      <HeatTable months={['2027-01', '2027-02', '2027-03', '2027-04']} cars={[prado]} showsSupplier={false} />
    </RouterContextProvider>,
  )
  expect([...root.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
    'Car',
    'All months',
    'Jan 2027',
    'Feb 2027',
    'Mar 2027',
    'Apr 2027',
  ])
  const cells = [...root.querySelectorAll('[data-car=prado] td')]
  expect(cells.map(({ textContent }) => textContent)).toEqual(['41%', '–Not listed', '0%', '20%', '100%'])
  expect(cells.map((cell) => cell.getAttribute('data-shade'))).toEqual(['2', null, '0', '1', '4'])
  expect(root.querySelector('[data-car=prado] th')!.textContent).toBe('Toyota PradoLT 482 AB')
})

const month = (changes: Partial<MonthFigures>): MonthFigures => ({
  month: '2027-03',
  bookings: 0,
  cancelled: 0,
  agreed: 0,
  received: 0,
  days: 0,
  leadMinutes: 0,
  answered: 0,
  answerMinutes: 0,
  ...time(0, 0),
  ...changes,
})

test('each figure says how it differs from the months before, and nothing where there was nothing', async () => {
  const now = month({ bookings: 4, agreed: 336_000, received: 100_000, days: 12, ...time(14, 30) })
  const before = month({ bookings: 4, agreed: 300_000, received: 400_000, days: 12, ...time(9, 30) })
  const { root } = await render(
    <Totals months={[now]} before={[before]} measure="agreed" onChoose={() => {}} />,
  )
  const said = (label: string) =>
    [...root.querySelectorAll('button')]
      .find(({ textContent }) => textContent.startsWith(label))!
      .textContent.replaceAll('\u00A0', ' ')
  expect(said('Agreed')).toBe('Agreed336,000 FCFA+12%, up from 300,000 FCFA')
  expect(said('Received')).toBe('Received100,000 FCFA-75%, down from 400,000 FCFA')
  expect(said('Bookings')).toBe('Bookings4As before: 4')
  expect(said('Utilisation')).toBe('Utilisation47%+17 points, up from 30%')
  expect(said('Cancelled')).toBe('Cancelled0')
})

test('as long as the months before have not come, the figures stand alone', async () => {
  const { root } = await render(
    <Totals months={[month({ bookings: 4 })]} before={undefined} measure="bookings" onChoose={() => {}} />,
  )
  expect(root.querySelector('[data-change]')).toBeNull()
})
