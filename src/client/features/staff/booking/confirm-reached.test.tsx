import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { hour } from '#domain/rental/period.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { press, render } from '#tests/support/render.tsx'
import { BookingActs } from './BookingActs.tsx'

const sent = vi.hoisted(() => vi.fn<(path: string, body: unknown) => void>())
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    if (path.startsWith('/api/staff/')) sent(path, body)
    throw new CallFailure('offline')
  },
}))
beforeEach(() => sent.mockClear())

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const inHours = (hours: number) => new Date(Date.now() + hours * hour).toISOString()
const booking = {
  ...bookings.pending,
  from: inHours(40),
  to: inHours(88),
  language: 'fr',
  handedOverAt: null,
  returnedAt: null,
  noShowAt: null,
  dueAtCounter: 150_000,
  rights: ['see-bookings', 'serve-bookings'],
} as unknown as StaffBooking

async function show(changes: Partial<StaffBooking>) {
  await render(
    <RouterContextProvider router={router as never}>
      <BookingActs booking={{ ...booking, ...changes }} />
    </RouterContextProvider>,
  )
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))

test('a driver with an unconfirmed address is spoken with first: how, and until when, is said before the press', async () => {
  await show({ lapsesAt: inHours(20) })
  await press(button('Confirm the booking'))
  // Its code is compiled when it is first asked for.
  for (let waited = 0; waited < 200 && !document.querySelector('[role=dialog]'); waited++) await settled()
  expect(sent).not.toHaveBeenCalled()
  const sheet = document.querySelector('[role=dialog]')!
  expect(sheet.textContent).toContain('has not confirmed the email address yet')
  expect(sheet.textContent).toContain('cancelled by itself on')
  expect(sheet.querySelector('a[href^="tel:"]')).not.toBeNull()
  await press(button('I have reached them: confirm'))
  expect(sent.mock.lastCall).toMatchObject(['/api/staff/bookings/:id/confirm', { reached: true }])
})

test('everybody else is confirmed at one press', async () => {
  await show({ lapsesAt: null })
  await press(button('Confirm the booking'))
  expect(sent.mock.lastCall![1]).not.toHaveProperty('reached')
})
