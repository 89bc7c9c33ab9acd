// A guest who turns out to have an account: what was booked without it becomes the account's, in one transaction.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { claimColumns, isUnclaimed } from '#server/core/accounts/unclaimed.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { lockBookings } from '#server/bookings/open-bookings.ts'
import type { Tx } from '#server/platform/db/connect.ts'
import { detachFile } from '#server/platform/files/attach-file.ts'
import { discardFile, type FileSide, type FileStore } from '#server/platform/files/keep-file.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

type Merge = { guest: string; into: string; viewer: Viewer; now: Instant }

/** What the guest's row keeps of an address: it leads to nobody, and says into whom it went. */
const mergedAddress = ({ guest, into }: Pick<Merge, 'guest' | 'into'>) =>
  `merged-${guest}-${into}@wouri.invalid`.toLowerCase()

/**
 * Moves bookings with their money, notifications, notes and the licence to the account, and ends the guest. Of two licences
 * the one sent later stays, as if its driver had sent both. Sent again it is done once. Throws `not-found` for nobody and who
 * was erased, and `not-possible-now` unless it is a guest who goes into a driver's account that is not suspended.
 */
export async function mergeGuest(store: FileStore, merge: Merge): Promise<void> {
  if (merge.guest === merge.into) return
  const files = await inTransaction(store.db, merge.viewer, (tx) => move(tx, merge))
  for (const file of files) await discardFile(store, file)
}

/** Returns the names of files that nobody has any more. */
async function move(tx: Tx, merge: Merge): Promise<string[]> {
  const { guest, into, viewer, now } = merge
  const actor = viewer.person!.id
  // Bookings before people, as everywhere. A booking that the guest is making holds their row: this waits for it.
  await lockBookings(tx, guest)
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email', ...claimColumns])
    .where('id', 'in', [guest, into])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const from = rows.find(({ id }) => id === guest)
  const to = rows.find(({ id }) => id === into)
  if (from?.email === mergedAddress(merge)) return []
  if (!from || !to || from.deleted_at !== null || to.deleted_at !== null) throw new Refusal('not-found')
  if (!isUnclaimed(from) || isUnclaimed(to) || to.type !== 'user' || to.blacklisted)
    throw new Refusal('not-possible-now')

  await tx.updateTable('bookings').set({ driver_id: into }).where('driver_id', '=', guest).execute()
  await tx.updateTable('notifications').set({ user_id: into }).where('user_id', '=', guest).execute()
  await tx.updateTable('person_notes').set({ person_id: into }).where('person_id', '=', guest).execute()
  // A link that was mailed must not open what is left of the guest.
  await tx.deleteFrom('account_links').where('user_id', '=', guest).execute()
  const files = await moveLicence(tx, { guest, into })
  await tx
    .updateTable('users')
    .set({
      full_name: 'Merged guest',
      email: mergedAddress(merge),
      phone: null,
      birth_date: null,
      location: null,
      bio: null,
      deleted_at: new Date(now),
    })
    .where('id', '=', guest)
    .execute()
  for (const entityId of [guest, into])
    await recordAct(tx, { actor, action: 'merged', entity: 'person', entityId }, now)
  return files
}

/** Each has one licence at most, and it goes or stays with its back; returns the names of the files that go. */
async function moveLicence(tx: Tx, { guest, into }: Pick<Merge, 'guest' | 'into'>): Promise<string[]> {
  const { rows } = await sql<{
    owner_id: string
    name: string
    side: FileSide
  }>`SELECT owner_id, name, side FROM files
    WHERE kind = 'licence' AND owner_id IN (${guest}, ${into}) ORDER BY created_at DESC, name FOR UPDATE`.execute(
    tx,
  )
  const latest = rows[0]?.owner_id
  if (latest === undefined) return []
  const gone = await detachFile(tx, 'licence', latest === guest ? into : guest)
  if (latest === into) return gone
  const nameOf = (side: FileSide) =>
    rows.find((row) => row.owner_id === guest && row.side === side)?.name ?? null
  await tx
    .updateTable('files')
    .set({ owner_id: into })
    .where('owner_id', '=', guest)
    .where('kind', '=', 'licence')
    .execute()
  await tx.updateTable('users').set({ license: null }).where('id', '=', guest).execute()
  await tx
    .updateTable('users')
    .set({ license: nameOf('front'), license_back: nameOf('back') })
    .where('id', '=', into)
    .execute()
  return gone
}
