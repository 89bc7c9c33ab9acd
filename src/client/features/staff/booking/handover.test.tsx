import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act, type ReactNode } from 'react'
import { expect, test, vi } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { hour, minute } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { walkDraftOf } from '#client/storage/walks/walk-draft.ts'
import { press, render } from '#tests/support/render.tsx'
import * as v from 'valibot'
import { BookingActs } from './BookingActs.tsx'

const asked = vi.hoisted(() => vi.fn<(path: string, body: unknown) => void>())
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path.startsWith('/api/staff/')) asked(path, body)
    throw new CallFailure('offline')
  },
}))

const routeTree = createRootRoute()
const router = createRouter({ routeTree, history: createMemoryHistory() })
const inRouter = (part: ReactNode) => (
  <RouterContextProvider router={router as never}>{part}</RouterContextProvider>
)

const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const booking = {
  ...bookings.pending,
  status: 'reserved',
  from: inHours(1),
  to: inHours(49),
  handedOverAt: null,
  returnedAt: null,
  noShowAt: null,
  dueAtCounter: 150_000,
  deposit: 300_000,
  rights: ['see-bookings', 'serve-bookings'],
} as unknown as StaffBooking

const buttons = () => [...document.querySelectorAll('button')]
const button = (name: string) => buttons().find(({ textContent }) => textContent === name)
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const walk = (name: string) =>
  [...document.querySelectorAll('a')].find(({ textContent }) => textContent === name)

test('the hand-over and the return lead to the walk around the car, also without a network', async () => {
  const { update } = await render(inRouter(<BookingActs booking={booking} />))
  expect(walk('Hand the car over')!.getAttribute('href')).toBe(`/staff/bookings/${booking._id}/out`)
  await update(inRouter(<BookingActs booking={{ ...booking, handedOverAt: inHours(-1) }} />))
  expect(walk('Take the car back')!.getAttribute('href')).toBe(`/staff/bookings/${booking._id}/back`)
})

test('a walk that was begun is gone on with', async () => {
  storeInMemory()
  await walkDraftOf(`out-${booking._id}`, v.string()).save('begun')
  await render(inRouter(<BookingActs booking={booking} />))
  await settled()
  expect(walk('Go on with the hand-over')).toBeDefined()
  storeInMemory()
})

test('the return never stands where the hand-over did, and the way back is beside it', async () => {
  const { root, update } = await render(inRouter(<BookingActs booking={booking} />))
  const places = () => [...root.querySelectorAll('div > :is(a, button)')].map((each) => each.textContent)
  const before = places().indexOf('Hand the car over')
  const at = new Date(Date.now() - minute).toISOString()
  await update(inRouter(<BookingActs booking={{ ...booking, handedOverAt: at }} />))
  expect(places().indexOf('Take the car back')).toBeGreaterThan(before)
  // In another row than anything that stood there.
  expect(walk('Take the car back')!.parentElement!.textContent).toBe('Take the car backUndo: not handed over')
  expect(button('Cancel this booking')).toBeUndefined()
  await press(button('Undo: not handed over'))
  expect(asked).toHaveBeenLastCalledWith('/api/staff/bookings/:id/handover/undo', {})
})
