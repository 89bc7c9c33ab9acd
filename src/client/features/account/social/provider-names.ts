import type { SocialProvider } from '#contract/social.ts'

/** Names of companies: the same in every language. */
export const providerNames: Record<SocialProvider, string> = {
  facebook: 'Facebook',
  apple: 'Apple',
  google: 'Google',
}
