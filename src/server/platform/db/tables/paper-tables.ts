// The table of 0060-papers.sql and 0082-supplier-verification.sql.

import type { PaperKind } from '#domain/papers/paper.ts'

/** The file of a paper is owned by its supplier. */
export type PapersTable = {
  id: string
  supplier_id: string
  /** Null of a paper of the supplier itself. */
  car_id: string | null
  kind: PaperKind
  number: string
  /** A day as text; null is without an end. */
  valid_until: string | null
  file: string | null
  added_at: Date
  replaced_at: Date | null
}
