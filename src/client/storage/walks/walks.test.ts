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

test.each([0, 40e6, 52e6, 60e6])(
  'sixty pictures on 64 MB of which %d are taken: the room is told before a picture finds none, and none that was kept goes',
  async (taken) => {
    const quota = 64e6
    const kept = new Map<string, unknown>()
    const used = () => taken + kept.size * 250_000
    const full = Object.assign(new Map<string, unknown>(), {
      get: (key: string) => kept.get(key),
      set: (key: string, value: unknown) => {
        if (used() + 250_000 <= quota) kept.set(key, value)
      },
    })
    stores.set('wouri-walks-amina', full)
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ quota, usage: used() }) } })
    const large = new Uint8Array(250_000).buffer
    const told: number[] = []
    const answers: boolean[] = []
    for (let at = 0; at < 60; at++) {
      told.push((await roomForPictures())!)
      answers.push(await keepPicture(`picture-${at}`, large))
    }
    vi.unstubAllGlobals()
    // What was said before each picture is what happened to it, and nothing that was kept is lost to a later one.
    expect(answers).toEqual(told.map((room) => room > 0))
    const lost = answers.filter((isKept, at) => isKept !== kept.has(`picture-${at}`))
    expect(lost).toEqual([])
    expect(answers.filter(Boolean)).toHaveLength(Math.min(60, Math.floor((quota - taken) / 250_000)))
  },
)

test('a guest’s pictures go with a sign-out too, and are there to be lost before', async () => {
  openUserStore(null)
  await keepPicture('aa', bytes)
  await currentUserStore().set('draft-mutations-driver-pictures', {})
  expect(await hasWalks()).toBe(true)
  openUserStore('amina')
  await forget({ withGuests: true })
  expect(await walkStore('guest').get('aa')).toBeUndefined()
})
