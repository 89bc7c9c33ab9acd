import { QueryClient } from '@tanstack/react-query'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { CallFailure } from '#client/api/call-failure.ts'
import { nextEpoch } from '#client/api/epoch.ts'
import { notKept } from '#client/api/not-kept.ts'
import { storeInMemory } from './memory-store.ts'
import { persistQuery } from './lazy-query-persister.ts'
import { persistNow, restoreQueries } from './query-persister.ts'
import { openUserStore } from './user-store.ts'

let stores: Map<string, Map<string, unknown>>

/** An app that was just opened: nothing in memory, the same device. */
const aClient = () =>
  new QueryClient({
    defaultOptions: { queries: { persister: persistQuery, networkMode: 'offlineFirst', retry: false } },
  })

const offline = () => Promise.reject(new CallFailure('offline'))
const written = () => new Promise((resolve) => setTimeout(resolve, 20))
const bookings = ['bookings', 'one', 'b1']

/** On the device by the time that anything is asked. */
beforeAll(() => import('./query-persister.ts'))

beforeEach(() => {
  stores = storeInMemory()
  openUserStore(null)
})

test('data read once is there without a network, with its real age', async () => {
  openUserStore('amina')
  await aClient().fetchQuery({ queryKey: bookings, queryFn: () => ({ total: 150_000 }) })
  await written()
  const keptAt = Date.now()
  await written()

  const client = aClient()
  expect(await client.fetchQuery({ queryKey: bookings, queryFn: offline })).toEqual({ total: 150_000 })
  await written()
  expect(client.getQueryState(bookings)?.dataUpdatedAt).toBeLessThanOrEqual(keptAt)
})

test('an app that was just opened asks again for what is personal, however young; public answers are fresh for a while', async () => {
  openUserStore('amina')
  const fresh = { staleTime: 60_000 }
  const locations = ['locations']
  await aClient().fetchQuery({ queryKey: bookings, queryFn: () => 'asked', ...fresh })
  await aClient().fetchQuery({ queryKey: locations, queryFn: () => ['douala'], ...fresh })
  await written()

  const client = aClient()
  expect(await client.fetchQuery({ queryKey: bookings, queryFn: () => 'accepted', ...fresh })).toBe('asked')
  await client.fetchQuery({ queryKey: locations, queryFn: () => ['edea'], ...fresh })
  await written()
  expect(client.getQueryData(bookings)).toBe('accepted')
  expect(client.getQueryData(locations)).toEqual(['douala'])
})

test('queries that are not in the policy are never persisted', async () => {
  await aClient().fetchQuery({ queryKey: ['cars', 'list'], queryFn: () => [] })
  await written()
  expect([...stores.keys()]).toEqual([])
})

test('nor is a query that says so itself, and nothing of an older release answers it', async () => {
  openUserStore('amina')
  await aClient().fetchQuery({ queryKey: bookings, queryFn: () => 'searched', ...notKept })
  await written()
  expect([...stores.keys()]).toEqual([])
  await aClient().fetchQuery({ queryKey: bookings, queryFn: () => 'kept' })
  await written()
  const asked = aClient().fetchQuery({ queryKey: bookings, queryFn: () => 'asked', ...notKept })
  expect(await asked).toBe('asked')
})

test('public lists are shared, personal ones are not', async () => {
  openUserStore('amina')
  await aClient().fetchQuery({ queryKey: ['locations'], queryFn: () => ['douala'] })
  await aClient().fetchQuery({ queryKey: bookings, queryFn: () => 'hers' })
  await written()
  expect([...stores.keys()].sort()).toEqual(['wouri-public', 'wouri-vault-amina'])

  openUserStore('jules')
  expect(await aClient().fetchQuery({ queryKey: ['locations'], queryFn: offline })).toEqual(['douala'])
  await expect(aClient().fetchQuery({ queryKey: bookings, queryFn: offline })).rejects.toMatchObject({
    code: 'offline',
  })
})

test('an answer that arrives after the person has left is not kept', async () => {
  openUserStore('amina')
  const { promise, resolve } = Promise.withResolvers<string>()
  const asked = aClient().fetchQuery({ queryKey: bookings, queryFn: () => promise })
  await written()
  nextEpoch()
  openUserStore(null)
  resolve('hers')
  await asked
  await written()
  expect([...stores.keys()]).toEqual([])
})

test('data older than 30 days is gone', async () => {
  const client = aClient()
  client.setQueryData(bookings, 'old', { updatedAt: Date.now() - 31 * 86_400_000 })
  await persistNow(client, bookings)
  await expect(aClient().fetchQuery({ queryKey: bookings, queryFn: offline })).rejects.toMatchObject({
    code: 'offline',
  })
})

test('kept data can be brought into memory without asking anybody', async () => {
  const before = aClient()
  before.setQueryData(bookings, 'kept')
  await persistNow(before, bookings)
  const client = aClient()
  await restoreQueries(client, ['bookings'])
  expect(client.getQueryData(bookings)).toBe('kept')

  client.setQueryData(bookings, 'newer')
  await restoreQueries(client, ['bookings'])
  expect(client.getQueryData(bookings)).toBe('newer')
})
