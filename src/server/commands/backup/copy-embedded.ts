// A copy of the embedded database while it runs, by PostgreSQL's own steps for a base backup: it is told when the copy begins and
// ends, and whatever was written meanwhile is made right from its log when the copy starts for the first time.

import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { EmbeddedPostgres } from '#server/platform/db/embedded.ts'
import { copyTree } from './copy-tree.ts'

/** What belongs to the running server alone, or is made again at a start. */
const ofTheServer =
  /^(postmaster\.(pid|opts)$|pg_wal\/|pg_replslot\/|pg_(stat_tmp|subtrans|notify|serial|snapshots|dynshmem)\/|backup_label|tablespace_map|backup_manifest|.*\/?pgsql_tmp)/

/** A segment of the log: timeline, file and segment, in hexadecimal. */
const segment = /^[0-9A-F]{24}$/

/** Copies the running server's data folder to `to`. Throws what the database or the disk says; nothing is left held. */
export async function copyEmbedded(
  connection: EmbeddedPostgres['connection'],
  data: string,
  to: string,
): Promise<void> {
  const client = new pg.Client({ ...connection, application_name: 'wouri-backup' })
  await client.connect()
  try {
    // Keeps the log from being thrown away meanwhile; it is gone with this connection.
    await client.query(
      `SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`,
    )
    const began = await client.query<{ segment: string }>(
      `SELECT pg_walfile_name(pg_backup_start('wouri', fast => true)) AS segment`,
    )
    await copyTree(data, to, { isWanted: (path) => !ofTheServer.test(path) })
    const ended = await client.query<{ segment: string; labelfile: string }>(
      `SELECT pg_walfile_name(lsn) AS segment, labelfile FROM pg_backup_stop(false)`,
    )
    await writeFile(join(to, 'backup_label'), ended.rows[0]!.labelfile, { mode: 0o600 })
    const [first, last] = [began.rows[0]!.segment, ended.rows[0]!.segment]
    await copyTree(join(data, 'pg_wal'), join(to, 'pg_wal'), {
      isWanted: (path) => segment.test(path) && path >= first && path <= last,
    })
  } finally {
    await client.end().catch(() => undefined)
  }
}
