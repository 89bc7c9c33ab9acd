import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { minute } from '#domain/rental/period.ts'
import { reportReached, reportUnreachable } from '../connection.ts'
import { staffQueries } from './staff-bookings.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  reportReached()
  vi.useRealTimers()
})

test('the day on a screen is read again each minute, as long as there is a network', async () => {
  const queryFn = vi.fn<() => Promise<never>>(async () => ({}) as never)
  const client = new QueryClient()
  const stop = new QueryObserver(client, { ...staffQueries.today(), queryFn }).subscribe(() => undefined)
  const readAfter = async (minutes: number) => {
    await vi.advanceTimersByTimeAsync(minutes * minute)
    return queryFn.mock.calls.length
  }
  expect(await readAfter(0)).toBe(1)
  expect(await readAfter(2)).toBe(3)
  reportUnreachable()
  await readAfter(1)
  const before = queryFn.mock.calls.length
  expect(await readAfter(3)).toBe(before)
  stop()
})
