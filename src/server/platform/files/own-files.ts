// All files of one person: for the copy of their data, and for the erasure.

import type { PersonalData } from '#contract/account/profile.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import type { FileStore } from './keep-file.ts'
import { noMaker } from './maker.ts'

const types = { jpg: 'image/jpeg', webp: 'image/webp', pdf: 'application/pdf' } as const

/** The files of a person: those they own, and those they sent that have no owner yet. Papers and inspections are their supplier's. */
function ownNames(db: Db, personId: string) {
  return db
    .selectFrom('files')
    .select(['name', 'kind', 'side'])
    .where((is) =>
      is.or([
        is.and([is('owner_id', '=', personId), is('kind', 'not in', ['paper', 'inspection'])]),
        is.and([is('owner_id', 'is', null), is('maker_person', '=', personId)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('name')
    .execute()
}

/** Whole, in base64. A file that was deleted at this moment is passed over. */
export async function readOwnFiles(
  { db, files }: FileStore,
  personId: string,
): Promise<PersonalData['files']> {
  const found: PersonalData['files'] = []
  for (const { name, kind, side } of await ownNames(db, personId)) {
    // One on its way to its supplier.
    if (kind === 'paper' || kind === 'inspection') continue
    const bytes = await files.get(name)
    const type = types[name.split('.')[1] as keyof typeof types]
    if (bytes) found.push({ kind, side, name, type, base64: bytes.toString('base64') })
  }
  return found
}

/** Takes all files away from the person. Returns their names, which the caller discards after the commit. */
export async function detachAllFiles(tx: Tx, personId: string): Promise<string[]> {
  const names = (await ownNames(tx, personId)).map(({ name }) => name)
  if (names.length > 0)
    await tx
      .updateTable('files')
      .set({ owner_id: null, ...noMaker })
      .where('name', 'in', names)
      .execute()
  // One that somebody else owns now keeps its owner, and forgets who sent it.
  await tx.updateTable('files').set({ maker_person: null }).where('maker_person', '=', personId).execute()
  return names
}
