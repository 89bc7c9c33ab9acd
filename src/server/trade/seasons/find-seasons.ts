// The seasons of a fleet with their cars.

import { sql } from 'kysely'
import type { StaffSeason } from '#contract/staff/fleet/seasons.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

type SeasonQuery = { viewer: Viewer; supplier?: string | undefined; id?: string }

/** Those of the viewer's fleet, or of the named supplier for an admin, by their days; of one id where it is given. */
export async function listSeasons(db: Db, { viewer, supplier, id }: SeasonQuery): Promise<StaffSeason[]> {
  const { rows } = await sql<StaffSeason>`
    SELECT z.id AS "_id", json_build_object('_id', s.id, 'name', s.name) AS supplier, z.name,
      z.first_day AS "firstDay", z.last_day AS "lastDay", z.daily_price AS "dailyPrice", z.percent, z.version,
      COALESCE((SELECT json_agg(x.car_id ORDER BY x.car_id) FROM season_cars x WHERE x.season_id = z.id), '[]') AS cars
    FROM seasons z JOIN suppliers s ON s.id = z.supplier_id
    WHERE ${ofFleet(viewer, sql`z.supplier_id`)}
      AND ${supplier === undefined ? sql`true` : sql`z.supplier_id = ${supplier}`}
      AND ${id === undefined ? sql`true` : sql`z.id = ${id}`}
    ORDER BY z.first_day, s.name, z.id`.execute(db)
  return rows
}

/** Throws `not-found` outside the viewer's fleet. */
export async function readSeason(db: Db, id: string, viewer: Viewer): Promise<StaffSeason> {
  const [found] = await listSeasons(db, { viewer, id })
  if (!found) throw new Refusal('not-found')
  return found
}
