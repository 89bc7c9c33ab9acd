import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { day, hour, wallTimeOf } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { press, render, type } from '#tests/support/render.tsx'
import { ExtendSheet } from './ExtendSheet.tsx'

const quoted = vi.hoisted(() => vi.fn<(body: unknown) => unknown>())
const amended = vi.hoisted(() => vi.fn<(body: unknown) => void>())
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path.endsWith('/amendment-quote')) return quoted(body)
    if (path.endsWith('/amendment')) amended(body)
    throw new CallFailure('offline')
  },
}))

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const whole = (instant: number) => Math.floor(instant / hour) * hour
const at = (instant: number) => new Date(instant).toISOString()
/** Due back yesterday. */
const end = whole(Date.now()) - day
const booking = {
  ...bookings.paid,
  from: at(end - 2 * day),
  to: at(end),
  handedOverAt: at(end - 2 * day),
  returnedAt: null,
  additionalDriver: null,
  rights: ['see-bookings', 'serve-bookings'],
} as unknown as StaffBooking

const answer = (change: object = {}) => ({
  quote: { days: 5, lines: [], total: booking.total + 50_000 },
  before: booking.total,
  difference: 50_000,
  isFree: true,
  isAmendmentFree: true,
  inTheWay: null,
  ...change,
})
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const send = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) => /^(Extend|Choose)/.test(textContent))!
const field = () => document.querySelector<HTMLInputElement>('input[name=to]')!

beforeEach(() => {
  storeInMemory()
  quoted.mockReset().mockImplementation(() => answer())
  amended.mockReset()
})

async function open() {
  await render(
    <RouterContextProvider router={router as never}>
      <ExtendSheet booking={booking} onClose={() => {}} />
    </RouterContextProvider>,
  )
  await settled()
}

test('a later end is proposed at the agreed hour, its price is shown, and it is sent with that price', async () => {
  await open()
  const to = wallTimeOf(end + 2 * day)
  expect(field().value).toBe(to)
  expect(quoted).toHaveBeenCalledWith(expect.objectContaining({ to, from: wallTimeOf(end - 2 * day) }))
  expect(document.body.textContent).toContain('The new total is')
  await press(send())
  await settled()
  expect(amended).toHaveBeenCalledWith(expect.objectContaining({ to, total: booking.total + 50_000 }))
})

test('an end that is over by now is none', async () => {
  await open()
  await type(field(), wallTimeOf(end + hour))
  await settled()
  expect(send().disabled).toBe(true)
  expect(field().getAttribute('aria-invalid')).toBe('true')
})

test('who has the car next is told by name, with the way to that booking', async () => {
  const inTheWay = { _id: 'next', reference: 'ABC', fullName: 'Jules Mbarga', from: at(end + day) }
  quoted.mockImplementation(() => answer({ isFree: false, inTheWay }))
  await open()
  expect(document.body.textContent).toContain('Jules Mbarga has this car from')
  expect(document.querySelector('a[href="/staff/bookings/next"]')).not.toBeNull()
  expect(send().disabled).toBe(true)
})
