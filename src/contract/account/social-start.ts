// Addresses for signing in through a provider. The browser navigates to them; every answer is a redirect.

import * as v from 'valibot'
import { Language } from '../fields.ts'
import type { SocialProvider } from './social.ts'

/** What the start is asked: where to go afterwards, the language of a new account, and whether to stay connected. */
export const SocialStart = v.object({
  next: v.fallback(v.optional(v.pipe(v.string(), v.maxLength(2000))), undefined),
  l: v.fallback(v.optional(Language), undefined),
  stay: v.fallback(v.optional(v.literal('1')), undefined),
})
export type SocialStart = v.InferOutput<typeof SocialStart>

export const socialStartPath = '/api/social/:provider/start'
export const socialCallbackPath = '/api/social/:provider/callback'

/** Where the "continue with" link of a provider leads. */
export function socialStart(provider: SocialProvider, asked: SocialStart): string {
  const query = Object.entries(asked).filter(([, value]) => value !== undefined)
  const written = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')
  const path = socialStartPath.replace(':provider', provider)
  return written === '' ? path : `${path}?${written}`
}
