// Taking a temporary upload out of use.

import type { Db } from '#server/platform/db/connect.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'
import type { FileKind } from './keep-file.ts'
import { madeBy, noMaker } from './maker.ts'
import { fileName } from './port.ts'

/** Releases a temporary file and returns its name, which the caller discards. Throws `not-found` unless the viewer sent it. */
export async function giveUpTemporary(db: Db, kind: FileKind, name: string, viewer: Viewer): Promise<string> {
  if (!fileName.test(name)) throw new Refusal('not-found')
  const found = await db
    .updateTable('files')
    .set(noMaker)
    .where('name', '=', name)
    .where('kind', '=', kind)
    .where('owner_id', 'is', null)
    .where(madeBy(viewer))
    .returning('name')
    .executeTakeFirst()
  if (!found) throw new Refusal('not-found')
  return found.name
}
