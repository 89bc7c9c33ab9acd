import { beforeEach, expect, test, vi } from 'vitest'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { keepWayBack, readWayBack, withChoice, isBackFromPaying, leaveToPay } from './way-back.ts'

const checkout =
  '/checkout?car=demo-prado-daily&pl=douala-airport&from=2027-03-01T10:00&to=2027-03-04T10:00&step=3'

beforeEach(() => {
  storeInMemory()
  openUserStore(null)
})

test('another way to pay leads to the same car, place and dates', () => {
  const search = new URLSearchParams(withChoice(`${checkout}&pay=full`, 'counter').split('?')[1])
  expect(Object.fromEntries(search)).toEqual({
    car: 'demo-prado-daily',
    pl: 'douala-airport',
    from: '2027-03-01T10:00',
    to: '2027-03-04T10:00',
    step: '3',
    pay: 'counter',
  })
})

test('a session that was opened elsewhere has no way back', async () => {
  expect(await readWayBack('some-session')).toBeNull()
})

test('the way back is the address that was left; one of another site or screen is never kept', async () => {
  await keepWayBack('one', checkout)
  await keepWayBack('two', 'https://elsewhere.example/checkout?car=x')
  await keepWayBack('three', '/settings')
  expect(await readWayBack('one')).toBe(checkout)
  expect(await readWayBack('two')).toBeNull()
  expect(await readWayBack('three')).toBeNull()
})

test('a payer who left for a provider is asked about once, and no other', async () => {
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
