import { beforeEach, expect, test, vi } from 'vitest'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { isBackFromPaying, leaveToPay } from './leave.ts'

beforeEach(() => {
  storeInMemory()
  openUserStore(null)
})

test('whoever left for a provider is asked about once, and nobody else', async () => {
  const assign = vi.fn()
  vi.stubGlobal('location', { assign })
  await leaveToPay('one', 'https://provider.example/pay')
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://provider.example/pay')
  expect(await isBackFromPaying('two')).toBe(false)
  expect(await isBackFromPaying('one')).toBe(true)
  expect(await isBackFromPaying('one')).toBe(false)
  vi.unstubAllGlobals()
})

test('who is still on the way out is not taken for somebody who is back', async () => {
  vi.stubGlobal('location', { assign: vi.fn() })
  await leaveToPay('one', 'https://provider.example/pay')
  await leaveToPay('one', 'https://provider.example/pay', async () => {
    expect(await isBackFromPaying('one')).toBe(false)
  })
  vi.unstubAllGlobals()
  expect(await isBackFromPaying('one')).toBe(true)
})
