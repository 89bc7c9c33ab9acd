// The port of an identity provider: where to send a person, and who came back.

import type { SocialProvider } from '#contract/account/social.ts'
import type { Instant } from '#domain/rental/period.ts'

/** What ties an attempt to one browser (state), its token to the attempt (nonce) and its code to us (PKCE). */
export type Bonds = { state: string; nonce: string; verifier: string }

export type Identity = {
  /** The provider's own name for the person, the same for ever. */
  subject: string
  email: string | null
  /** The provider says that the address is the person's. */
  emailVerified: boolean
  fullName: string | null
}

export type Provider = {
  /** The address at which the provider asks the person. Throws while the provider is away. */
  authorizeAt(bonds: Bonds, redirectUri: string): Promise<string>
  /** Who the code stands for. Throws for a code, a token or a key that is not to be trusted. */
  identify(code: string, bonds: Bonds, redirectUri: string, now: Instant): Promise<Identity>
}

/** Those that are configured. */
export type Providers = Partial<Record<SocialProvider, Provider>>
