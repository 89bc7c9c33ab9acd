// Read, unread, deleted. Every change names its owner, so that ids of other people's notifications touch nothing.

import { sql, type RawBuilder } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'

export type NotificationChange = 'read' | 'unread' | 'deleted'

/** Marking twice keeps the first moment. */
function assignment(change: NotificationChange, at: Date): RawBuilder<unknown> {
  if (change === 'read') return sql`read_at = COALESCE(n.read_at, ${at})`
  return change === 'unread' ? sql`read_at = NULL` : sql`deleted_at = ${at}`
}

/** Changes those of `ids` that are this person's. The rows are locked in one order: crossing requests never deadlock. */
export async function changeNotifications(
  db: Db,
  userId: string,
  ids: readonly string[],
  change: NotificationChange,
  now: Instant,
): Promise<void> {
  if (ids.length === 0) return
  await sql`
    WITH picked AS MATERIALIZED (
      SELECT id FROM notifications
      WHERE user_id = ${userId} AND deleted_at IS NULL AND id = ANY(${ids})
      ORDER BY id FOR UPDATE)
    UPDATE notifications n SET ${assignment(change, new Date(now))}
    FROM picked WHERE n.id = picked.id AND n.deleted_at IS NULL`.execute(db)
}
