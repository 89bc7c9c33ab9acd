// The tables of 0008-social.sql: whose account an identity opens, and the attempts that are under way.

import type { SocialProvider } from '#contract/account/social.ts'
import type { Language } from '#domain/language.ts'
import type { Generated } from 'kysely'

export type SocialIdentitiesTable = {
  provider: SocialProvider
  subject: string
  user_id: string
  created_at: Date
}

export type SocialAttemptsTable = {
  state: string
  provider: SocialProvider
  next: string | null
  language: Language | null
  stay_connected: boolean
  /** Who was signed in at the start. */
  user_id: string | null
  /** That session; null once it has ended. */
  session_id: Generated<string | null>
  /** The name that Apple sends beside the token, only the first time. */
  full_name: string | null
  expires_at: Date
}
