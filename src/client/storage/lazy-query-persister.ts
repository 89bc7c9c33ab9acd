// Loads the query persister after the first screen (worth 3 kB there). Until it is here nothing is kept, and queries go on.

import type { Query, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { currentEpoch } from '#client/api/epoch.ts'
import { lazily } from '#client/api/lazy.ts'
import { registerCopies } from '#client/api/query-client.ts'

const load = lazily(() => import('./query-persister.ts'))
const loaded = () => load().catch(() => undefined)

/** Lets the calls of the API keep and restore what they change. */
export function registerPersister(): void {
  registerCopies({
    persist: async (client, queryKey) => (await loaded())?.persistNow(client, queryKey),
    restore: async (client, queryKey) => (await loaded())?.restoreQueries(client, queryKey),
  })
}

/** The persister of every query. */
export async function persistQuery<T, K extends QueryKey>(
  queryFn: (context: QueryFunctionContext<K>) => T | Promise<T>,
  context: QueryFunctionContext<K>,
  query: Query,
): Promise<T> {
  const epoch = currentEpoch()
  const persister = await loaded()
  return persister ? persister.persistQuery(queryFn, context, query, epoch) : queryFn(context)
}

export async function removeExpired(): Promise<void> {
  await (await loaded())?.removeExpired()
}
