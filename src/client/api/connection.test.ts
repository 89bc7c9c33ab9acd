import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  isOnline,
  probe,
  reportReached,
  reportUnreachable,
  startConnection,
  watchSlowCall,
} from './connection.ts'

let isReachable = true
let probes = 0

vi.stubGlobal('fetch', async () => {
  probes++
  if (!isReachable) throw new TypeError('Failed to fetch')
  return Response.json({ status: 'ok' })
})

startConnection()

beforeEach(() => {
  vi.useFakeTimers()
  isReachable = true
  reportReached()
  probes = 0
})

afterEach(() => vi.useRealTimers())

test('one failed call is not the end of the network: the server itself is asked', async () => {
  reportUnreachable()
  await vi.advanceTimersByTimeAsync(0)
  expect(probes).toBe(1)
  expect(isOnline()).toBe(true)
})

test('a network without access to the server is offline, whatever the browser reports', async () => {
  isReachable = false
  reportUnreachable()
  await vi.advanceTimersByTimeAsync(0)
  expect(navigator.onLine).toBe(true)
  expect(isOnline()).toBe(false)
})

test('a call that hangs raises the question before it times out', async () => {
  isReachable = false
  const done = watchSlowCall()
  await vi.advanceTimersByTimeAsync(3_000)
  done()
  expect(isOnline()).toBe(false)
})

test('a call that ends in time raises none', async () => {
  watchSlowCall()()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(probes).toBe(0)
})

test('it asks again after 5, 10, 20, 40 and then every 60 seconds', async () => {
  isReachable = false
  await probe()
  const askedAt: number[] = []
  for (let second = 1; second <= 200; second++) {
    const before = probes
    await vi.advanceTimersByTimeAsync(1_000)
    if (probes > before) askedAt.push(second)
  }
  expect(askedAt).toEqual([5, 15, 35, 75, 135, 195])
})

test('the network is back as soon as anything answers', async () => {
  isReachable = false
  await probe()
  reportReached()
  expect(isOnline()).toBe(true)
})

test('a network that comes back while a probe hangs is noticed at once', async () => {
  isReachable = false
  const doomed = probe()
  isReachable = true
  window.dispatchEvent(new Event('online'))
  await doomed
  await vi.advanceTimersByTimeAsync(0)
  expect(isOnline()).toBe(true)
})

test('offline by the browser counts as offline', () => {
  window.dispatchEvent(new Event('offline'))
  expect(isOnline()).toBe(false)
})
