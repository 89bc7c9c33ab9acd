// Search parameters and a loader for the routes of the account screens.

import * as v from 'valibot'
import type { QueryClient } from '@tanstack/react-query'
import { Id } from '#contract/fields.ts'
import { SocialProblem, SocialProvider } from '#contract/account/social.ts'
import { settingsQueries } from '#client/api/site/settings.ts'
import { orNothing } from '#client/search-string.ts'

/** Account screens pass on where the person wanted to go. */
export const NextSearch = v.object({ next: orNothing(v.string()) })

/** What a provider's redirect passes to the sign-in screen. */
export const ArrivalSearch = v.object({
  ...NextSearch.entries,
  /** Who has been signed in. */
  in: orNothing(Id),
  stay: orNothing(v.literal('1')),
  problem: orNothing(SocialProblem),
  via: orNothing(SocialProvider),
})
export type ArrivalSearch = v.InferOutput<typeof ArrivalSearch>

/** Milliseconds that a screen waits for the settings; afterwards it opens without the row of providers. */
const longestWait = 500

/** Loads the providers before the form shows: a row that comes later would push the form down. */
export async function loadProviders(client: QueryClient): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, longestWait))
  await Promise.race([client.prefetchQuery(settingsQueries.current()), late])
}
