// The rows of the table `schedules`: who of all processes runs what, and when it runs next.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

/** Milliseconds after which another process takes over from one that says nothing more. */
export const lease = 20_000

export type Held = { holder: string; now: Instant }

/** Adds those that are not known yet; they are due at once. */
export async function addSchedules(db: Db, names: readonly string[], now: Instant): Promise<void> {
  await db
    .insertInto('schedules')
    .values(names.map((name) => ({ name, next_at: new Date(now) })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

/** Takes what of these is due and nobody holds. Returns the names; no two processes get one. */
export async function takeDue(db: Db, names: readonly string[], { holder, now }: Held): Promise<string[]> {
  const at = new Date(now)
  const { rows } = await sql<{ name: string }>`
    UPDATE schedules SET holder = ${holder}, leased_until = ${new Date(now + lease)}
    WHERE name = ANY(${names}) AND next_at <= ${at} AND (leased_until IS NULL OR leased_until < ${at})
    RETURNING name`.execute(db)
  return rows.map(({ name }) => name)
}

const heldBy = (db: Db, name: string, holder: string) =>
  db.updateTable('schedules').where('name', '=', name).where('holder', '=', holder)

/** Says that a run goes on. */
export async function renew(db: Db, name: string, { holder, now }: Held): Promise<void> {
  await heldBy(db, name, holder)
    .set({ leased_until: new Date(now + lease) })
    .execute()
}

export type Run = { began: Instant; failures: number; nextAt: Instant }

/** Writes the end of a run and gives the schedule back; nothing where another process has taken over. */
export async function finish(
  db: Db,
  name: string,
  { began, failures, nextAt }: Run,
  { holder, now }: Held,
): Promise<void> {
  await heldBy(db, name, holder)
    .set({
      next_at: new Date(nextAt),
      holder: null,
      leased_until: null,
      last_at: new Date(now),
      last_took_ms: now - began,
      last_failures: failures,
    })
    .execute()
}
