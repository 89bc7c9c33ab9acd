// Reads a person's notifications with the data their texts need.

import { sql } from 'kysely'
import type { BookingStatus } from '#domain/booking/status.ts'
import type { NotificationKind, PaperEvent, ProposalEvent } from '#domain/notification/events.ts'
import type { PaperKind } from '#domain/papers/paper.ts'
import type { Day } from '#domain/rental/period.ts'
import type { Language } from '#domain/language.ts'
import type { UserType } from '#domain/people/role.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { statusOf } from './status-texts.ts'
import { sumOf, type Sum } from './sum-of.ts'

type Found = {
  id: string
  created_at: Date
  read_at: Date | null
  deleted_at: Date | null
  car_name: string
  reader: { type: UserType; language: Language }
}
export type BookingNotification = Found & {
  kind: NotificationKind
  booking_id: string
  reference: string
  from_at: Date
  sum: Sum | null
  status: BookingStatus | null
}
/** `car_name` is the name of the supplier, and `car` null, where the paper is the supplier’s own. */
export type PaperNotification = Found & {
  kind: PaperEvent
  paper: { kind: PaperKind; validUntil: Day; car: string | null }
}
/** `car_name` is the name of the place, in the reader's language. */
export type ProposalNotification = Found & { kind: ProposalEvent }
export type StoredNotification = BookingNotification | PaperNotification | ProposalNotification

const select = sql<StoredNotification>`
  SELECT n.id, n.kind, n.created_at, n.read_at, n.deleted_at, n.booking_id, b.reference, b.from_at, ${sumOf} AS sum,
    ${statusOf} AS status,
    COALESCE(c.name, s.name, l.fields -> 'name' ->> u.language) AS car_name,
    CASE WHEN p.id IS NOT NULL THEN json_build_object('kind', p.kind, 'validUntil', p.valid_until, 'car', p.car_id) END AS paper,
    json_build_object('type', u.type, 'language', u.language) AS reader
  FROM notifications n JOIN users u ON u.id = n.user_id
  LEFT JOIN bookings b ON b.id = n.booking_id LEFT JOIN papers p ON p.id = n.paper_id
  LEFT JOIN cars c ON c.id = COALESCE(b.car_id, p.car_id) LEFT JOIN suppliers s ON s.id = p.supplier_id
  LEFT JOIN place_proposals l ON l.id = n.proposal_id`

/**
 * A page of a person's notifications, latest first, and how many there are in all. `page` counts from 1. Only what is on the page is
 * read with its texts, however many are before it.
 */
export async function findNotifications(
  db: Db,
  userId: string,
  { page, size }: { page: number; size: number },
): Promise<{ rows: StoredNotification[]; total: number }> {
  const { rows } = await sql<StoredNotification>`
    ${select} WHERE n.id IN (SELECT id FROM notifications WHERE user_id = ${userId} AND deleted_at IS NULL
      ORDER BY created_at DESC, id DESC LIMIT ${size} OFFSET ${(page - 1) * size})
    ORDER BY n.created_at DESC, n.id DESC`.execute(db)
  const count = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM notifications WHERE user_id = ${userId} AND deleted_at IS NULL`.execute(
    db,
  )
  return { rows, total: count.rows[0]!.total }
}

/** All of a person's, also those that they deleted from the list, oldest first: for that person's own copy of their data. */
export async function findAllNotifications(db: Db, userId: string): Promise<StoredNotification[]> {
  const { rows } =
    await sql<StoredNotification>`${select} WHERE n.user_id = ${userId} ORDER BY n.created_at, n.id`.execute(
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
