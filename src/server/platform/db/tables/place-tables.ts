// The table of 0085-place-proposals.sql.

import type { Generated, JSONColumnType } from 'kysely'
import type { PlaceFields } from '#contract/staff/site/place-fields.ts'
import type { ProposalState } from '#domain/location/proposal.ts'

export type PlaceProposalsTable = {
  id: string
  /** Null: an admin's own. */
  supplier_id: string | null
  fields: JSONColumnType<PlaceFields, string, string>
  /** As long as it is open. */
  picture: string | null
  meeting_picture: string | null
  state: Generated<ProposalState>
  reason: string | null
  proposed_at: Date
  decided_at: Date | null
}
