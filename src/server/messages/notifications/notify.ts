// Notifies everybody an event concerns, in the transaction in which it happens: both happen or neither does.

import { sql, type RawBuilder } from 'kysely'
import {
  audiences,
  isMailed,
  type NotificationKind,
  type PaperEvent,
  type ProposalEvent,
} from '#domain/notification/events.ts'
import type { UserType } from '#domain/people/role.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { queue } from '#server/platform/jobs/outbox/queue.ts'
import { queuePushes } from './queue-pushes.ts'

export type NotificationEvent = {
  kind: NotificationKind
  bookingId: string
  now: Instant
  /** For an event that one booking can have several of: what distinguishes this one (the id of its history row). */
  dedupe?: string
  /** Whole XAF that go back to the driver by it, or that a line of the deposit moves, where `dedupe` is no payment or refund that says it. */
  sum?: number | undefined
}

export type Recipient = { id: string; type: UserType; wants_mail: boolean; is_muted: boolean }

/**
 * Writes one notification for each person of the event's audience and queues the mails and pushes that belong to it. Returns
 * how many were written now: a repeated event is ignored, also for a person who has deleted its notification.
 */
export async function notify(
  tx: Tx,
  { kind, bookingId, now, dedupe = '', sum }: NotificationEvent,
): Promise<number> {
  const recipients = await findRecipients(tx, kind, bookingId)
  return writeNotifications(tx, recipients, {
    kind,
    about: { booking_id: bookingId },
    dedupe,
    sum,
    now,
    mail: 'notification',
    isMailed: ({ type, wants_mail: wantsMail }) => isMailed(kind, { type, wantsMail }),
  })
}

type Writing = {
  kind: NotificationKind | PaperEvent | ProposalEvent
  about:
    | { booking_id: string }
    | { booking_id: null; paper_id: string }
    | { booking_id: null; proposal_id: string }
  dedupe: string
  sum?: number | undefined
  now: Instant
  /** The outbox's kind of the mail; without one nobody is mailed. */
  mail?: string
  isMailed: (recipient: Recipient) => boolean
}

/** Writes one for each, and queues the mails and pushes. Returns how many were written now. */
export async function writeNotifications(
  tx: Tx,
  recipients: readonly Recipient[],
  { kind, about, dedupe, sum, now, mail, isMailed: isWanted }: Writing,
): Promise<number> {
  if (recipients.length === 0) return 0
  const created = await tx
    .insertInto('notifications')
    .values(
      recipients.map(({ id }) => ({
        id: newId(),
        user_id: id,
        kind,
        ...about,
        dedupe,
        sum: sum ?? null,
        created_at: new Date(now),
      })),
    )
    .onConflict((conflict) => conflict.constraint('told_once').doNothing())
    .returning(['id', 'user_id'])
    .execute()
  for (const { id, user_id: userId } of created) {
    if (mail === undefined || !isWanted(recipients.find((recipient) => recipient.id === userId)!)) continue
    await queue(tx, { kind: mail, dedupeKey: `notification:${id}`, payload: { notificationId: id }, now })
  }
  const muted = new Set(recipients.filter((each) => each.is_muted).map(({ id }) => id))
  const ids = created.filter(({ user_id: id }) => !muted.has(id)).map(({ id }) => id)
  await queuePushes(tx, ids, now)
  return created.length
}

/** Conditions on `users u`: staff want this kind neither by mail nor by push; anyone wants mails that are not receipts. */
export const isMuted = (kind: RawBuilder<unknown>) =>
  sql<boolean>`(u.type <> 'user' AND ${kind} = ANY(u.muted_kinds))`
export const wantsMail = (kind: RawBuilder<unknown>) =>
  sql<boolean>`(u.enable_email_notifications AND NOT ${isMuted(kind)})`

/** In one order, so that two transactions that notify the same people cannot deadlock. */
async function findRecipients(tx: Tx, kind: NotificationKind, bookingId: string): Promise<Recipient[]> {
  const { inApp, ownersOnly = false } = audiences[kind]
  const { rows } = await sql<Recipient>`
    SELECT id, type, ${wantsMail(sql`${kind}`)} AS wants_mail, ${isMuted(sql`${kind}`)} AS is_muted FROM users u WHERE id IN (
      SELECT driver_id FROM bookings WHERE id = ${bookingId} AND ${inApp.includes('user')}
      UNION SELECT t.user_id FROM bookings b JOIN staff_seats t ON t.supplier_id = b.supplier_id
        WHERE b.id = ${bookingId} AND ${inApp.includes('supplier')} AND (t.kind = 'owner' OR NOT ${ownersOnly})
      UNION SELECT id FROM users WHERE type = 'admin' AND ${inApp.includes('admin')})
      AND deleted_at IS NULL
    ORDER BY id`.execute(tx)
  return rows
}
