// Which messages one of the staff gets by mail and push. The choice is kept on the device, to be read without a network.

import { queryOptions } from '@tanstack/react-query'
import type { BodyInputOf, ResponseOf } from '#contract/endpoint.ts'
import { changeStaffMessages, getStaffMessages } from '#contract/staff/people/messages.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'
import { currentQueryClient, persistNow } from '../query-client.ts'

export type MessageSetting = BodyInputOf<typeof changeStaffMessages>

export const staffMessageQueries = {
  own: () =>
    queryOptions({
      queryKey: ['staff', 'messages'],
      queryFn: ({ signal }) => call(getStaffMessages, { signal }),
      staleTime: minute,
    }),
}

/** Resolves when the server and this device have it; the other settings stay as they were read. */
export async function changeMessage(setting: MessageSetting): Promise<void> {
  await call(changeStaffMessages, { body: setting })
  const client = currentQueryClient()
  const { queryKey } = staffMessageQueries.own()
  client.setQueryData(
    queryKey,
    (before: ResponseOf<typeof getStaffMessages> | undefined) =>
      before && { settings: before.settings.map((each) => (each.kind === setting.kind ? setting : each)) },
  )
  await persistNow(client, queryKey)
}
