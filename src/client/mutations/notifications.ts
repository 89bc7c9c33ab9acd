// Changes to notifications that the server has not received yet: a layer over the server's data.

import * as v from 'valibot'
import type { NotificationChange } from '#client/api/site/notifications.ts'
import { mutationQueue, type Entries } from './mutation-queue.ts'

const PendingChange = v.object({
  /** As the server knows it, for the count of unread ones. */
  wasRead: v.boolean(),
  isRead: v.optional(v.boolean()),
  isDeleted: v.optional(v.boolean()),
  /** A deletion goes out after this instant, in milliseconds: until then it can be undone. */
  heldUntil: v.optional(v.number()),
})
export type PendingChange = v.InferOutput<typeof PendingChange>

/** By the notification's id. */
export type NotificationChanges = Entries<PendingChange>

export const notificationQueue = mutationQueue('notifications', { entry: PendingChange })

export type Changeable = { _id: string; isRead: boolean }
export type Act = { act: 'read' | 'unread' | 'undelete' } | { act: 'delete'; heldUntil: number }
export type Batch = Record<NotificationChange, string[]>

export const noChanges: NotificationChanges = {}

/** The layer after an act on some rows, given as they are shown. */
export function withAct(
  changes: NotificationChanges,
  rows: readonly Changeable[],
  act: Act,
): NotificationChanges {
  const next = { ...changes }
  for (const { _id: id, isRead } of rows) put(next, id, acted(next[id] ?? { wasRead: isRead }, act))
  return next
}

function acted(pending: PendingChange, act: Act): PendingChange {
  if (act.act === 'delete') return { ...pending, isDeleted: true, heldUntil: act.heldUntil }
  if (act.act === 'undelete') return undeleted(pending)
  return pending.isDeleted ? pending : { ...pending, isRead: act.act === 'read' }
}

/** Without its deletion. */
function undeleted({ wasRead, isRead }: PendingChange): PendingChange {
  return isRead === undefined ? { wasRead } : { wasRead, isRead }
}

/** Drops entries that change nothing. */
function put(changes: NotificationChanges, id: string, pending: PendingChange): void {
  if (pending.isDeleted || pending.isRead !== undefined) changes[id] = pending
  else delete changes[id]
}

/** The rows as the person left them. */
export function shownRows<R extends Changeable>(rows: readonly R[], changes: NotificationChanges): R[] {
  return rows.flatMap((row) => {
    const { isDeleted, isRead = row.isRead } = changes[row._id] ?? {}
    if (isDeleted) return []
    return isRead === row.isRead ? row : { ...row, isRead }
  })
}

/** How many are unread, from the server's count. Never below zero, as both are asked at different times. */
export function shownUnread(count: number, changes: NotificationChanges): number {
  const difference = Object.values(changes).reduce((sum, { wasRead, isRead = wasRead, isDeleted }) => {
    const isUnread = !isDeleted && !isRead
    return sum + Number(isUnread) - Number(!wasRead)
  }, 0)
  return Math.max(0, count + difference)
}

/** What can go out at an instant. Who is to be deleted need not be marked first. */
export function sendable(changes: NotificationChanges, now: number): Batch {
  const batch: Batch = { deleted: [], read: [], unread: [] }
  for (const [id, { isDeleted, isRead, heldUntil = 0 }] of Object.entries(changes)) {
    if (!isDeleted) batch[isRead ? 'read' : 'unread'].push(id)
    else if (heldUntil <= now) batch.deleted.push(id)
  }
  return batch
}

/** The layer once the server has taken a change; what was done since then stays. */
export function settled(
  changes: NotificationChanges,
  change: NotificationChange,
  ids: readonly string[],
): NotificationChanges {
  return without(changes, change, ids, true)
}

/** The layer once the server has refused a change: everything shows as it was before. */
export function refused(
  changes: NotificationChanges,
  change: NotificationChange,
  ids: readonly string[],
): NotificationChanges {
  return without(changes, change, ids, false)
}

function without(
  changes: NotificationChanges,
  change: NotificationChange,
  ids: readonly string[],
  isTaken: boolean,
): NotificationChanges {
  const next = { ...changes }
  for (const id of ids) {
    const pending = next[id]
    if (pending === undefined) continue
    if (change === 'deleted') {
      if (isTaken) delete next[id]
      else put(next, id, undeleted(pending))
      continue
    }
    const isRead = change === 'read'
    const { wasRead, isRead: wanted, ...deletion } = pending
    const isDone = wanted === isRead
    put(next, id, {
      ...deletion,
      wasRead: isTaken ? isRead : wasRead,
      ...(!isDone && wanted !== undefined && { isRead: wanted }),
    })
  }
  return next
}
