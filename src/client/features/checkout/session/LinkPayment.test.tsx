import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Booking } from '#contract/bookings/bookings.ts'
import { call } from '#client/api/http.ts'
import { onSearch, render } from '#tests/support/render.tsx'
import { LinkPayment } from './LinkPayment.tsx'

vi.mock('#client/api/http.ts', () => ({ call: vi.fn() }))
// The address is the window's here, not that of a router in memory.
vi.mock('@tanstack/react-router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ history: { replace: (path: string) => window.history.replaceState(null, '', path) } }),
}))

const due = {
  from: '2027-03-01T10:00',
  to: '2027-03-04T10:00',
  car: { name: 'Prado', image: '' },
  days: 3,
  paid: 0,
  dueAtCounter: 150_000,
}
const bookings: Record<string, Partial<Booking>> = {
  first: { _id: 'one', reference: 'AAAABBBB' },
  second: { _id: 'two', reference: 'CCCCDDDD' },
}
const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 10)))
}
afterEach(() => window.history.replaceState(null, '', '/'))

test('a second link opened in the same tab shows its own booking, and no token stays in the address', async () => {
  vi.mocked(call).mockImplementation((async (_: unknown, { body }: { body: { token: string } }) => ({
    ...due,
    ...bookings[body.token],
  })) as never)
  location.hash = '#first'
  const { root } = await render(onSearch(<LinkPayment />, '', { validateSearch: (search) => search }).screen)
  await settled()
  expect(root.textContent).toContain('AAAA')
  expect(location.hash).toBe('')
  await act(async () => {
    location.hash = '#second'
  })
  await settled()
  expect(root.textContent).toContain('CCCC')
  expect(root.textContent).not.toContain('AAAA')
  expect(location.hash).toBe('')
})
