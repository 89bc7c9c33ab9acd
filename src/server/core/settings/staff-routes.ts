// The settings of the site for admins, and the bank details for owners. The guard of the prefix asks for the right.

import { changeSiteSettings, getBankDetails, getSiteSettings } from '#contract/staff/site/settings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Serve } from '#server/platform/http/serve.ts'
import { changeSettings, readBankDetails, readSiteSettings } from './site-settings.ts'

/** `areSuppliersHidden`: by the operator, whatever admins switch. */
export function serveSiteSettings(serve: Serve, db: Db, areSuppliersHidden: boolean): void {
  const read = async () => ({ ...(await readSiteSettings(db)), areSuppliersHidden })
  serve(getSiteSettings, read)
  serve(changeSiteSettings, async ({ body, viewer, now }) => {
    await changeSettings(db, body, { viewer, now })
    return read()
  })
  serve(getBankDetails, () => readBankDetails(db))
}
