// What the routes of the account screens need: their search parameters and a loader.

import * as v from 'valibot'
import type { QueryClient } from '@tanstack/react-query'
import { Id } from '#contract/fields.ts'
import { SocialProblem, SocialProvider } from '#contract/social.ts'
import { settingsQueries } from '#client/api/settings.ts'

/** Account screens pass on where the person wanted to go. */
export const NextSearch = v.object({ next: v.fallback(v.optional(v.string()), undefined) })

/** What a provider's redirect passes to the sign-in screen. */
export const ArrivalSearch = v.object({
  ...NextSearch.entries,
  /** Who has been signed in. */
  in: v.fallback(v.optional(Id), undefined),
  stay: v.fallback(v.optional(v.literal('1')), undefined),
  problem: v.fallback(v.optional(SocialProblem), undefined),
  via: v.fallback(v.optional(SocialProvider), undefined),
})
export type ArrivalSearch = v.InferOutput<typeof ArrivalSearch>

/** Milliseconds that a screen waits for the settings; afterwards it opens without the row of providers. */
const longestWait = 500

/** Loads the providers before the form shows: a row that comes later would push the form down. */
export async function loadProviders(client: QueryClient): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([client.prefetchQuery(settingsQueries.current()), late])
}
