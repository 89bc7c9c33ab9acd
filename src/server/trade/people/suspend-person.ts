// Suspending a person: their sessions end on the next request, because each asks for it. Bookings stay as they are.

import type { UserType } from '#domain/people/role.ts'
import type { Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { newId } from '#server/platform/http/tokens.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import { addNote } from './write-note.ts'

/** Admins are not locked out by each other; the account of a supplier is suspended as a supplier, with its fleet. */
export function maySuspend({ type, isSupplier }: { type: UserType; isSupplier: boolean }): boolean {
  return type !== 'admin' && !isSupplier
}

type Suspension = { id: string; viewer: Viewer; isSuspended: boolean; reason: string; now: Instant }

/**
 * Suspends somebody with a reason, or ends that; sent twice it is done once. Throws `not-found`, and `not-possible-now` for
 * an admin and the account of a supplier.
 */
export async function suspendPerson(
  db: Db,
  { id, viewer, isSuspended, reason, now }: Suspension,
): Promise<void> {
  await inTransaction(db, viewer, async (tx) => {
    const person = await tx
      .selectFrom('users')
      .leftJoin('suppliers', 'suppliers.id', 'users.id')
      .select(['type', 'blacklisted', 'suppliers.id as supplier'])
      .where('users.id', '=', id)
      .where('deleted_at', 'is', null)
      .forUpdate('users')
      .executeTakeFirst()
    if (!person) throw new Refusal('not-found')
    if (!maySuspend({ type: person.type, isSupplier: person.supplier !== null }))
      throw new Refusal('not-possible-now')
    if (person.blacklisted === isSuspended) return
    await tx.updateTable('users').set({ blacklisted: isSuspended }).where('id', '=', id).execute()
    const actor = viewer.person!.id
    const kind = isSuspended ? 'suspended' : 'reinstated'
    await addNote(tx, { id: newId(), person: id, author: actor, kind, text: reason, now })
    await recordAct(tx, { actor, action: kind, entity: 'person', entityId: id }, now)
  })
}
