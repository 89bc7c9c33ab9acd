// Taking back an upload that was not used.

import { Refusal } from '../http/refusal.ts'
import type { Viewer } from '../http/serve.ts'
import { discardFile, type FileStore } from '../files/keep-file.ts'
import { madeBy, nobody } from '../files/maker.ts'
import { fileName } from '../files/port.ts'

/** Throws `not-found` unless it is a temporary licence that the viewer sent. */
export async function discardTemporary(store: FileStore, name: string, viewer: Viewer): Promise<void> {
  if (!fileName.test(name)) throw new Refusal('not-found')
  const found = await store.db
    .updateTable('files')
    .set(nobody)
    .where('name', '=', name)
    .where('kind', '=', 'licence')
    .where('owner_id', 'is', null)
    .where(madeBy(viewer))
    .returning('name')
    .executeTakeFirst()
  if (!found) throw new Refusal('not-found')
  await discardFile(store, name)
}
