// The daily examination: what it finds is kept, written to the log and told to the admins, each finding once.

import { sql } from 'kysely'
import { day, hour, type Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { notify } from '#server/messages/notifications/notify.ts'
import type { Violation } from './examine.ts'

export type AlarmPorts = {
  db: Db
  /** Examines the database on a connection that may take its time. */
  examine: () => Promise<Violation[]>
  /** Gets one line a finding, identifiers alone. */
  onFinding: (line: string) => void
  /** Called when mails were left in the outbox. */
  onQueued: () => void
}

/** Admins were told of these when they happened. */
const toldBefore = new Set([
  'a provider said what cannot be right',
  'staff know of a dispute',
  'a refund arrives within a day',
  'a refund is not refused',
])
/** When everything is wrong at once, the first ones say so. */
const mostTold = 20

/**
 * Examines once a day, whichever process asks first, and returns how many findings are new. A finding that is gone is
 * forgotten, so that it is told again should it come back. An examination that fails counts as none: the next call tries again.
 */
export async function raiseAlarms(ports: AlarmPorts, now: Instant): Promise<number> {
  const { db, examine, onFinding, onQueued } = ports
  if (!(await isDue(db, now))) return 0
  const violations = await examine()
  const { fresh, told } = await inTransaction(db, 'the site', async (tx) => {
    await keepVisit(tx, now)
    const kept = await keepFindings(tx, violations, now)
    const untold = kept.filter(({ rule }) => !toldBefore.has(rule)).slice(0, mostTold)
    return { fresh: kept, told: await tellAdmins(tx, untold, now) }
  })
  if (told > 0) onQueued()
  for (const { rule, id, problem } of fresh.slice(0, mostTold)) onFinding(`doctor: ${rule}: ${id} ${problem}`)
  if (fresh.length > mostTold) onFinding(`doctor: ${fresh.length} new findings in all; see npm run doctor`)
  return fresh.length
}

async function isDue(db: Db, now: Instant): Promise<boolean> {
  const recent = await db
    .selectFrom('doctor_visits')
    .select('began_at')
    .where('began_at', '>', new Date(now - day + hour / 2))
    .executeTakeFirst()
  return recent === undefined
}

async function keepVisit(tx: Tx, beganAt: Instant): Promise<void> {
  await sql`
    INSERT INTO doctor_visits (began_at) VALUES (${new Date(beganAt)})
    ON CONFLICT (singleton) DO UPDATE SET began_at = EXCLUDED.began_at`.execute(tx)
}

/** Returns those that were not found before. */
async function keepFindings(tx: Tx, violations: readonly Violation[], now: Instant): Promise<Violation[]> {
  const found = JSON.stringify(violations)
  await sql`DELETE FROM doctor_findings f WHERE NOT EXISTS (
    SELECT FROM jsonb_to_recordset(${found}::jsonb) AS v (rule text, id text) WHERE v.rule = f.rule AND v.id = f.id)`.execute(
    tx,
  )
  const { rows } = await sql<Violation>`
    INSERT INTO doctor_findings (rule, id, problem, found_at)
    SELECT DISTINCT ON (rule, id) rule, id, problem, ${new Date(now)}
    FROM jsonb_to_recordset(${found}::jsonb) AS v (rule text, id text, problem text)
    ON CONFLICT DO NOTHING RETURNING rule, id, problem`.execute(tx)
  return rows
}

/** A notification is about a booking: the one that a finding is of, or whose payment, refund or calendar entry it is of. */
async function tellAdmins(tx: Tx, findings: readonly Violation[], now: Instant): Promise<number> {
  let told = 0
  for (const { rule, id } of findings) {
    const { rows } = await sql<{ booking: string }>`
      SELECT id AS booking FROM bookings WHERE id = ${id}
      UNION ALL SELECT booking_id FROM payments WHERE id = ${id}
      UNION ALL SELECT p.booking_id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE r.id = ${id}
      UNION ALL SELECT booking_id FROM calendar_entries WHERE id = ${id} AND booking_id IS NOT NULL`.execute(
      tx,
    )
    const bookingId = rows[0]?.booking
    if (bookingId !== undefined)
      told += await notify(tx, { kind: 'records-wrong', bookingId, now, dedupe: `${rule} ${id} ${now}` })
  }
  return told
}
