import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportReached, reportUnreachable } from './connection.ts'
import { lazily, untilThere } from './lazy.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  reportReached()
})

/** Fails as often as said, then gives the part. */
const failing = (times: number) => {
  const load = vi.fn(async () => 'the part')
  for (let time = 0; time < times; time++) load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  return load
}

test('a part is fetched once, and asked for again after it could not be fetched', async () => {
  const load = failing(1)
  const part = lazily(load)
  await expect(part()).rejects.toThrow('Failed to fetch')
  expect([await part(), await part()]).toEqual(['the part', 'the part'])
  expect(load).toHaveBeenCalledTimes(2)
})

test('a part that got lost on the way is asked for again, each time after twice as long', async () => {
  const load = failing(2)
  const part = untilThere(load)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(load).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(load).toHaveBeenCalledTimes(2)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(await part).toBe('the part')
})

test('without a network it is asked for again when there is one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  reportUnreachable()
  const load = failing(1)
  const part = untilThere(load)
  await vi.advanceTimersByTimeAsync(4_000)
  expect(load).toHaveBeenCalledTimes(1)
  reportReached()
  expect(await part).toBe('the part')
})
