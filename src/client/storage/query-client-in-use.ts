// The app's query client, for acts that happen outside components: signing in and out, booking.

import { QueryClient } from '@tanstack/react-query'

let client = new QueryClient()

export function holdQueryClient(made: QueryClient): void {
  client = made
}

export function queryClientInUse(): QueryClient {
  return client
}
