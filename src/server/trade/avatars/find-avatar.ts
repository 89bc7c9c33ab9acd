import type { FileStore } from '#server/platform/files/keep-file.ts'
import { fileName } from '#server/platform/files/port.ts'

/** The picture's bytes, or null when no avatar has the name; licences are not served here. */
export async function findAvatar({ db, files }: FileStore, name: string): Promise<Buffer | null> {
  if (!fileName.test(name)) return null
  const row = await db
    .selectFrom('files')
    .select('name')
    .where('name', '=', name)
    .where('kind', '=', 'avatar')
    .where('owner_id', 'is not', null)
    .executeTakeFirst()
  return row ? files.get(name) : null
}
