import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { isDeviceFull, makeRoom } from './full.ts'
import { storeInMemory } from './memory-store.ts'
import { persistNow } from './query-persister.ts'
import { currentUserStore, openUserStore, publicStore } from './user-store.ts'

const inDays = (days: number) => new Date(Date.now() + days * day).toISOString()
const booking = (id: string, ends: number, status = 'reserved') => ({ _id: id, status, to: inDays(ends) })

let client: QueryClient
async function keep(key: readonly unknown[], data: unknown) {
  client.setQueryData(key, data)
  await persistNow(client, key)
}
const names = async () => (await currentUserStore().entries()).map(([name]) => name).sort()

beforeEach(async () => {
  localStorage.clear()
  vi.useRealTimers()
  storeInMemory()
  openUserStore('amina')
  client = new QueryClient()
  await keep(['bookings', 'one', 'past'], booking('past', -3))
  await keep(['bookings', 'one', 'called-off'], booking('called-off', 1, 'cancelled'))
  await keep(['bookings', 'one', 'next'], booking('next', 2))
  await keep(['bookings', 'one', 'later'], booking('later', 9))
  await keep(['bookings', 'list'], [])
  await keep(['locations'], ['Douala'])
  await currentUserStore().set('draft-mutations-requests', { savedAt: 1, value: {} })
})

test('a full device keeps the next booking, and what was typed or waits to be sent', async () => {
  expect(await makeRoom()).toBe(true)
  expect(await names()).toEqual(['draft-mutations-requests', 'query-["bookings","one","next"]'])
  expect(await publicStore().entries()).toEqual([])
})

test('a walk that was begun keeps its booking and the records of its car', async () => {
  await currentUserStore().set('draft-walk-back-b1', { savedAt: 1, value: {} })
  for (const kind of ['booking', 'inspections'])
    for (const id of ['b1', 'b2']) await keep(['staff', kind, id], {})
  await makeRoom()
  expect((await names()).filter((name) => name.includes('staff'))).toEqual([
    'query-["staff","booking","b1"]',
    'query-["staff","inspections","b1"]',
  ])
})

test('for a day nothing else is kept, but a booking that comes sooner', async () => {
  await makeRoom()
  await keep(['locations'], ['Douala'])
  await keep(['bookings', 'one', 'later'], booking('later', 9))
  expect(await names()).toEqual(['draft-mutations-requests', 'query-["bookings","one","next"]'])
  await keep(['bookings', 'one', 'sooner'], booking('sooner', 1))
  expect(await names()).toContain('query-["bookings","one","sooner"]')

  vi.useFakeTimers({ now: Date.now() + day, toFake: ['Date'] })
  expect(isDeviceFull()).toBe(false)
  await keep(['locations'], ['Douala'])
  expect(await publicStore().entries()).toHaveLength(1)
})
