// A prerendered page: the answers it was rendered with, and whether the app can hydrate it.

import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { PrerenderedState, stateId } from '#contract/prerendered-page.ts'
import { dayOf } from '#domain/rental/period.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import { rightNow } from '#client/store/clock.ts'
import { persistNow } from '#client/api/query-client.ts'

/** Null on the empty shell. */
function readState(): PrerenderedState | null {
  const text = document.getElementById(stateId)?.textContent
  if (!text) return null
  const state = v.safeParse(PrerenderedState, JSON.parse(text))
  return state.success ? state.output : null
}

/**
 * Puts the answers that the page carries into the query client. True when its markup is what the app would render itself:
 * in the active language, and proposing the dates of today.
 */
export function hydrateFromDocument(queryClient: QueryClient): boolean {
  const state = readState()
  if (state === null) return false
  hydrate(queryClient, state.queries as DehydratedState)
  for (const { queryKey } of queryClient.getQueryCache().getAll()) void persistNow(queryClient, queryKey)
  return state.language === currentLanguage() && dayOf(state.at) === dayOf(rightNow())
}
