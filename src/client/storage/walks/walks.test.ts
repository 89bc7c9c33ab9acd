import { beforeEach, expect, test, vi } from 'vitest'
import { forget } from '#client/session/forget.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { QueryClient } from '@tanstack/react-query'
import { draftOf } from '../draft.ts'
import { storeInMemory } from '../memory-store.ts'
import { clearStored } from '../stored.ts'
import { currentUserStore, openUserStore, walkStore } from '../user-store.ts'
import { dropPictures, keepPicture, readPicture, roomForPictures } from './picture-store.ts'
import { hasWalks } from './walks-on-device.ts'
import * as v from 'valibot'

const bytes = new Uint8Array([1, 2, 3]).buffer
let stores: ReturnType<typeof storeInMemory>

beforeEach(() => {
  stores = storeInMemory()
  localStorage.clear()
  openUserStore('amina')
  setQueryClient(new QueryClient())
})

const walk = (name: string) => draftOf(`walk-${name}`, v.string())

test('a picture is kept by its hash until it is dropped, apart from the other records of its person', async () => {
  expect(await keepPicture('aa', bytes)).toBe(true)
  expect([...new Uint8Array((await readPicture('aa'))!)]).toEqual([1, 2, 3])
  expect([...stores.keys()]).toEqual(['wouri-walks-amina'])
  await dropPictures(['aa'])
  expect(await readPicture('aa')).toBeNull()
})

test('a device that keeps nothing says so', async () => {
  stores.set('wouri-walks-amina', Object.assign(new Map<string, unknown>(), { set: () => undefined }))
  expect(await keepPicture('aa', bytes)).toBe(false)
})

test('who clears what is stored keeps walks, with their pictures', async () => {
  await walk('out-b1').save('begun')
  await keepPicture('aa', bytes)
  await currentUserStore().set('query-1', {})
  await clearStored()
  expect(await walk('out-b1').read()).toBe('begun')
  expect(await readPicture('aa')).not.toBeNull()
})

test('a sign-out leaves neither a walk nor a picture', async () => {
  await walk('out-b1').save('begun')
  await keepPicture('aa', bytes)
  await forget({ withGuests: true })
  expect([...(stores.get('wouri-vault-amina') ?? [])]).toEqual([])
  expect(await walkStore('amina').get('aa')).toBeUndefined()
})

test('a walk that is begun and one that waits are there to be lost', async () => {
  await currentUserStore().set('draft-mutations-requests', {})
  expect(await hasWalks()).toBe(false)
  await walk('out-b1').save('begun')
  expect(await hasWalks()).toBe(true)
  await walk('out-b1').clear()
  await currentUserStore().set('draft-mutations-inspections', {})
  expect(await hasWalks()).toBe(true)
})

test('the room is what the quota leaves; a browser that does not say is not guessed at', async () => {
  vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota: 64e6, usage: 60e6 }) } })
  expect(await roomForPictures()).toBe(16)
  vi.stubGlobal('navigator', {})
  expect(await roomForPictures()).toBeNull()
  vi.unstubAllGlobals()
})
