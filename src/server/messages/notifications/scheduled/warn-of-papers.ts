// The clock's event for owners: a paper of a car, or of the supplier itself, expires in 30, 7 or 1 days.

import { sql } from 'kysely'
import { paperEvent } from '#domain/notification/events.ts'
import { dueWarning, expiringUntil, type WarningDays } from '#domain/papers/paper.ts'
import { dayOf, type Day, type Instant } from '#domain/rental/period.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { findOwners } from '#server/messages/notifications/find-owners.ts'
import { writeNotifications } from '#server/messages/notifications/notify.ts'

type Expiring = { id: string; supplier: string; validUntil: Day; addedAt: Date; told: string[] | null }

/**
 * Tells the owners of a supplier once of each warning that is due, and returns how many notifications were written now.
 * Cars that are retired, and papers that a newer one has replaced, are left alone.
 */
export async function warnOfPapers(db: Db, now: Instant): Promise<number> {
  const today = dayOf(now)
  const { rows } = await sql<Expiring>`
    SELECT p.id, p.supplier_id AS supplier, p.valid_until AS "validUntil", p.added_at AS "addedAt",
      (SELECT array_agg(DISTINCT n.dedupe) FROM notifications n WHERE n.paper_id = p.id) AS told
    FROM papers p LEFT JOIN cars c ON c.id = p.car_id
    WHERE p.replaced_at IS NULL AND c.retired_at IS NULL
      AND p.valid_until BETWEEN ${today}::date AND ${expiringUntil(today)}::date
    ORDER BY p.valid_until, p.id`.execute(db)
  let written = 0
  for (const { id, supplier, validUntil, addedAt, told } of rows) {
    const due = dueWarning({ validUntil, added: dayOf(addedAt.getTime()) }, today)
    if (due === null || told?.includes(String(due))) continue
    written += await inTransaction(db, 'the site', (tx) => warn(tx, { id, supplier, due, now }))
  }
  return written
}

type Warning = { id: string; supplier: string; due: WarningDays; now: Instant }

async function warn(tx: Tx, { id, supplier, due, now }: Warning): Promise<number> {
  const owners = await findOwners(tx, supplier, paperEvent)
  return writeNotifications(tx, owners, {
    kind: paperEvent,
    about: { booking_id: null, paper_id: id },
    dedupe: String(due),
    now,
    mail: paperEvent,
    isMailed: ({ wants_mail: isWanted }) => isWanted,
  })
}
