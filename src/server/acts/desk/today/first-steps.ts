// The progress of new staff through their first steps.

import { sql } from 'kysely'
import { stepsFor, type FirstStep, type StepDone } from '#domain/people/first-steps.ts'
import { staffRoleOf } from '#domain/people/staff-rights.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { ofFleet } from '#server/core/staff/ownership.ts'

type Found = Partial<Record<FirstStep, boolean>> & { hasBooking: boolean }

/** The first steps of the viewer with those that are done; null when there are none (domain/people/first-steps.ts). */
export async function findFirstSteps(db: Db, viewer: Viewer): Promise<StepDone[] | null> {
  const role = staffRoleOf(viewer.person)
  if (role === null || role === 'desk') return null
  const own = (column: string) => ofFleet(viewer, sql.ref(column))
  const { rows } = await sql<Found>`SELECT
    EXISTS (SELECT FROM bookings b WHERE ${own('b.supplier_id')}) AS "hasBooking",
    EXISTS (SELECT FROM locations) AS place,
    EXISTS (SELECT FROM suppliers) AS supplier,
    EXISTS (SELECT FROM suppliers s WHERE ${own('s.id')} AND s.about::text ~ '": *"[^"]') AS about,
    EXISTS (SELECT FROM cars c WHERE ${own('c.supplier_id')} AND c.retired_at IS NULL) AS car,
    EXISTS (SELECT FROM cars c JOIN car_photos p ON p.car_id = c.id WHERE ${own('c.supplier_id')}) AS photo,
    EXISTS (SELECT FROM cars c WHERE ${own('c.supplier_id')} AND c.available) AS listed`.execute(db)
  const { hasBooking, ...done } = rows[0]!
  return stepsFor(role, done, hasBooking)
}
