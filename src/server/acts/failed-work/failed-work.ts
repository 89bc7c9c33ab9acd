// Work of the outbox that was given up: what admins see of it, and trying it again.

import { sql } from 'kysely'
import { mostFailedWork, type FailedWork } from '#contract/staff/site/failed-work.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Row = Omit<FailedWork, 'since' | 'givenUpAt'> & { since: Date; givenUpAt: Date }

/** The newest first, with how much there is in all. Identifiers and codes only: the receiver of a mail is not shown. */
export async function findFailedWork(db: Db): Promise<{ work: FailedWork[]; total: number }> {
  const { rows } = await sql<Row>`
    SELECT o.id::text AS _id, o.kind, COALESCE(o.first_try_at, o.run_at) AS since, o.dead_at AS "givenUpAt",
      o.attempts AS tries, COALESCE(o.last_error, 'unknown') AS error, b.id AS "bookingId"
    FROM outbox o
    LEFT JOIN payments p ON p.id = o.payload ->> 'paymentId'
    LEFT JOIN bookings b ON b.id = COALESCE(o.payload ->> 'bookingId', p.booking_id)
    WHERE o.dead_at IS NOT NULL ORDER BY o.dead_at DESC, o.id DESC LIMIT ${mostFailedWork}`.execute(db)
  const { total } = await db
    .selectFrom('outbox')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('dead_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const work = rows.map(({ since, givenUpAt, ...rest }) => ({
    ...rest,
    since: since.toISOString(),
    givenUpAt: givenUpAt.toISOString(),
  }))
  return { work, total }
}

/** Puts given up work back as if it had never been tried. Returns how much it was; each is in the audit. */
export async function retryWork(
  db: Db,
  ids: readonly string[],
  { viewer, now }: { viewer: Viewer; now: Instant },
): Promise<number> {
  return inTransaction(db, viewer, async (tx) => {
    const retried = await tx
      .updateTable('outbox')
      .set({ dead_at: null, run_at: new Date(now), attempts: 0, first_try_at: null, leased_until: null })
      .where('id', 'in', ids)
      .where('dead_at', 'is not', null)
      .returning('id')
      .execute()
    const actor = viewer.person!.id
    for (const { id } of retried)
      await recordAct(tx, { actor, action: 'retried', entity: 'work', entityId: id }, now)
    return retried.length
  })
}
