// The app's query client, for work outside components (signing in and out, booking), and the copies of its answers on this
// device. How those are kept is registered by storage, which depends on this folder.

import { QueryClient, type QueryKey } from '@tanstack/react-query'

let client = new QueryClient()

export function setQueryClient(made: QueryClient): void {
  client = made
}

export function currentQueryClient(): QueryClient {
  return client
}

type Copies = {
  persist: (client: QueryClient, queryKey: QueryKey) => Promise<void>
  restore: (client: QueryClient, queryKey: QueryKey) => Promise<void>
}
let copies: Copies | null = null

/** Called once at the start; before that, nothing is kept. */
export function registerCopies(made: Copies): void {
  copies = made
}

/** Keeps data that did not come through a query's own fetch; resolves when it is on the device. */
export async function persistNow(of: QueryClient, queryKey: QueryKey): Promise<void> {
  await copies?.persist(of, queryKey)
}

/** Brings everything kept under a key into memory, where there is nothing newer yet. */
export async function restoreQueries(of: QueryClient, queryKey: QueryKey): Promise<void> {
  await copies?.restore(of, queryKey)
}
