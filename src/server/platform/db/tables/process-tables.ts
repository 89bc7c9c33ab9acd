// The tables of 0080-shared-limits.sql and 0081-schedules.sql: what several processes count, remember and do together.

import type { Generated } from 'kysely'

export type RateLimitsTable = {
  key: string
  points: Generated<number>
  expire: string | null
}

export type RecaptchaPassesTable = {
  token_hash: Buffer
  address_hash: Buffer
  until: Date
}

export type SchedulesTable = {
  name: string
  next_at: Date
  holder: string | null
  leased_until: Date | null
  last_at: Date | null
  last_took_ms: number | null
  last_failures: Generated<number>
}
