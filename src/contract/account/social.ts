// Signing in through a provider: the provider and the failures.

import * as v from 'valibot'
import { socialProviders } from '#domain/people/social-providers.ts'

export const SocialProvider = v.picklist(socialProviders)
export type SocialProvider = v.InferOutput<typeof SocialProvider>

/** Why signing in through a provider failed. */
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
