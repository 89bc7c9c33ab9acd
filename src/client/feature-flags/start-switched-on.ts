// Starts the features that the operator has switched on. The code of a feature that is off is never fetched.

import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { settingsQueries } from '#client/api/site/settings.ts'
import { hasChosenLanguage } from '#client/i18n/preferences.ts'

/** Behind the first screen. Throws when the settings cannot be had; then everything stays off. */
export async function startSwitchedOn(client: QueryClient, router: AnyRouter): Promise<void> {
  const { analytics, languageByIp } = await client.fetchQuery(settingsQueries.current())
  if (analytics) (await import('./count-page-views.ts')).countPageViews(router)
  if (languageByIp && !hasChosenLanguage())
    await (await import('./country-language.ts')).followCountryLanguage()
}
