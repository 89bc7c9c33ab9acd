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
import { press, render } from '#tests/support/render.tsx'
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
/** Presses it and waits for its sheet. */
async function open(name: string): Promise<HTMLElement> {
  await press(button(name))
  // Its code is compiled when it is first asked for.
  for (let waited = 0; waited < 200 && !document.querySelector('[role=dialog], dialog'); waited++)
    await settled()
  return document.querySelector<HTMLElement>('[role=dialog], dialog')!
}
/** With the events that React listens to. */
const write = (area: HTMLTextAreaElement, text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(area, text)
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
const confirmIn = (sheet: HTMLElement, name: string) =>
  [...sheet.querySelectorAll('button')].find(({ textContent }) => textContent === name)!

test('the hand-over says what is due and is sent by the second press', async () => {
  await render(<BookingActs booking={booking} />)
  const sheet = await open('Car handed over')
  expect(sheet.textContent.replaceAll(/\D/g, '')).toContain('150000300000')
  expect(asked).not.toHaveBeenCalled()
  await press(confirmIn(sheet, 'Car handed over'))
  await settled()
  expect(asked.mock.calls).toEqual([['/api/staff/bookings/:id/handover', {}]])
})

test('long before the pick-up it waits for a reason', async () => {
  asked.mockClear()
  await render(<BookingActs booking={{ ...booking, from: inHours(14) }} />)
  const sheet = await open('Car handed over')
  expect(confirmIn(sheet, 'Car handed over').disabled).toBe(true)
  await write(sheet.querySelector('textarea')!, 'Flies in tonight.')
  expect(confirmIn(sheet, 'Car handed over').disabled).toBe(false)
  await press(confirmIn(sheet, 'Car handed over'))
  await settled()
  expect(asked.mock.calls).toEqual([['/api/staff/bookings/:id/handover', { reason: 'Flies in tonight.' }]])
})

test('a car that another booking has is not handed over: the sheet says whose it is, and leads there', async () => {
  const other = { _id: 'the-other', reference: 'K7QM42XD', fullName: 'Ngo Bassa Ruth', to: inHours(-3) }
  await render(inRouter(<BookingActs booking={{ ...booking, carOutWith: other }} />))
  const sheet = await open('Car handed over')
  expect(sheet.textContent).toContain('still out with Ngo Bassa Ruth, booking K7QM42XD')
  expect(sheet.querySelector('a')!.getAttribute('href')).toBe('/staff/bookings/the-other')
  expect(confirmIn(sheet, 'Car handed over').disabled).toBe(true)
})

test('the return never stands where the hand-over did, and the way back is beside it', async () => {
  const { root, update } = await render(<BookingActs booking={booking} />)
  const places = () => [...root.querySelectorAll('div > button')].map((each) => each.textContent)
  const before = places().indexOf('Car handed over')
  const at = new Date(Date.now() - minute).toISOString()
  await update(<BookingActs booking={{ ...booking, handedOverAt: at }} />)
  expect(places().indexOf('Car returned')).toBeGreaterThan(before)
  // In another row than anything that stood there.
  expect(button('Car returned')!.parentElement!.textContent).toBe('Car returnedUndo: not handed over')
  expect(button('Cancel this booking')).toBeUndefined()
  await press(button('Undo: not handed over'))
  expect(asked).toHaveBeenLastCalledWith('/api/staff/bookings/:id/handover/undo', {})
})
