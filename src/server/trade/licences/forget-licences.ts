// A licence is kept for disputes, and no longer: the file goes, and who looked at it stays in the record.

import { day, type Instant } from '#domain/rental/period.ts'
import { recordAct } from '#server/core/audit/record-act.ts'
import { rentsSince } from '#server/bookings/rentals-near.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { detachFile } from '#server/platform/files/attach-file.ts'
import { discardFile, type FileStore } from '#server/platform/files/keep-file.ts'

/** After the end of the last rental, or after it was sent when that came later (rule 13). */
const keptFor = 30 * day

/** How many licences one look takes. */
const batchSize = 200

/** The owners of licences of which no side was sent since, in the order of their ids, from `after` on. */
function findOwners(db: Db, now: Instant, after: string) {
  return db
    .selectFrom('files')
    .select('owner_id')
    .where('kind', '=', 'licence')
    .where('owner_id', '>', after)
    .groupBy('owner_id')
    .having(({ fn }) => fn.max('created_at'), '<', new Date(now - keptFor))
    .orderBy('owner_id')
    .limit(batchSize)
    .$narrowType<{ owner_id: string }>()
    .execute()
}

/** Deletes the licences whose time is over. Returns how many there were. */
export async function forgetLicences(store: FileStore, now: Instant): Promise<number> {
  let gone = 0
  for (let after = ''; ;) {
    const owners = (await findOwners(store.db, now, after)).map((row) => row.owner_id)
    const renting = await rentsSince(store.db, owners, now - keptFor)
    for (const ownerId of owners.filter((id) => !renting.has(id))) {
      const names = await inTransaction(store.db, 'the site', (tx) => forgetLicence(tx, ownerId, now))
      if (names.length === 0) continue
      for (const name of names) await discardFile(store, name)
      gone += 1
    }
    if (owners.length < batchSize) return gone
    after = owners.at(-1)!
  }
}

/** Checked again under the lock: its owner may have booked, or sent another one, at this moment. */
async function forgetLicence(tx: Tx, ownerId: string, now: Instant): Promise<string[]> {
  await tx.selectFrom('users').select('id').where('id', '=', ownerId).forNoKeyUpdate().execute()
  const isOld = await tx
    .selectFrom('files')
    .select('owner_id')
    .where('owner_id', '=', ownerId)
    .where('kind', '=', 'licence')
    .groupBy('owner_id')
    .having(({ fn }) => fn.max('created_at'), '<', new Date(now - keptFor))
    .executeTakeFirst()
  if (!isOld || (await rentsSince(tx, [ownerId], now - keptFor)).size > 0) return []
  await recordAct(tx, { actor: 'clock', action: 'forgotten', entity: 'licence', entityId: ownerId }, now)
  return detachFile(tx, 'licence', ownerId)
}
