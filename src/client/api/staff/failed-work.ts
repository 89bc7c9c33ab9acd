// Work that was given up, for admins. Not kept on the device.

import { queryOptions } from '@tanstack/react-query'
import { listFailedWork, retryFailedWork } from '#contract/staff/site/failed-work.ts'
import { call } from '../http.ts'
import { notKept } from '../not-kept.ts'
import { currentQueryClient } from '../query-client.ts'

export const failedWorkQueries = {
  list: () =>
    queryOptions({
      queryKey: ['staff', 'failed-work'],
      queryFn: ({ signal }) => call(listFailedWork, { signal }),
      staleTime: 0,
      ...notKept,
    }),
}

/** Tries these again, and asks for the list again. */
export async function retryWork(ids: string[]): Promise<void> {
  await call(retryFailedWork, { body: { ids } })
  await currentQueryClient().invalidateQueries({ queryKey: failedWorkQueries.list().queryKey })
}
