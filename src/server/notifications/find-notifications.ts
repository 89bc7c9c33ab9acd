// Reads a person's notifications with the data their texts need.

import { sql } from 'kysely'
import type { NotificationKind } from '#domain/notification/events.ts'
import type { Language } from '#domain/language.ts'
import type { UserType } from '#domain/people/role.ts'
import type { Db } from '../db/connect.ts'

export type FoundNotification = {
  id: string
  kind: NotificationKind
  created_at: Date
  read_at: Date | null
  deleted_at: Date | null
  booking_id: string
  reference: string
  from_at: Date
  car_name: string
  reader: { type: UserType; language: Language }
}

const select = sql<FoundNotification>`
  SELECT n.id, n.kind, n.created_at, n.read_at, n.deleted_at, n.booking_id, b.reference, b.from_at, c.name AS car_name,
    json_build_object('type', u.type, 'language', u.language) AS reader
  FROM notifications n JOIN users u ON u.id = n.user_id
  JOIN bookings b ON b.id = n.booking_id JOIN cars c ON c.id = b.car_id`

/** A page of a person's notifications, latest first, and how many there are in all. `page` counts from 1. */
export async function findNotifications(
  db: Db,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: FoundNotification[]; total: number }> {
  const { rows } = await sql<FoundNotification>`
    ${select} WHERE n.user_id = ${userId} AND n.deleted_at IS NULL
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${size} OFFSET ${(page - 1) * size}`.execute(db)
  const count = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM notifications WHERE user_id = ${userId} AND deleted_at IS NULL`.execute(
    db,
  )
  return { rows, total: count.rows[0]!.total }
}

/** All of a person's, also those that they deleted from the list, oldest first: for that person's own copy of their data. */
export async function findAllNotifications(db: Db, userId: string): Promise<FoundNotification[]> {
  const { rows } =
    await sql<FoundNotification>`${select} WHERE n.user_id = ${userId} ORDER BY n.created_at, n.id`.execute(
      db,
    )
  return rows
}

/** How many of a person's notifications are unread: counted each time, so that it can never drift. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM notifications
    WHERE user_id = ${userId} AND read_at IS NULL AND deleted_at IS NULL`.execute(db)
  return rows[0]!.count
}
