// The query client of the app: kept data first, the network behind it, and silence is not an error.

import { onlineManager, QueryCache, QueryClient, type Query } from '@tanstack/react-query'
import { failureCode } from '#client/api/call-failure.ts'
import { isOnline, startConnection, subscribeConnection } from '#client/api/connection.ts'
import { setQueryClient } from '#client/api/query-client.ts'
import { persistQuery, registerPersister, removeExpired } from './lazy-query-persister.ts'

/** Called once, by start.tsx; code outside components reaches the client through currentQueryClient. */
export function createQueryClient(): QueryClient {
  startConnection()
  registerPersister()
  // The library believes in a network at the start and then only in window events; the probe knows better.
  onlineManager.setOnline(isOnline())
  onlineManager.setEventListener((setOnline) => subscribeConnection(() => setOnline(isOnline())))
  window.addEventListener('load', () => setTimeout(() => void removeExpired(), 5_000), { once: true })
  const client = new QueryClient({
    queryCache: new QueryCache({ onError: keepShowing }),
    defaultOptions: {
      // The call itself retries once; a second layer would only delay what the screen has to say.
      queries: { persister: persistQuery, networkMode: 'offlineFirst', retry: false, staleTime: 30_000 },
      mutations: { networkMode: 'always', retry: false },
    },
  })
  setQueryClient(client)
  return client
}

/** Data that is on screen stays there when the network goes; its age says the rest. "Load more" still fails aloud. */
function keepShowing(error: Error, query: Query<unknown, unknown, unknown>): void {
  if (failureCode(error) !== 'offline' || query.state.data === undefined) return
  if (query.state.fetchMeta?.fetchMore !== undefined) return
  query.setState({ status: 'success', error: null })
}
