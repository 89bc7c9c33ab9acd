import { i18n } from '@lingui/core'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Failure } from '#domain/failure.ts'
import { CallFailure } from '#client/api/call-failure.ts'
import * as api from '#client/api/site/notifications.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { replaceStores } from '#client/storage/key-value-store.ts'
import { openUserStore, userStore } from '#client/storage/user-store.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { writeStoredUser } from '#client/storage/stored-user.ts'
import { currentToasts, dismissToast } from '#client/ui/Toast/toast.ts'
import { notificationQueue, shownRows, shownUnread, withAct, type Act } from './notifications.ts'
import { hasPending } from './pending.ts'
import { syncNotifications } from './sync-notifications.ts'

vi.mock('#client/api/site/notifications.ts', async (original) => ({
  ...(await original<typeof api>()),
  changeNotifications: vi.fn(),
}))
// The catalogs are made by extraction; nothing here reads them.
vi.mock('#client/i18n/catalogs.ts', () => ({ needMessages: async () => undefined }))

const amina = 'amina-ngassa'
const { current, load, update } = notificationQueue
const send = vi.mocked(api.changeNotifications)
const rows = [
  { _id: 'n1', isRead: false },
  { _id: 'n2', isRead: false },
  { _id: 'n3', isRead: true },
]
const [first, second, third] = rows as [(typeof rows)[0], (typeof rows)[0], (typeof rows)[0]]
const list = api.notificationQueries.list(amina).queryKey
const count = api.notificationQueries.unread(amina).queryKey
let client: QueryClient

i18n.loadAndActivate({ locale: 'en', messages: {} })

const act = (which: typeof rows, what: Act) => update((changes) => withAct(changes, which, what))
const read = (which: typeof rows) => act(which, { act: 'read' })
const remove = (which: typeof rows, heldUntil = 0) => act(which, { act: 'delete', heldUntil })
const shown = () => shownRows(api.rowsOf(client.getQueryData(list)!.pages), current().entries)
const unread = () => shownUnread(client.getQueryData(count)!, current().entries)

function come(person: string) {
  nextEpoch()
  writeStoredUser({ _id: person, language: 'en' })
  openUserStore(person)
}

/** As after closing the app and opening it again. */
async function reload() {
  come(amina)
  expect(current().entries).toEqual({})
  await load()
}

beforeEach(() => {
  localStorage.clear()
  storeInMemory()
  come(amina)
  send.mockReset()
  client = new QueryClient()
  setQueryClient(client)
  const page = { rows: rows as never, total: rows.length }
  client.setQueryData(list, { pages: [page], pageParams: [1] })
  client.setQueryData(count, 2)
})

afterEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test('a change shows before the server has received it, and stays afterwards', async () => {
  await read([first])
  expect(shown()).toMatchObject([{ isRead: true }, { isRead: false }, { isRead: true }])
  expect(unread()).toBe(1)
  await syncNotifications()
  expect(send).toHaveBeenCalledExactlyOnceWith(amina, 'read', ['n1'])
  expect(current().entries).toEqual({})
  expect(shown()).toMatchObject([{ isRead: true }, { isRead: false }, { isRead: true }])
  expect(unread()).toBe(1)
})

test('a list fetched meanwhile does not bring back the old state', async () => {
  const { promise, resolve } = Promise.withResolvers<api.NotificationLoad>()
  const reading = client
    .fetchInfiniteQuery({ ...api.notificationQueries.list(amina), queryFn: () => promise, staleTime: 0 })
    .catch(() => undefined)
  await read([first])
  await syncNotifications()
  resolve({ rows: rows as never, total: rows.length })
  await reading
  expect(shown()).toMatchObject([{ isRead: true }, { isRead: false }, { isRead: true }])
})

test('a deleted one is gone, from the count and from the number of all as well', async () => {
  await remove([second, third])
  await syncNotifications()
  expect(shown()).toEqual([first])
  expect(unread()).toBe(1)
  expect(client.getQueryData(list)!.pages[0]!.total).toBe(1)
})

test('a deletion that can still be undone does not go out', async () => {
  await remove([first], Date.now() + 60_000)
  await syncNotifications()
  expect(send).not.toHaveBeenCalled()
  expect(shown()).toEqual([second, third])
  await act([first], { act: 'undelete' })
  await syncNotifications()
  expect(send).not.toHaveBeenCalled()
  expect(shown()).toEqual(rows)
})

test.each<Failure>(['unexpected', 'not-found', 'invalid-input'])(
  'what the server refuses as %s is as it was, and is said',
  async (code) => {
    send.mockRejectedValueOnce(new CallFailure(code, { status: 400 }))
    await read([first])
    await syncNotifications()
    expect(shown()).toEqual(rows)
    expect(unread()).toBe(2)
    expect(currentToasts()).toMatchObject([{ kind: 'error' }])
    expect(await hasPending('notifications')).toBe(false)
  },
)

describe('what is done without a network', () => {
  beforeEach(async () => {
    send.mockRejectedValueOnce(new CallFailure('offline'))
    await read([first])
    await syncNotifications()
  })

  test('stays on the screen and says that it waits', () => {
    expect(current()).toMatchObject({ problem: 'offline', entries: { n1: { isRead: true } } })
    expect(currentToasts()).toEqual([])
  })

  test('still shows after a reload, and goes out once', async () => {
    await reload()
    expect(unread()).toBe(1)
    await Promise.all([syncNotifications(), syncNotifications(), syncNotifications()])
    expect(send).toHaveBeenCalledTimes(2)
    expect(send).toHaveBeenLastCalledWith(amina, 'read', ['n1'])
    expect(current()).toEqual({ entries: {}, problem: null })
    expect(await hasPending('notifications')).toBe(false)
  })

  test('goes out without the screen, from what the device keeps', async () => {
    come(amina)
    await syncNotifications()
    expect(send).toHaveBeenLastCalledWith(amina, 'read', ['n1'])
  })

  test('goes out together with what is done next', async () => {
    await read([second])
    await remove([third])
    await syncNotifications()
    expect(send.mock.calls.slice(1)).toEqual([
      [amina, 'deleted', ['n3']],
      [amina, 'read', ['n1', 'n2']],
    ])
  })

  test('is not sent again when another tab has sent it', async () => {
    await userStore(amina).erase()
    await syncNotifications()
    expect(send).toHaveBeenCalledTimes(1)
    expect(current().entries).toEqual({})
  })

  test('is erased with the person who signs out, and never goes out for the next', async () => {
    nextEpoch()
    await userStore(amina).erase()
    come('jules-mbarga')
    await load()
    await syncNotifications()
    expect(current().entries).toEqual({})
    expect(send).toHaveBeenCalledTimes(1)
  })
})

test('an answer that arrives after its person has left is dropped', async () => {
  send.mockImplementationOnce(async () => {
    nextEpoch()
    await userStore(amina).erase()
    come('jules-mbarga')
  })
  await read([first])
  await syncNotifications()
  expect(current().entries).toEqual({})
  expect(await userStore('jules-mbarga').entries()).toEqual([])
  expect(client.getQueryData(count)).toBe(2)
})

test('changes made while a request is under way are not lost', async () => {
  send.mockImplementationOnce(async () => act([{ ...first, isRead: true }], { act: 'unread' }))
  await read([first])
  await syncNotifications()
  expect(shown()).toEqual(rows)
  expect(unread()).toBe(2)
  await syncNotifications()
  expect(send).toHaveBeenLastCalledWith(amina, 'unread', ['n1'])
  expect(unread()).toBe(2)
})

test('on a device that keeps nothing it goes out all the same', async () => {
  const nothing = async () => undefined
  replaceStores(() => ({ get: nothing, set: nothing, del: nothing, entries: async () => [], erase: nothing }))
  come(amina)
  await read([first])
  await syncNotifications()
  expect(send).toHaveBeenCalledExactlyOnceWith(amina, 'read', ['n1'])
})
