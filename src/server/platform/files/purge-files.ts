// Deletes, after a day, uploads that were never used and files that a crash left behind.

import { hour, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { discardFile } from './keep-file.ts'
import { noMaker } from './maker.ts'
import type { FilePort } from './port.ts'

/** How long a temporary upload is kept (rule 7). */
const temporaryFor = 24 * hour

/** Deletes temporary files older than a day and files without an owner. Returns how many were found. */
export async function purgeTemporaryFiles(db: Db, files: FilePort, now: Instant): Promise<number> {
  // Release first, then delete: from here on no checkout can attach one of them.
  const released = await db
    .updateTable('files')
    .set(noMaker)
    .where('owner_id', 'is', null)
    .where((is) =>
      is.or([
        is('created_at', '<', new Date(now - temporaryFor)),
        is.and([is('maker_person', 'is', null), is('maker_device', 'is', null)]),
      ]),
    )
    .returning('name')
    .execute()
  for (const { name } of released) await discardFile({ db, files }, name)
  return released.length
}
