// Pictures that nothing names go after a day: sent and never used, taken out of a form, of something that was deleted.

import { sql } from 'kysely'
import { day, type Instant } from '#domain/rental/period.ts'
import type { PicturesTable } from '#server/platform/db/tables/file-tables.ts'
import type { FileStore } from '#server/platform/files/keep-file.ts'
import { deleteFiles } from './keep-picture.ts'

/** Returns how many were found. Forms are kept for a day, and so is what they name. */
export async function purgePictures(store: FileStore, now: Instant): Promise<number> {
  // A form that is being saved moves `touched_at` under a lock, and this condition is checked again under it.
  const { rows } = await sql<Pick<PicturesTable, 'kind'> & { id: string }>`
    UPDATE pictures p SET is_discarded = true
    WHERE (is_discarded OR touched_at < ${new Date(now - day)})
      AND NOT EXISTS (SELECT FROM locations l WHERE l.picture = p.id OR l.meeting_picture = p.id)
      AND NOT EXISTS (SELECT FROM place_proposals o WHERE o.picture = p.id OR o.meeting_picture = p.id)
      AND NOT EXISTS (SELECT FROM suppliers s WHERE s.logo_picture = p.id)
    RETURNING id, kind`.execute(store.db)
  for (const { id, kind } of rows) await deleteFiles(store, id, kind)
  return rows.length
}
