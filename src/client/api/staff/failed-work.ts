// Work that was given up, for admins. Not kept on the device.

import { queryOptions, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/endpoint.ts'
import { listFailedWork, retryFailedWork } from '#contract/staff/site/failed-work.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'

type List = ResponseOf<typeof listFailedWork>
const notKept: { persister: QueryPersister<List, QueryKey, never> } = {
  persister: (fetch, context) => fetch(context),
}

export const failedWorkQueries = {
  list: () =>
    queryOptions({
      queryKey: ['staff', 'failed-work'] as QueryKey,
      queryFn: ({ signal }) => call(listFailedWork, { signal }),
      staleTime: 0,
      ...notKept,
    }),
}

/** Tries these again, and asks for the list anew. */
export async function retryWork(ids: string[]): Promise<void> {
  await call(retryFailedWork, { body: { ids } })
  await currentQueryClient().invalidateQueries({ queryKey: failedWorkQueries.list().queryKey })
}
