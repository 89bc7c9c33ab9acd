import { beforeEach, expect, test, vi } from 'vitest'
import { keepShelvesInMemory } from '#client/storage/memory-shelf.ts'
import { openVault } from '#client/storage/vault.ts'
import { isBackFromPaying, leaveToPay } from './leave.ts'

beforeEach(() => {
  keepShelvesInMemory()
  openVault(null)
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
