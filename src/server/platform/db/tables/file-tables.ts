// The tables of 0005-files.sql: uploads, and who looked at a licence.

import type { ColumnType, Generated } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { LicenceRefusal } from '#domain/people/licence-check.ts'

export type FilesTable = {
  name: string
  kind: 'licence' | 'avatar' | 'paper' | 'inspection'
  /** Null as long as it is temporary. */
  owner_id: string | null
  maker_person: string | null
  /** sha256 of the device's cookie. */
  maker_device: Buffer | null
  created_at: Date
  /** 0084-file-keys.sql; the name of a key, null until somebody has looked. */
  sealed_under: Generated<string | null>
  /** 0101-licence-backs.sql; only a licence has a back. */
  side: Generated<'front' | 'back'>
}

/** 0022-car-photos.sql */
export type CarPhotosTable = {
  id: string
  /** Null until its files are stored, and when they wait for their deletion. */
  car_id: string | null
  /** 1 is the card's. */
  position: number | null
  created_at: Date
  sealed_under: Generated<string | null>
}

/** 0084-file-keys.sql */
export type FileKeysTable = {
  name: string
  first_used_at: Date
  /** Null of the one key that seals. */
  replaced_at: Generated<Date | null>
  gone_at: Generated<Date | null>
}

/** 0084-file-keys.sql */
export type InstallationSecretsTable = { name: string; sealed: Buffer }

/** 0064-place-details.sql */
export type PicturesTable = {
  id: string
  kind: 'photo' | 'logo'
  created_at: Date
  touched_at: Date
  is_discarded: Generated<boolean>
  sealed_under: Generated<string | null>
}

/** 0066-rental-conditions.sql */
export type RentalConditionsTable = {
  id: string
  supplier_id: string
  language: Language
  bytes: number
  created_at: Date
  is_current: Generated<boolean>
  /** 0087-retention.sql */
  replaced_at: Generated<Date | null>
  sealed_under: Generated<string | null>
}

export type AuditTable = {
  id: Generated<string>
  at: Date
  actor: string
  action: string
  entity: string
  entity_id: string
  /** By field, what it was before and after: of the settings of the site, and of money that goes back. */
  changes: ColumnType<AuditChanges | null, string | undefined, never>
}

export type AuditChanges = Record<
  string,
  { before: string | number | boolean; after: string | number | boolean }
>

/** 0051-licence-checks.sql */
export type LicenceChecksTable = {
  file: string
  /** Null is verified. */
  refusal: LicenceRefusal | null
  checked_by: string
  checked_at: Date
}
