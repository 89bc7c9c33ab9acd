// Keeps answers of queries on the device, and restores them. What storage-policy.ts does not name is never written.

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
import { currentEpoch } from '#client/api/epoch.ts'
import { isWorthKeeping } from './full.ts'
import { persistedQueries, type AnswerRoot } from './storage-policy.ts'
import type { KeyValueStore } from './database.ts'
import { currentUserStore, publicStore } from './user-store.ts'

/** To be raised when a contract schema of a kept query changes: what an older release kept is then discarded. */
const schemaVersion = '1'

type Restore = (key: QueryKey, kept: unknown, options?: { updatedAt?: number }) => unknown

/** The persister's own package brings another copy of the query types; the shapes are the same. */
type Persister = {
  retrieveQuery: <T>(hash: string, afterwards: (kept: PersistedQuery) => void) => Promise<T | undefined>
  persistQuery: (query: Query) => Promise<void>
  persistQueryByKey: (key: QueryKey, client: QueryClient) => Promise<void>
  restoreQueries: (client: { setQueryData: Restore }, filters: { queryKey: QueryKey }) => Promise<void>
}

const prefix = 'query'

function persisterOver(current: () => KeyValueStore): Persister {
  const persister: unknown = createPersister<PersistedQuery>({
    storage: {
      getItem: async (key) => alive(await current().get(key)),
      setItem: async (key, value) => {
        if (await isWorthKeeping(key, value)) await current().set(key, value)
      },
      removeItem: (key) => current().del(key),
      entries: async () =>
        (await current().entries()).flatMap(([key, value]) => {
          const kept = alive(value)
          return kept === undefined ? [] : [[key, kept] as [string, PersistedQuery]]
        }),
    },
    serialize: (query) => query,
    deserialize: (query) => query,
    buster: schemaVersion,
    // Each answer has its own time, which has been looked at by then.
    maxAge: Infinity,
    prefix,
  })
  return persister as Persister
}

/** Undefined for what is too old, of another release, or no record of ours at all. */
function alive(value: unknown): PersistedQuery | undefined {
  const kept = value as Partial<PersistedQuery> | null | undefined
  if (kept?.buster !== schemaVersion || !Array.isArray(kept.queryKey) || kept.state?.data === undefined)
    return
  const root: unknown = kept.queryKey[0]
  if (!isKept(root) || typeof kept.state.dataUpdatedAt !== 'number') return
  return Date.now() - kept.state.dataUpdatedAt <= persistedQueries[root].lives
    ? (kept as PersistedQuery)
    : undefined
}

const shared = persisterOver(publicStore)
const own = persisterOver(currentUserStore)

function isKept(root: unknown): root is AnswerRoot {
  return typeof root === 'string' && Object.hasOwn(persistedQueries, root)
}

function persisterFor([root]: QueryKey) {
  if (!isKept(root)) return null
  return persistedQueries[root].whose === 'person' ? own : shared
}

/** True for queries about the person who is here. */
export function isPersonal({ queryKey: [root] }: { queryKey: QueryKey }): boolean {
  return isKept(root) && persistedQueries[root].whose === 'person'
}

/**
 * The persister of every query: what is kept answers at once, with its real age, and the server is asked behind it;
 * what the server answers is kept, unless somebody else is here by then. `epoch` is the one in which it was asked.
 */
export async function persistQuery<T, K extends QueryKey>(
  queryFn: (context: QueryFunctionContext<K>) => T | Promise<T>,
  context: QueryFunctionContext<K>,
  query: Query,
  epoch: number,
): Promise<T> {
  const persister = query.meta?.isKept === false ? null : persisterFor(query.queryKey)
  if (persister === null) return queryFn(context)
  if (query.state.data === undefined) {
    const kept = await persister.retrieveQuery<T>(query.queryHash, ({ state }) => {
      query.setState({ dataUpdatedAt: state.dataUpdatedAt })
      // A page is loaded again to learn what has become of a booking, however young its copy is. A clock that was put
      // back since would call any answer fresh for as long.
      if (isPersonal(query) || query.isStale() || state.dataUpdatedAt > Date.now())
        query.fetch().catch(() => undefined)
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
export async function persistNow(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await persisterFor(queryKey)?.persistQueryByKey(queryKey, client)
}

/** What is kept under exactly this key; undefined when nothing is. */
export async function readPersisted(queryKey: QueryKey): Promise<unknown> {
  return persisterFor(queryKey)?.retrieveQuery(hashKey(queryKey), () => undefined)
}

/** Brings everything kept under a key into memory, where there is nothing newer yet. */
export async function restoreQueries(client: QueryClient, queryKey: QueryKey): Promise<void> {
  const epoch = currentEpoch()
  const setQueryData: Restore = (key, kept, options) => {
    const isWanted = client.getQueryData(key) === undefined && epoch === currentEpoch()
    return isWanted ? client.setQueryData(key, kept, options) : undefined
  }
  await persisterFor(queryKey)?.restoreQueries({ setQueryData }, { queryKey })
}

/** Throws away what is too old, of another release, or unreadable. */
export async function removeExpired(): Promise<void> {
  for (const store of [publicStore(), currentUserStore()])
    for (const [name, value] of await store.entries())
      if (name.startsWith(`${prefix}-`) && alive(value) === undefined) await store.del(name)
}
