import { beforeEach, expect, test, vi } from 'vitest'
import { storeInMemory } from './memory-store.ts'
import { clearStored, measureStored } from './stored.ts'
import { currentUserStore, openUserStore, publicStore, userStore } from './user-store.ts'

type FakeCaches = Map<string, Map<string, Response>>
let fakeCaches: FakeCaches

/** Caches of a browser, in memory. */
function cachesOver(all: FakeCaches) {
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    open: async (name: string) => ({
      keys: async () => [...(all.get(name)?.keys() ?? [])],
      match: async (url: string) => all.get(name)?.get(url)?.clone(),
    }),
  }
}

const booking = (id: string) => ({ queryKey: ['bookings', 'one', id], state: { data: { _id: id } } })

beforeEach(async () => {
  storeInMemory()
  fakeCaches = new Map([
    ['pictures', new Map([['/pictures/prado.webp', new Response('x'.repeat(40_000))]])],
    ['workbox-precache-v2', new Map([['/index.html', new Response('x'.repeat(90_000))]])],
  ])
  vi.stubGlobal('caches', cachesOver(fakeCaches))
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage: 1_200_000 }) } })
  openUserStore('amina')
  await currentUserStore().set('query-1', booking('b1'))
  await currentUserStore().set('query-2', booking('b2'))
  await currentUserStore().set('query-3', { queryKey: ['bookings', 'list'], state: { data: [] } })
  await publicStore().set('query-4', { queryKey: ['locations'], state: { data: ['Douala'] } })
})

test('bookings are counted, lists and pictures weighed, and the app itself is not part of it', async () => {
  const stored = await measureStored()
  expect(stored.bookings).toBe(2)
  expect(stored.bytes).toBeGreaterThan(40_000)
  expect(stored.bytes).toBeLessThan(42_000)
  expect(stored.wholeBytes).toBe(1_200_000)
})

test('clearing keeps the files of the app and the stores of other people', async () => {
  await userStore('jules').set('query-1', booking('b9'))
  await clearStored()
  expect(await measureStored()).toMatchObject({ bookings: 0, bytes: 0 })
  expect([...fakeCaches.keys()]).toEqual(['workbox-precache-v2'])
  expect(await userStore('jules').entries()).toHaveLength(1)
})

test('a browser without caches and without an estimate has only the stores', async () => {
  vi.stubGlobal('caches', undefined)
  vi.stubGlobal('navigator', {})
  expect(await measureStored()).toMatchObject({ bookings: 2, wholeBytes: null })
  await clearStored()
  expect(await measureStored()).toMatchObject({ bookings: 0, bytes: 0 })
})
