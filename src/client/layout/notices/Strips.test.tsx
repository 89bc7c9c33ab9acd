import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { reportReached, reportUnreachable } from '#client/api/connection.ts'
import { render } from '#tests/support/render.tsx'
import { OfflineStrip } from './Strips.tsx'

afterEach(async () => {
  await finds()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const loses = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  return act(async () => reportUnreachable())
}
const finds = () => act(async () => reportReached())

test('without an offline phase nothing is shown, also when the server answers again', async () => {
  const { root } = await render(<OfflineStrip />)
  const status = root.querySelector('[role="status"]')
  expect(status?.textContent).toBe('')
  await finds()
  expect(status?.textContent).toBe('')
})

test('the strip says that the network is gone, then that it is back, and leaves', async () => {
  vi.useFakeTimers()
  const { root } = await render(<OfflineStrip />)
  // Screen readers announce only changes inside an element that was there before.
  const status = root.querySelector('[role="status"]')
  await loses()
  expect(status?.textContent).toBe('You are offline. Saved pages still open.')
  await finds()
  expect(status?.textContent).toBe('Back online')
  await act(async () => vi.advanceTimersByTime(3000))
  expect(status?.textContent).toBe('')
})

test('a network lost again while "Back online" shows is announced at once, and stays', async () => {
  vi.useFakeTimers()
  const { root } = await render(<OfflineStrip />)
  await loses()
  await finds()
  await loses()
  await act(async () => vi.advanceTimersByTime(3000))
  expect(root.textContent).toBe('You are offline. Saved pages still open.')
})
