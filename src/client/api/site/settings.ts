import { queryOptions } from '@tanstack/react-query'
import { getSettings, suggestLanguage } from '#contract/site/settings.ts'
import type { Language } from '#domain/language.ts'
import { minute } from '#domain/rental/period.ts'
import { call } from '../http.ts'

export const settingsQueries = {
  current: () =>
    queryOptions({
      queryKey: ['settings'],
      queryFn: ({ signal }) => call(getSettings, { signal }),
      staleTime: 10 * minute,
    }),
}

/** The language of the country that this device is in; null when the country is unknown. */
export async function fetchSuggestedLanguage(): Promise<Language | null> {
  return (await call(suggestLanguage, {})).language
}
