// Signing in through somebody else: who that can be, and what can go wrong.

import * as v from 'valibot'

export const socialProviders = ['facebook', 'apple', 'google'] as const
export const SocialProvider = v.picklist(socialProviders)
export type SocialProvider = v.InferOutput<typeof SocialProvider>

/** Why somebody comes back to the sign-in screen without being signed in. */
const socialProblems = [
  'off',
  'too-many',
  'expired',
  'failed',
  'no-email',
  'sign-in-first',
  'suspended',
] as const
export const SocialProblem = v.picklist(socialProblems)
export type SocialProblem = v.InferOutput<typeof SocialProblem>
