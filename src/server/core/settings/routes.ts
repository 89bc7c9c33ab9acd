// GET /api/settings and GET /api/language-suggestion.

import { getSettings, suggestLanguage } from '#contract/site/settings.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { cacheable, type Serve } from '#server/platform/http/serve.ts'
import { languageOfCountry } from './country-language.ts'
import { readSettings } from './read-settings.ts'
import type { FeatureFlags } from './feature-flags.ts'
import type { AreSuppliersHidden } from './hidden-suppliers.ts'

/** `countryHeader` is the header in which the proxy in front sends the caller's country. */
export function serveSettings(
  serve: Serve,
  db: Db,
  { flags, areSuppliersHidden }: { flags: FeatureFlags; areSuppliersHidden: AreSuppliersHidden },
  countryHeader: string,
): void {
  serve(getSettings, async ({ reply }) => {
    cacheable(reply)
    return {
      _id: 'settings',
      ...(await readSettings(db)),
      ...flags,
      hideSuppliers: await areSuppliersHidden(),
    }
  })

  serve(suggestLanguage, async ({ request }) => ({
    language: flags.languageByIp ? languageOfCountry(request.headers[countryHeader]) : null,
  }))
}
