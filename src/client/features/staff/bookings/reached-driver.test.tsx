import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import type { Selection } from '#client/components/selection/useSelection.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { press, render } from '#tests/support/render.tsx'
import { BulkActions } from './BulkActions.tsx'

const sent = vi.hoisted(() => vi.fn<(path: string, body: unknown) => void>())
vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async ({ path }: { path: string }, { body }: { body?: { ids?: string[] } }) => {
    sent(path, body)
    const [done, ...refused] = body?.ids ?? []
    return path.endsWith('/statuses')
      ? { done: [done], refused: refused.map((_id) => ({ _id, code: 'address-unconfirmed' })) }
      : { ...row('two'), status: 'reserved' }
  },
}))

const driver = { _id: 'grace', fullName: 'Grace Tabi', phone: '+237677345612' }
function row(id: string): StaffBookingRow {
  const { pending } = bookings
  const money = { paid: 0, due: 150_000, handedOverAt: null, returnedAt: null, noShowAt: null }
  return { ...pending, ...money, _id: id, driver }
}
const rows = [row('one'), row('two'), row('three')]
const nothing = () => undefined
const selection = {
  isSelecting: true,
  rows,
  has: () => true,
  toggle: nothing,
  all: nothing,
  none: nothing,
  begin: nothing,
  end: nothing,
} satisfies Selection<StaffBookingRow>

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)))
const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent.startsWith(name))
async function found(name: string) {
  for (let waited = 0; waited < 200 && buttons(name).length === 0; waited++) await settled()
  return buttons(name)
}

test('of bookings confirmed at once, those whose drivers are to be spoken with are confirmed one by one', async () => {
  await render(
    <RouterContextProvider router={router as never}>
      <BulkActions selection={selection} onDone={nothing} />
    </RouterContextProvider>,
  )
  await press(buttons('Confirm')[0])
  await press((await found('Confirm 3 bookings'))[0])
  const reached = await found('I have reached them: confirm')
  expect(reached).toHaveLength(2)
  const sheet = document.querySelector('[role=dialog]')!
  expect(sheet.textContent).toContain('1 booking confirmed')
  expect(sheet.querySelectorAll('a[href^="tel:"]')).toHaveLength(2)
  await press(reached[0])
  await settled()
  expect(sent.mock.lastCall).toMatchObject(['/api/staff/bookings/:id/confirm', { reached: true }])
  expect(buttons('I have reached them: confirm')).toHaveLength(1)
  expect(sheet.querySelector('li [role=status]')!.textContent).toBe('Confirmed')
})
