// What a person has done to their notifications and the server has not heard of yet: a layer over what the server said.
// Doing shows at once, because the layer does; taking back is taking away from the layer.

import * as v from 'valibot'
import type { NotificationChange } from '#client/api/notifications.ts'

const Pending = v.object({
  /** As the server knows it, for the count of unread ones. */
  wasRead: v.boolean(),
  isRead: v.optional(v.boolean()),
  isDeleted: v.optional(v.boolean()),
  /** A deletion goes out after this instant, in milliseconds: until then it can be undone. */
  heldUntil: v.optional(v.number()),
})
type Pending = v.InferOutput<typeof Pending>

/** By the notification's id. */
export const Changes = v.record(v.string(), Pending)
export type Changes = v.InferOutput<typeof Changes>

export type Changeable = { _id: string; isRead: boolean }
export type Act = { act: 'read' | 'unread' | 'undelete' } | { act: 'delete'; heldUntil: number }
export type Batch = Record<NotificationChange, string[]>

export const noChanges: Changes = {}

/** The layer after an act on some rows, given as they are shown. */
export function withAct(changes: Changes, rows: readonly Changeable[], act: Act): Changes {
  const next = { ...changes }
  for (const { _id: id, isRead } of rows) put(next, id, acted(next[id] ?? { wasRead: isRead }, act))
  return next
}

function acted(pending: Pending, act: Act): Pending {
  if (act.act === 'delete') return { ...pending, isDeleted: true, heldUntil: act.heldUntil }
  if (act.act === 'undelete') return kept(pending)
  return pending.isDeleted ? pending : { ...pending, isRead: act.act === 'read' }
}

/** Without its deletion. */
function kept({ wasRead, isRead }: Pending): Pending {
  return isRead === undefined ? { wasRead } : { wasRead, isRead }
}

/** An entry that changes nothing is no entry. */
function put(changes: Changes, id: string, pending: Pending): void {
  if (pending.isDeleted || pending.isRead !== undefined) changes[id] = pending
  else delete changes[id]
}

/** The rows as the person left them. */
export function shownRows<R extends Changeable>(rows: readonly R[], changes: Changes): R[] {
  return rows.flatMap((row) => {
    const { isDeleted, isRead = row.isRead } = changes[row._id] ?? {}
    if (isDeleted) return []
    return isRead === row.isRead ? row : { ...row, isRead }
  })
}

/** How many are unread, from the server's count. Never below zero, as both are asked at different times. */
export function shownUnread(count: number, changes: Changes): number {
  const difference = Object.values(changes).reduce((sum, { wasRead, isRead = wasRead, isDeleted }) => {
    const isUnread = !isDeleted && !isRead
    return sum + Number(isUnread) - Number(!wasRead)
  }, 0)
  return Math.max(0, count + difference)
}

/** What can go out at an instant. Who is to be deleted need not be marked first. */
export function sendable(changes: Changes, now: number): Batch {
  const batch: Batch = { deleted: [], read: [], unread: [] }
  for (const [id, { isDeleted, isRead, heldUntil = 0 }] of Object.entries(changes)) {
    if (!isDeleted) batch[isRead ? 'read' : 'unread'].push(id)
    else if (heldUntil <= now) batch.deleted.push(id)
  }
  return batch
}

/** The layer once the server has taken a change; what was done since then stays. */
export function settled(changes: Changes, change: NotificationChange, ids: readonly string[]): Changes {
  return without(changes, change, ids, true)
}

/** The layer once the server has refused a change: everything shows as it was before. */
export function refused(changes: Changes, change: NotificationChange, ids: readonly string[]): Changes {
  return without(changes, change, ids, false)
}

function without(
  changes: Changes,
  change: NotificationChange,
  ids: readonly string[],
  isTaken: boolean,
): Changes {
  const next = { ...changes }
  for (const id of ids) {
    const pending = next[id]
    if (pending === undefined) continue
    if (change === 'deleted') {
      if (isTaken) delete next[id]
      else put(next, id, kept(pending))
      continue
    }
    const isRead = change === 'read'
    const { wasRead, isRead: wish, ...deletion } = pending
    const isDone = wish === isRead
    put(next, id, {
      ...deletion,
      wasRead: isTaken ? isRead : wasRead,
      ...(!isDone && wish !== undefined && { isRead: wish }),
    })
  }
  return next
}
