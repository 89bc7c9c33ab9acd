import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { reportReached, reportUnreachable } from '#client/api/connection.ts'
import { bookings } from '#client/gallery/fixtures/bookings.ts'
import { render } from '#tests/support/render.tsx'
import { CancellationRequest } from './StaffRequests.tsx'

vi.mock('#client/api/http.ts', async (original) => ({
  ...(await original<object>()),
  call: async () => {
    throw new CallFailure('unexpected')
  },
}))
afterEach(() => act(() => reportReached()))

const show = async () => {
  const { root } = await render(<CancellationRequest booking={bookings.paid} onCancel={() => {}} />)
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
  return root
}

test('a rule that could not be read is asked for again, and is no grey bar', async () => {
  const root = await show()
  expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain('Retry')
  expect(root.querySelector('[class*=Skeleton]')).toBeNull()
})

test('without a network it says when the rule shows', async () => {
  act(() => reportUnreachable())
  const root = await show()
  await expect.poll(() => root.textContent).toContain('The rule and the refund show once there is a network.')
})
