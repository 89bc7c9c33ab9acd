import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import type { StaffToday } from '#contract/staff/today.ts'
import { reportReached, reportUnreachable } from '#client/api/connection.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { press, render } from '#tests/support/render.tsx'
import { TodayLists } from './TodayLists.tsx'

const width = vi.hoisted(() => ({ isDesktop: false }))
vi.mock('#client/ui/useIsDesktop.ts', () => ({ useIsDesktop: () => width.isDesktop }))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const row = (_id: string, changes: Partial<StaffBookingRow> = {}): StaffBookingRow =>
  ({
    ...bookings.paid,
    _id,
    due: 0,
    handedOverAt: null,
    returnedAt: null,
    noShowAt: null,
    ...changes,
  }) as unknown as StaffBookingRow
const rows = (name: string, count: number, changes?: Partial<StaffBookingRow>) =>
  Array.from({ length: count }, (_, at) => row(`${name}-${at}`, changes))

const quiet: StaffToday = {
  at: new Date().toISOString(),
  role: 'owner',
  supplier: { _id: 'ngondo-cars', name: 'Ngondo Cars', logo: '' },
  toAnswer: [],
  goingOut: [],
  comingBack: [],
  late: [],
  moneyDue: [],
  freeTonight: [],
  papers: [],
  proposals: [],
  firstSteps: null,
  isMore: false,
}

async function show(today: Partial<StaffToday>) {
  const { root } = await render(
    <RouterContextProvider router={router as never}>
      <TodayLists today={{ ...quiet, ...today }} />
    </RouterContextProvider>,
  )
  return root
}
const shownIn = (root: HTMLElement) =>
  [...root.querySelectorAll('[data-booking]')].map((each) => each.getAttribute('data-booking'))

const out = { handedOverAt: new Date().toISOString() }
const fullDay = {
  late: rows('late', 5, out),
  goingOut: rows('out', 3),
  comingBack: rows('back', 4, out),
  toAnswer: rows('ask', 7, { status: 'pending' }),
}

test('a phone shows the first of each list that burns on a full day, and all at a press', async () => {
  const root = await show(fullDay)
  expect(shownIn(root)).toEqual(['late-0', 'out-0', 'back-0', 'ask-0'])
  const showAll = [...root.querySelectorAll('button')].filter(({ textContent }) => textContent === 'Show all')
  expect(showAll).toHaveLength(4)
  await press(showAll[3])
  expect(shownIn(root)).toHaveLength(3 + 7)
})

test('a desktop shows every row', async () => {
  width.isDesktop = true
  expect(shownIn(await show(fullDay))).toHaveLength(5 + 3 + 4 + 7)
  width.isDesktop = false
})

test('each row has the act of its list, and who is late can be called', async () => {
  const root = await show(fullDay)
  const acts = (id: string) =>
    [...root.querySelectorAll(`[data-booking="${id}"] :is(a, button)`)]
      .slice(1)
      .map((each) => each.textContent)
  expect(acts('late-0')).toEqual(['Call'])
  expect(acts('out-0')).toEqual(['Hand over'])
  expect(acts('back-0')).toEqual(['Take back'])
  expect(acts('ask-0')).toEqual(['Confirm'])
})

test('who has not confirmed the address is confirmed on the booking, where staff read how to reach them', async () => {
  const toAnswer = [row('guest', { status: 'pending', lapsesAt: new Date().toISOString() })]
  const root = await show({ toAnswer })
  const confirm = [...root.querySelectorAll('a')].find(({ textContent }) => textContent === 'Confirm')!
  expect(confirm.getAttribute('href')).toBe('/staff/bookings/guest#confirm')
  expect(root.querySelectorAll('button')).toHaveLength(0)
})

test('without a network an act that is grey says why', async () => {
  act(() => reportUnreachable())
  const root = await show({ toAnswer: rows('ask', 1, { status: 'pending' }) })
  await expect.poll(() => root.textContent).toContain('You are offline. Connect to decide')
  act(() => reportReached())
  await expect.poll(() => root.textContent).not.toContain('You are offline.')
})

test('whose booking begins with a late car stands with that car', async () => {
  const car = { ...bookings.paid.car, _id: 'late-car' }
  const late = [row('late-0', { ...out, car })]
  const atRisk = [row('next', { car }), row('other', { car: { ...car, _id: 'another' } })]
  const root = await show({ late, atRisk })
  expect(root.querySelector('[data-booking="late-0"]')!.textContent).toContain('At risk: Ngo Bassa Ruth')
  expect(shownIn(root)).toEqual(['late-0', 'other'])
})

test('who is late for the pick-up does not stand among those that go out, too', async () => {
  const late = [row('one')]
  expect(shownIn(await show({ late, goingOut: [...late, row('two')] }))).toEqual(['one', 'two'])
})

test('an empty fleet says that no car is listed, and a first day does not say that nothing is to do', async () => {
  const empty = await show({ listedCars: 0 })
  expect(empty.textContent).toContain('none is listed')
  expect(empty.textContent).not.toContain('Every car is out')
  expect((await show({ listedCars: 3 })).textContent).toContain('Every car is out or blocked tonight.')
  const firstDay = await show({ listedCars: 0, firstSteps: [{ step: 'car', isDone: false }] })
  expect(firstDay.textContent).not.toContain('Nothing to do today')
})

test('an admin with many suppliers sees how much each list holds and what each supplier has', async () => {
  const counts = {
    late: 1,
    goingOut: 30,
    comingBack: 0,
    toAnswer: 0,
    atRisk: 0,
    moneyDue: 0,
    depositsHeld: 0,
  }
  const root = await show({
    supplier: null,
    goingOut: rows('out', 10),
    counts: { ...counts, goingOut: 312, waiting: 1, freeTonight: 900, papers: 70 },
    suppliers: [{ _id: 'ngondo-cars', name: 'Ngondo Cars', counts }],
  })
  const heading = [...root.querySelectorAll('h2')].find(({ textContent }) =>
    textContent.startsWith('Going out'),
  )
  expect(heading!.textContent).toBe('Going out 312')
  const supplier = root.querySelector('[data-supplier="ngondo-cars"]')!
  expect(supplier.textContent).toContain('Late 1 · Going out 30')
  expect(supplier.textContent).not.toContain('Coming back')
  expect(supplier.querySelector('a')!.getAttribute('href')).toBe('/staff?supplier=ngondo-cars')
})
