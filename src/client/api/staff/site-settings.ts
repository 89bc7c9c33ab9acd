// The settings of the site for admins, and the bank details that owners see.

import { queryOptions } from '@tanstack/react-query'
import type { BodyInputOf } from '#contract/endpoint.ts'
import {
  changeSiteSettings,
  getBankDetails,
  getSiteSettings,
  type SiteSettings,
} from '#contract/staff/site/settings.ts'
import { call } from '../http.ts'
import { notKept } from '../not-kept.ts'
import { currentQueryClient } from '../query-client.ts'
import { settingsQueries } from '../site/settings.ts'

/** What names an account is not kept on the device. */
export const siteSettingsQueries = {
  /** Always asked again: a form begins with it. */
  current: () =>
    queryOptions({
      queryKey: ['staff', 'site-settings'],
      queryFn: ({ signal }) => call(getSiteSettings, { signal }),
      staleTime: 0,
      ...notKept,
    }),
  bank: () =>
    queryOptions({
      queryKey: ['staff', 'bank-details'],
      queryFn: ({ signal }) => call(getBankDetails, { signal }),
      staleTime: 0,
      ...notKept,
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
