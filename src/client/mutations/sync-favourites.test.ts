import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SavedCar } from '#contract/cars/favourites.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import * as api from '#client/api/cars/favourites.ts'
import { carryDrafts } from '#client/storage/draft.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { replaceStores } from '#client/storage/key-value-store.ts'
import { guest, openUserStore, userStore } from '#client/storage/user-store.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { eraseStoredUser, writeStoredUser } from '#client/storage/stored-user.ts'
import { currentToasts, dismissToast } from '#client/ui/Toast/toast.ts'
import { favouriteQueue, shownCars, withRemoved, withSaved } from './favourites.ts'
import { hasPending } from './pending.ts'
import { syncFavourites } from './sync-favourites.ts'

vi.mock('#client/api/cars/favourites.ts', async (original) => ({
  ...(await original<typeof api>()),
  sendFavourites: vi.fn(),
}))

const amina = 'amina-ngassa'
const { load, update } = favouriteQueue
const current = () => favouriteQueue.current().entries
const send = vi.mocked(api.sendFavourites)
const list = api.favouriteQueries.list(amina).queryKey
let client: QueryClient
let now = 0

i18n.loadAndActivate({ locale: 'en', messages: {} })

const car = (_id: string): SavedCar => ({
  _id,
  name: _id,
  image: '',
  supplier: { _id: 'mboa', name: 'Mboa' },
  range: 'midi',
  seats: 5,
  gearbox: 'manual',
  isAvailable: true,
  savedAt: '2026-08-20T12:00:00.000Z',
})
const save = (id: string) => update((changes) => withSaved(changes, car(id), ++now))
const remove = (id: string, hasAccount = true) =>
  update((changes) => withRemoved(changes, id, ++now, hasAccount))
const shown = () => shownCars(client.getQueryData(list) ?? [], current()).map(({ _id }) => _id)

function come(person: string | null) {
  nextEpoch()
  if (person === null) eraseStoredUser()
  else writeStoredUser({ _id: person, language: 'en' })
  openUserStore(person)
}

beforeEach(() => {
  localStorage.clear()
  storeInMemory()
  come(amina)
  client = new QueryClient()
  setQueryClient(client)
  client.setQueryData(list, [car('old')])
  // An account that accepts every change.
  send.mockReset().mockImplementation(async ({ saved, removed }) => {
    const before = (client.getQueryData(list) ?? []).filter(
      ({ _id }) => !removed.includes(_id) && !saved.includes(_id),
    )
    return [...saved.map(car), ...before]
  })
})
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test('a change shows before the account has received it, and stays afterwards', async () => {
  await save('new')
  expect(shown()).toEqual(['new', 'old'])
  await syncFavourites()
  expect(send).toHaveBeenCalledExactlyOnceWith({ saved: ['new'], removed: [] })
  expect(current()).toEqual({})
  expect(shown()).toEqual(['new', 'old'])
  expect(await hasPending('favourites')).toBe(false)
})

test('changes made without a network survive a reload, and are sent once', async () => {
  send.mockRejectedValueOnce(new CallFailure('offline'))
  await save('new')
  await remove('old')
  await syncFavourites()
  expect(currentToasts()).toEqual([])
  come(amina)
  expect(shown()).toEqual(['old'])
  await load()
  expect(shown()).toEqual(['new'])
  await Promise.all([syncFavourites(), syncFavourites()])
  expect(send).toHaveBeenCalledTimes(2)
  expect(send).toHaveBeenLastCalledWith({ saved: ['new'], removed: ['old'] })
  expect(shown()).toEqual(['new'])
})

test('a heart pressed while a request is under way wins', async () => {
  send.mockImplementationOnce(async () => {
    await remove('new')
    return [car('new'), car('old')]
  })
  await save('new')
  await syncFavourites()
  expect(send).toHaveBeenLastCalledWith({ saved: [], removed: ['new'] })
  expect(shown()).toEqual(['old'])
})

test('a change that the account refuses is undone, with a message', async () => {
  send.mockRejectedValueOnce(new CallFailure('invalid-input', { status: 400 }))
  await save('new')
  await syncFavourites()
  expect(shown()).toEqual(['old'])
  expect(currentToasts()).toMatchObject([{ kind: 'error' }])
  expect(await hasPending('favourites')).toBe(false)
})

describe('a guest', () => {
  beforeEach(() => {
    client.clear()
    come(null)
  })

  test('keeps cars on the device and sends nothing', async () => {
    await save('a')
    await save('b')
    await remove('a', false)
    await syncFavourites()
    expect(send).not.toHaveBeenCalled()
    come(null)
    await load()
    expect(shown()).toEqual(['b'])
  })

  test('brings them along at the sign-in: the account has both', async () => {
    await save('a')
    come(amina)
    client.setQueryData(list, [car('old')])
    // Before they are carried over: the screen has nothing of the guest's yet.
    await load()
    await carryDrafts(guest, amina)
    await syncFavourites()
    expect(send).toHaveBeenCalledExactlyOnceWith({ saved: ['a'], removed: [] })
    expect(shown()).toEqual(['a', 'old'])
    expect(await userStore(guest).entries()).toEqual([])
  })
})

test("one person's changes neither show nor go out for the next", async () => {
  send.mockRejectedValueOnce(new CallFailure('offline'))
  await save('new')
  await syncFavourites()
  come('jules-mbarga')
  await load()
  await syncFavourites()
  expect(current()).toEqual({})
  expect(send).toHaveBeenCalledTimes(1)
})

test('an answer that comes after the person has left touches nothing', async () => {
  send.mockImplementationOnce(async () => {
    come('jules-mbarga')
    return [car('hers')]
  })
  await save('new')
  await syncFavourites()
  expect(client.getQueryData(list)).toEqual([car('old')])
  expect(current()).toEqual({})
})

test('changes of another tab show here', async () => {
  await save('here')
  const other = new BroadcastChannel('wouri-mutations')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, only windows do
  const tell = (message: object) => other.postMessage({ kind: 'favourites', ...message })
  await userStore(amina).set('draft-mutations-favourites', {
    savedAt: Date.now(),
    value: withSaved({}, car('there'), ++now),
  })
  tell({ person: amina, note: [car('listed')] })
  await vi.waitFor(() => expect(shown()).toEqual(['there', 'listed']))
  tell({ person: 'jules-mbarga', note: [car('his')] })
  await save('after')
  expect(shown()).toEqual(['after', 'there', 'listed'])
  other.close()
})

test('without storage hearts last until the page is closed', async () => {
  replaceStores(() => ({
    get: async () => undefined,
    set: async () => undefined,
    del: async () => undefined,
    entries: async () => [],
    erase: async () => undefined,
  }))
  send.mockRejectedValueOnce(new CallFailure('offline'))
  await save('new')
  await syncFavourites()
  expect(shown()).toEqual(['new', 'old'])
})
