// The pair of web push outlives the key that it was derived from: it is derived once and kept, sealed under the key of the files.

import type { Db } from '#server/platform/db/connect.ts'
import { keyName, type FileKey, type FileKeys } from '#server/platform/files/keys/file-key.ts'
import { seal, sealedUnder, unseal } from '#server/platform/files/keys/sealed.ts'
import { derivedKeys, pairOf, type VapidKeys } from './vapid.ts'

const name = 'vapid'

/**
 * The installation's own pair. `original` is the key that sealed before this start: the first pair comes from it. A stolen
 * database cannot speak in our name. Throws when what is kept opens with none of the keys.
 */
export async function keptKeys(db: Db, keys: FileKeys, original: FileKey): Promise<VapidKeys> {
  const first = Buffer.from(derivedKeys(original).privateKey, 'base64url')
  await db
    .insertInto('installation_secrets')
    .values({ name, sealed: seal(name, first, keys.current) })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { sealed } = await db
    .selectFrom('installation_secrets')
    .select('sealed')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  const scalar = unseal(name, sealed, keys)
  if (sealedUnder(sealed) !== keyName(keys.current))
    await db
      .updateTable('installation_secrets')
      .set({ sealed: seal(name, scalar, keys.current) })
      .where('name', '=', name)
      .where('sealed', '=', sealed)
      .execute()
  return pairOf(scalar)
}
