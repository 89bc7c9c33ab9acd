// The keys of this start, held against those under which the files of this database are sealed.

import { sql } from 'kysely'
import type { Instant } from '#domain/rental/period.ts'
import { photoEndings } from '#server/platform/files/picture-endings.ts'
import type { Db, Tx } from '#server/platform/db/connect.ts'
import { inTransaction } from '#server/platform/http/security/in-transaction.ts'
import { keyName, type FileKey, type FileKeys } from './file-key.ts'
import type { FilePort } from '#server/platform/files/port.ts'
import { unseal } from './sealed.ts'

/** How many files are tried at the first start that knows of keys, until one is there. */
const samples = 20

/**
 * Makes the current key the one that seals. Returns the key that did so before, which is the same at most starts. Throws a
 * sentence when the files are sealed under a key that was not given.
 */
export async function adoptKeys(db: Db, files: FilePort, keys: FileKeys, now: Instant): Promise<FileKey> {
  const current = keyName(keys.current)
  return inTransaction(db, 'the site', async (tx) => {
    await sql`LOCK TABLE file_keys IN SHARE ROW EXCLUSIVE MODE`.execute(tx)
    const sealing = await tx
      .selectFrom('file_keys')
      .select('name')
      .where('replaced_at', 'is', null)
      .executeTakeFirst()
    const before = sealing
      ? [keys.current, ...keys.earlier].find((key) => keyName(key) === sealing.name)
      : await keyOfFiles(tx, files, keys)
    if (before === undefined) throw new Error(refusal(sealing?.name, current))
    if (sealing?.name === current) return before
    await write(tx, keyName(before), now)
    if (before.equals(keys.current)) return before
    await tx
      .updateTable('file_keys')
      .set({ replaced_at: new Date(now), gone_at: null })
      .where('replaced_at', 'is', null)
      .execute()
    await write(tx, current, now)
    return before
  })
}

async function write(tx: Tx, name: string, now: Instant): Promise<void> {
  await tx
    .insertInto('file_keys')
    .values({ name, first_used_at: new Date(now) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ replaced_at: null, gone_at: null }))
    .execute()
}

const refusal = (sealing: string | undefined, given: string) =>
  sealing === undefined
    ? 'The key of the files opens none of them: give the FILES_KEY (or the files.key) that they were sealed with.'
    : `The files of this site are sealed with the key named ${sealing}, and the one given is named ${given}. Give that key as FILES_KEY; to change keys, give the new one as FILES_KEY and that one as FILES_KEY_OLD.`

/** Files from before keys had names: which of the keys opens them. Where there are none it is the current one. */
async function keyOfFiles(tx: Tx, files: FilePort, keys: FileKeys): Promise<FileKey | undefined> {
  const rows = await tx.selectFrom('files').select('name').orderBy('created_at').limit(samples).execute()
  const photos = await tx.selectFrom('car_photos').select('id').orderBy('created_at').limit(samples).execute()
  const names = [...rows.map(({ name }) => name), ...photos.map(({ id }) => id + photoEndings[0]!)]
  for (const name of names) {
    const stored = await files.get(name)
    if (stored) return [keys.current, ...keys.earlier].find((key) => opens(name, stored, key))
  }
  return keys.current
}

function opens(name: string, stored: Buffer, key: FileKey): boolean {
  try {
    unseal(name, stored, { current: key, earlier: [] })
    return true
  } catch {
    return false
  }
}
