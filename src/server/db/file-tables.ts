// The tables of 0005-files.sql: uploads, and who looked at a licence.

import type { Generated } from 'kysely'

export type FilesTable = {
  name: string
  kind: 'licence' | 'avatar'
  /** Null as long as it is temporary. */
  owner_id: string | null
  maker_person: string | null
  /** sha256 of the device's cookie. */
  maker_device: Buffer | null
  created_at: Date
}

export type AuditTable = {
  id: Generated<string>
  at: Date
  actor: string
  action: string
  entity: string
  entity_id: string
}
