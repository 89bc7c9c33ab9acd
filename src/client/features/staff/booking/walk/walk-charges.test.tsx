import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { hour } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { inspectionQueue } from '#client/mutations/inspections.ts'
import { changeSession } from '#client/session/session-state.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { walkDraftOf } from '#client/storage/walks/walk-draft.ts'
import { press, render, type } from '#tests/support/render.tsx'
import { QueryClient } from '@tanstack/react-query'
import { emptyWalk, WalkDraft } from './draft/walk-draft.ts'
import { WalkPage } from './WalkPage.tsx'

const answers = vi.hoisted(() => ({ booking: {} as unknown, inspections: [] as unknown[] }))
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path, method }: { path: string; method: string }) => {
    if (path === '/api/staff/bookings/:id') return answers.booking
    if (method === 'GET' && path.endsWith('/inspections')) return { inspections: answers.inspections }
    throw new CallFailure('offline')
  },
}))
vi.mock('#client/mutations/sync-inspections.ts', () => ({ syncInspections: vi.fn() }))

const router = createRouter({
  routeTree: createRootRoute({ staticData: { catalog: null } }),
  history: createMemoryHistory(),
})
const inRouter = (part: ReactNode) => (
  <RouterContextProvider router={router as never}>{part}</RouterContextProvider>
)
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)))
const button = (root: Element, name: string) =>
  [...root.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent) === name,
  )
const tap = async (root: Element, name: string) => {
  await press(button(root, name))
  await settled()
}
const booking = {
  ...bookings.pending,
  _id: 'b1',
  status: 'reserved',
  returnedAt: null,
  rights: ['see-bookings', 'serve-bookings'],
}
const signed = { path: 'M0 0L9 9', isRefusing: false, refusal: '' }
const walked: WalkDraft = {
  ...emptyWalk(),
  step: 'charges',
  pictures: (['front', 'right', 'rear', 'left'] as const).map((slot, at) => ({ slot, sha256: `${at}` })),
  kilometres: '48700',
  level: 6,
  isClean: false,
  driver: signed,
  desk: signed,
}

beforeEach(() => {
  storeInMemory()
  localStorage.clear()
  nextEpoch()
  openUserStore('desk')
  changeSession({ user: { _id: 'desk', type: 'supplier' } as never, state: 'in' })
  setQueryClient(new QueryClient())
})

const asked = {
  requiredPictures: 4,
  checklist: [],
  depositMethods: ['cash'],
  fuel: 'gasoline',
  lastKilometres: 48_000,
  damages: [],
  charging: {
    mileagePerDay: 200,
    pricePerExtraKilometre: 100,
    fuelPolicy: 'fullToFull',
    pricePerEighth: 6000,
    cleaningPrice: 10_000,
    graceMinutes: 59,
    pricing: {
      tariff: { dailyPrice: 50_000, hourlyPrice: null, isDateBasedPrice: false, dateBasedPrices: [] },
      extras: {},
      markupPercent: 0,
    },
  },
}

test('a return proposes by rule, without a network; what is kept and typed waits behind the record', async () => {
  answers.booking = {
    ...booking,
    from: inHours(-25),
    to: inHours(-1),
    handedOverAt: inHours(-25),
    walk: asked,
  }
  answers.inspections = [
    {
      kind: 'out',
      car: booking.car._id,
      standing: 'valid',
      takenAt: inHours(-25),
      kilometres: 48_000,
      level: { unit: 'eighths', value: 8 },
      isClean: true,
      checklist: [],
      damages: [],
      pictures: [],
    },
  ]
  await walkDraftOf('back-b1', WalkDraft).save(walked)
  const { root } = await render(inRouter(<WalkPage kind="back" id="b1" />))
  for (let waited = 0; waited < 3; waited++) await settled()
  expect([...root.querySelectorAll('h3')].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Extra kilometres30,000'),
    expect.stringContaining('Missing fuel12,000'),
    expect.stringContaining('Lateness50,000'),
    expect.stringContaining('Cleaning10,000'),
  ])
  expect(root.textContent).toContain('700 km driven, 400 km included: 300 km at 100')
  const section = (title: string) =>
    [...root.querySelectorAll('section section')].find(({ textContent }) => textContent.startsWith(title))!
  const total = () => root.querySelector('[role=status]')!.textContent
  expect(total()).toContain('0')
  const choose = async (title: string, way: string) => {
    await press([...section(title).querySelectorAll('button')].find(({ textContent }) => textContent === way))
    await settled()
  }
  await choose('Extra kilometres', 'Keep')
  await choose('Missing fuel', 'Change')
  await choose('Lateness', 'Strike')
  await type(root.querySelector('[name=fuel-amount]')!, '6000')
  await tap(root, 'Add a line')
  await type(root.querySelector('[name=typed-1-amount]')!, '25 000')
  await type(root.querySelector('[name=typed-1-reason]')!, 'Left door')
  await tap(root, '6. Before you finish')
  expect(button(root, 'The car is back')!.disabled).toBe(true)
  await tap(root, 'The amount or the reason of a charge')
  await type(root.querySelector('[name=fuel-reason]')!, 'The gauge is slow')
  expect(total()).toContain('61,000')
  await tap(root, '6. Before you finish')
  expect(root.textContent).toContain('Not decided yet1 proposal')
  await tap(root, 'The car is back')
  expect(inspectionQueue.current().entries['back-b1']!.charges).toEqual([
    { _id: expect.any(String), kind: 'extraKilometres', amount: 30_000 },
    { _id: expect.any(String), kind: 'fuel', amount: 6000, reason: 'The gauge is slow' },
    { _id: expect.any(String), kind: 'damage', amount: 25_000, reason: 'Left door' },
  ])
})
