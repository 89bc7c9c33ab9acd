// What a traveller may read without a network: the door to keeper.ts, which comes behind the first screen. Without it nothing
// is kept, and everything else goes on.

import type { Query, QueryClient, QueryFunctionContext, QueryKey } from '@tanstack/react-query'
import { currentEpoch } from '#client/session/epoch.ts'
import { laterPart } from './later-part.ts'

const keeper = laterPart(() => import('./keeper.ts'))
const nothing = () => undefined

/**
 * The persister of every query: what is kept answers at once, with its real age, and the server is asked behind it;
 * what the server answers is kept, unless somebody else is here by then.
 */
export async function keepOffline<T, K extends QueryKey>(
  queryFn: (context: QueryFunctionContext<K>) => T | Promise<T>,
  context: QueryFunctionContext<K>,
  query: Query,
): Promise<T> {
  const epoch = currentEpoch()
  const kept = await keeper().catch(nothing)
  return kept ? kept.keepOffline(queryFn, context, query, epoch) : queryFn(context)
}

/** Keeps data that did not come through a query's own fetch. */
export async function keepNow(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await (await keeper().catch(nothing))?.keepNow(client, queryKey)
}

/** What is kept under exactly this key; undefined when nothing is. */
export async function readKept(queryKey: QueryKey): Promise<unknown> {
  return (await keeper().catch(nothing))?.readKept(queryKey)
}

/** Brings everything kept under a key into memory, where there is nothing newer yet. */
export async function recall(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await (await keeper().catch(nothing))?.recall(client, queryKey)
}

/** Throws away what is too old, of another release, or unreadable. */
export async function tidyShelves(): Promise<void> {
  await (await keeper().catch(nothing))?.tidyShelves()
}
