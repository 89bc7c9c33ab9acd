import * as v from 'valibot'
import { Id } from '#contract/fields.ts'
import { SocialProblem, SocialProvider } from '#contract/social.ts'
import { NextSearch } from '#client/features/account/next-search.ts'

/** What the way back from a provider says to the sign-in screen. */
export const ArrivalSearch = v.object({
  ...NextSearch.entries,
  /** Who has been signed in. */
  in: v.fallback(v.optional(Id), undefined),
  stay: v.fallback(v.optional(v.literal('1')), undefined),
  problem: v.fallback(v.optional(SocialProblem), undefined),
  via: v.fallback(v.optional(SocialProvider), undefined),
})
export type ArrivalSearch = v.InferOutput<typeof ArrivalSearch>
