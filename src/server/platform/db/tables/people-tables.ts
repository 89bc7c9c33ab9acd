// The tables of people as TypeScript sees them. The migrations are the truth; this file follows them.

import type { Generated } from 'kysely'
import type { NotificationKind, PaperEvent } from '#domain/notification/events.ts'
import type { Language } from '#domain/language.ts'
import type { SeatKind, UserType } from '#domain/people/role.ts'

/** A calendar day; the driver hands it over as text, never as an instant. */
type DayColumn = string

export type UsersTable = {
  id: string
  type: UserType
  full_name: string
  email: string
  phone: string | null
  birth_date: DayColumn | null
  location: string | null
  bio: string | null
  avatar: string | null
  /** The attached licence's file. */
  license: string | null
  /** 0101-licence-backs.sql; never without `license`. */
  license_back: string | null
  language: Language
  enable_email_notifications: Generated<boolean>
  /** Kinds of messages that staff want neither by mail nor by push. */
  muted_kinds: Generated<(NotificationKind | PaperEvent)[]>
  blacklisted: Generated<boolean>
  verified: Generated<boolean>
  password_hash: string | null
  created_at: Generated<Date>
  deleted_at: Date | null
}

export type SessionsTable = {
  /** What its owner names it by; the token stays unknown. */
  id: Generated<string>
  token_hash: Buffer
  device: string | null
  user_id: string
  stay_connected: boolean
  created_at: Date
  last_seen_at: Date
  /** When it ends unless it is used before. */
  expires_at: Date
  token_made_at: Generated<Date>
  token_salt: Buffer | null
  previous_hash: Buffer | null
  /** Null until the token's successor was used. */
  previous_until: Date | null
}

/** Devices on which the owner has signed in, by the hash of their cookie. */
export type KnownDevicesTable = { user_id: string; device_hash: Buffer; last_used_at: Date }

export type LinkPurpose = 'activation' | 'reset'

export type AccountLinksTable = { id: string; user_id: string; purpose: LinkPurpose }

export type AccountTokensTable = { token_hash: Buffer; link_id: string; expires_at: Date }

export type BookingTokensTable = { token_hash: Buffer; booking_id: string; expires_at: Date }

/** Of an empty marketplace; used once. */
export type FirstAdminLinksTable = { token_hash: Buffer; expires_at: Date }

export type StaffSeatsTable = { user_id: string; supplier_id: string; kind: SeatKind }

/** 0050-people.sql: what admins write about a person. */
export type PersonNotesTable = {
  id: string
  person_id: string
  author_id: string
  kind: 'note' | 'suspended' | 'reinstated'
  text: string
  created_at: Date
}
