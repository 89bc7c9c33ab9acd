import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SavedCar } from '#contract/favourites.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import * as api from '#client/api/favourites.ts'
import { carryDrafts, hasDraft } from '#client/storage/draft.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { replaceStores } from '#client/storage/key-value-store.ts'
import { guest, openUserStore, userStore } from '#client/storage/user-store.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { eraseStoredUser, writeStoredUser } from '#client/storage/stored-user.ts'
import { currentToasts, dismissToast } from '#client/ui/Toast/toast.ts'
import { sendWishes } from './send-wishes.ts'
import { currentWishes, layOut, record } from './wish-list.ts'
import { shownCars, withRemoved, withSaved } from './wishes.ts'
import { wishesKey } from './wishes-key.ts'

vi.mock('#client/api/favourites.ts', async (original) => ({ ...(await original<typeof api>()), sendFavourites: vi.fn() }))

const amina = 'amina-ngassa'
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
const save = (id: string) => record((wishes) => withSaved(wishes, car(id), ++now))
const remove = (id: string, hasAccount = true) => record((wishes) => withRemoved(wishes, id, ++now, hasAccount))
const shown = () => shownCars(client.getQueryData(list) ?? [], currentWishes()).map(({ _id }) => _id)

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
  // An account that does as it is told.
  send.mockReset().mockImplementation(async ({ saved, removed }) => {
    const before = (client.getQueryData(list) ?? []).filter(({ _id }) => !removed.includes(_id) && !saved.includes(_id))
    return [...saved.map(car), ...before]
  })
})
afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test('a wish shows before the account has heard of it, and stays when it has', async () => {
  await save('new')
  expect(shown()).toEqual(['new', 'old'])
  await sendWishes()
  expect(send).toHaveBeenCalledExactlyOnceWith({ saved: ['new'], removed: [] })
  expect(currentWishes()).toEqual({})
  expect(shown()).toEqual(['new', 'old'])
  expect(await hasDraft(wishesKey)).toBe(false)
})

test('what is wished without a network is there after a reload, and goes out once', async () => {
  send.mockRejectedValueOnce(new CallFailure('offline'))
  await save('new')
  await remove('old')
  await sendWishes()
  expect(currentToasts()).toEqual([])
  come(amina)
  expect(shown()).toEqual(['old'])
  await layOut()
  expect(shown()).toEqual(['new'])
  await Promise.all([sendWishes(), sendWishes()])
  expect(send).toHaveBeenCalledTimes(2)
  expect(send).toHaveBeenLastCalledWith({ saved: ['new'], removed: ['old'] })
  expect(shown()).toEqual(['new'])
})

test('a heart pressed while the last one is on its way has the last word', async () => {
  send.mockImplementationOnce(async () => {
    await remove('new')
    return [car('new'), car('old')]
  })
  await save('new')
  await sendWishes()
  expect(send).toHaveBeenLastCalledWith({ saved: [], removed: ['new'] })
  expect(shown()).toEqual(['old'])
})

test('what the account refuses is as it was, and is said', async () => {
  send.mockRejectedValueOnce(new CallFailure('invalid-input', { status: 400 }))
  await save('new')
  await sendWishes()
  expect(shown()).toEqual(['old'])
  expect(currentToasts()).toMatchObject([{ kind: 'error' }])
  expect(await hasDraft(wishesKey)).toBe(false)
})

describe('a guest', () => {
  beforeEach(() => {
    client.clear()
    come(null)
  })

  test('keeps cars on the device, and nobody is told', async () => {
    await save('a')
    await save('b')
    await remove('a', false)
    await sendWishes()
    expect(send).not.toHaveBeenCalled()
    come(null)
    await layOut()
    expect(shown()).toEqual(['b'])
  })

  test('brings them along at the sign-in: the account has both', async () => {
    await save('a')
    come(amina)
    client.setQueryData(list, [car('old')])
    // Before they are carried over: the screen has nothing of the guest's yet.
    await layOut()
    await carryDrafts(guest, amina)
    await sendWishes()
    expect(send).toHaveBeenCalledExactlyOnceWith({ saved: ['a'], removed: [] })
    expect(shown()).toEqual(['a', 'old'])
    expect(await userStore(guest).entries()).toEqual([])
  })
})

test("one person's wishes neither show nor go out for the next", async () => {
  send.mockRejectedValueOnce(new CallFailure('offline'))
  await save('new')
  await sendWishes()
  come('jules-mbarga')
  await layOut()
  await sendWishes()
  expect(currentWishes()).toEqual({})
  expect(send).toHaveBeenCalledTimes(1)
})

test('an answer that comes after the person has left touches nothing', async () => {
  send.mockImplementationOnce(async () => {
    come('jules-mbarga')
    return [car('hers')]
  })
  await save('new')
  await sendWishes()
  expect(client.getQueryData(list)).toEqual([car('old')])
  expect(currentWishes()).toEqual({})
})

test('what another tab does shows here', async () => {
  await save('here')
  const other = new BroadcastChannel('wouri-favourites')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, only windows do
  const tell = (word: unknown) => other.postMessage(word)
  await userStore(amina).set('draft-favourite-wishes', { savedAt: Date.now(), value: withSaved({}, car('there'), ++now) })
  tell({ person: amina, cars: [car('listed')] })
  await vi.waitFor(() => expect(shown()).toEqual(['there', 'listed']))
  tell({ person: 'jules-mbarga', cars: [car('his')] })
  await save('after')
  expect(shown()).toEqual(['after', 'there', 'listed'])
  other.close()
})

test('a device that keeps nothing has hearts until the page is closed', async () => {
  replaceStores(() => ({
    get: async () => undefined,
    set: async () => undefined,
    del: async () => undefined,
    entries: async () => [],
    erase: async () => undefined,
  }))
  send.mockRejectedValueOnce(new CallFailure('offline'))
  await save('new')
  await sendWishes()
  expect(shown()).toEqual(['new', 'old'])
})
