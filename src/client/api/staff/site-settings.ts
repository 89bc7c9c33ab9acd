// The settings of the site for admins, and the bank details that owners see.

import { queryOptions, type QueryKey, type QueryPersister } from '@tanstack/react-query'
import type { BodyInputOf, ResponseOf } from '#contract/endpoint.ts'
import {
  changeSiteSettings,
  getBankDetails,
  getSiteSettings,
  type SiteSettings,
} from '#contract/staff/site/settings.ts'
import { call } from '../http.ts'
import { currentQueryClient } from '../query-client.ts'
import { settingsQueries } from '../site/settings.ts'

/** What names an account is not kept on the device. */
const notPersisted = <T>(): { persister: QueryPersister<T, QueryKey, never> } => ({
  persister: (fetch, context) => fetch(context),
})

export const siteSettingsQueries = {
  /** Always asked anew: a form begins with it. */
  current: () =>
    queryOptions({
      queryKey: ['staff', 'site-settings'] as QueryKey,
      queryFn: ({ signal }) => call(getSiteSettings, { signal }),
      staleTime: 0,
      ...notPersisted<SiteSettings>(),
    }),
  bank: () =>
    queryOptions({
      queryKey: ['staff', 'bank-details'] as QueryKey,
      queryFn: ({ signal }) => call(getBankDetails, { signal }),
      staleTime: 0,
      ...notPersisted<ResponseOf<typeof getBankDetails>>(),
    }),
}

/** The settings as they are at the server. */
export const renewSiteSettings = (): Promise<void> =>
  currentQueryClient().invalidateQueries({ queryKey: siteSettingsQueries.current().queryKey })

/** Throws `changed-meanwhile` when the settings are another version than `was`. */
export async function changeSettings(body: BodyInputOf<typeof changeSiteSettings>): Promise<SiteSettings> {
  const settings = await call(changeSiteSettings, { body })
  const client = currentQueryClient()
  client.setQueryData(siteSettingsQueries.current().queryKey, settings)
  // What this device shows of the site follows.
  void client.invalidateQueries({ queryKey: settingsQueries.current().queryKey })
  return settings
}
