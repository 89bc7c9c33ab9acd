// Proposed places as their owners and admins see them.

import { sql } from 'kysely'
import { mostProposals, type PlaceProposal } from '#contract/staff/site/place-proposals.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

type Row = Omit<PlaceProposal, 'proposedAt' | 'decidedAt'> & { proposedAt: Date; decidedAt: Date | null }

/** Those of the viewer's supplier, or of all for an admin; with an id that one alone. Open ones first, each part latest first. */
export async function listProposals(db: Db, viewer: Viewer, id?: string): Promise<PlaceProposal[]> {
  const { rows } = await sql<Row>`
    SELECT p.id AS _id, p.fields, p.state, p.reason, p.proposed_at AS "proposedAt", p.decided_at AS "decidedAt",
      CASE WHEN s.id IS NOT NULL THEN json_build_object('_id', s.id, 'name', s.name) END AS supplier
    FROM place_proposals p LEFT JOIN suppliers s ON s.id = p.supplier_id
    WHERE ${ofFleet(viewer, sql`p.supplier_id`)} AND ${id === undefined ? sql`true` : sql`p.id = ${id}`}
    ORDER BY p.state <> 'open', COALESCE(p.decided_at, p.proposed_at) DESC, p.id LIMIT ${mostProposals}`.execute(
    db,
  )
  return rows.map(({ proposedAt, decidedAt, ...rest }) => ({
    ...rest,
    proposedAt: proposedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }))
}

/** Throws `not-found`, also for one of another supplier. */
export async function readProposal(db: Db, viewer: Viewer, id: string): Promise<PlaceProposal> {
  const [found] = await listProposals(db, viewer, id)
  if (!found) throw new Refusal('not-found')
  return found
}
