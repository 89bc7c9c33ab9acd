// What a traveller may read without a network. Anything not named here is never written to the device.

import {
  experimental_createQueryPersister as createPersister,
  type PersistedQuery,
} from '@tanstack/query-persist-client-core'
import {
  hashKey,
  notifyManager,
  type Query,
  type QueryClient,
  type QueryFunctionContext,
  type QueryKey,
} from '@tanstack/react-query'
import { day } from '#domain/rental/period.ts'
import { currentEpoch } from '#client/session/epoch.ts'
import type { Shelf } from './shelf.ts'
import { currentVault, publicShelf } from './vault.ts'

export const keptOffline = ['bookings', 'notifications', 'settings', 'locations', 'suppliers', 'rates', 'account'] as const
const personal: ReadonlySet<unknown> = new Set<(typeof keptOffline)[number]>(['bookings', 'notifications', 'account'])

/** To be raised when a contract schema of a kept query changes: what an older release kept is then discarded. */
const schemaVersion = '1'

type Restore = (key: QueryKey, kept: unknown, options?: { updatedAt?: number }) => unknown

/** The persister's own package brings another copy of the query types; the shapes are the same. */
type Persister = {
  retrieveQuery: <T>(hash: string, afterwards: (kept: PersistedQuery) => void) => Promise<T | undefined>
  persistQuery: (query: Query) => Promise<void>
  persistQueryByKey: (key: QueryKey, client: QueryClient) => Promise<void>
  restoreQueries: (client: { setQueryData: Restore }, filters: { queryKey: QueryKey }) => Promise<void>
  persisterGc: () => Promise<void>
}

function persisterOver(current: () => Shelf): Persister {
  const persister: unknown = createPersister<PersistedQuery>({
    storage: {
      getItem: (key) => current().get(key) as Promise<PersistedQuery | undefined>,
      setItem: (key, value) => current().set(key, value),
      removeItem: (key) => current().del(key),
      entries: () => current().entries() as Promise<[string, PersistedQuery][]>,
    },
    serialize: (query) => query,
    deserialize: (query) => query,
    buster: schemaVersion,
    maxAge: 30 * day,
    prefix: 'query',
  })
  return persister as Persister
}

const shared = persisterOver(publicShelf)
const own = persisterOver(currentVault)

function persisterFor(key: QueryKey) {
  if (!(keptOffline as readonly unknown[]).includes(key[0])) return null
  return personal.has(key[0]) ? own : shared
}

/** True for queries about the person who is here. */
export function isPersonal({ queryKey }: { queryKey: QueryKey }): boolean {
  return personal.has(queryKey[0])
}

/**
 * The persister of every query: what is kept answers at once, with its real age, and the server is asked behind it;
 * what the server answers is kept, unless somebody else is here by then.
 */
export async function keepOffline<T, K extends QueryKey>(
  queryFn: (context: QueryFunctionContext<K>) => T | Promise<T>,
  context: QueryFunctionContext<K>,
  query: Query,
): Promise<T> {
  const persister = persisterFor(query.queryKey)
  if (persister === null) return queryFn(context)
  const epoch = currentEpoch()
  if (query.state.data === undefined) {
    const kept = await persister.retrieveQuery<T>(query.queryHash, ({ state }) => {
      query.setState({ dataUpdatedAt: state.dataUpdatedAt })
      if (query.isStale()) query.fetch().catch(() => undefined)
    })
    if (kept !== undefined && epoch === currentEpoch()) return kept
  }
  const answer = await queryFn(context)
  // Scheduled, so that the state that is written already holds the answer.
  notifyManager.schedule(() => {
    if (epoch === currentEpoch()) void persister.persistQuery(query)
  })
  return answer
}

/** Keeps data that did not come through a query's own fetch. */
export async function keepNow(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await persisterFor(queryKey)?.persistQueryByKey(queryKey, client)
}

/** What is kept under exactly this key; undefined when nothing is. */
export async function readKept(queryKey: QueryKey): Promise<unknown> {
  return persisterFor(queryKey)?.retrieveQuery(hashKey(queryKey), () => undefined)
}

/** Brings everything kept under a key into memory, where there is nothing newer yet. */
export async function recall(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const epoch = currentEpoch()
  const setQueryData: Restore = (key, kept, options) => {
    const isWanted = client.getQueryData(key) === undefined && epoch === currentEpoch()
    return isWanted ? client.setQueryData(key, kept, options) : undefined
  }
  await persisterFor(queryKey)?.restoreQueries({ setQueryData }, { queryKey })
}

/** Throws away what is too old or of another release. */
export async function tidyShelves(): Promise<void> {
  await Promise.all([shared.persisterGc(), own.persisterGc()])
}
