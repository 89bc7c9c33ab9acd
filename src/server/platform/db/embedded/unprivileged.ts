// PostgreSQL refuses to run as root. As root, its programs run under another user, or in a namespace where root is one.

import { spawnSync } from 'node:child_process'
import { chown, lstat, readdir } from 'node:fs/promises'
import { statSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** How to start a program: a command to put before it, and the ids to start it with. */
export type Runner = {
  prefix: readonly string[]
  ids: { uid: number; gid: number } | undefined
  owner: { uid: number; gid: number } | undefined
}

/** The user `nobody` of every Linux; it owns nothing else here. PostgreSQL refuses an id without a name, so 1000 would not do. */
const nobody = { uid: 65_534, gid: 65_534 }
const namespace = ['unshare', '-U', `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`, '--']
/** Where containers forbid namespaces: the user `nobody`, allowed to pass through root's closed folders. */
const ids = [`--reuid=${nobody.uid}`, `--regid=${nobody.gid}`, '--clear-groups']
const capable = ['setpriv', ...ids, '--inh-caps=+dac_override', '--ambient-caps=+dac_override', '--']

/** May anybody pass through every folder above (and including) this one? */
function isOpen(folder: string): boolean {
  for (let current = folder; ; current = dirname(current)) {
    if ((statSync(current).mode & 0o001) === 0) return false
    if (current === dirname(current)) return true
  }
}

function works([command, ...args]: readonly string[]): boolean {
  return spawnSync(command!, [...args, 'true']).status === 0
}

/** The way to run on the folders of the programs and of the data; throws with the way out when there is none. */
export function findRunner(folders: readonly string[]): Runner {
  if (process.getuid?.() !== 0) return { prefix: [], ids: undefined, owner: undefined }
  if (folders.every(isOpen)) return { prefix: [], ids: nobody, owner: nobody }
  if (works(namespace)) return { prefix: namespace, ids: undefined, owner: { uid: 0, gid: 0 } }
  if (works(capable)) return { prefix: capable, ids: undefined, owner: nobody }
  throw new Error(
    'PostgreSQL does not run as root here: start as an ordinary user, or set DATABASE_URL to a server of your own.',
  )
}

/** Hands a folder and all in it to the account that the runner uses. Nothing to do for an ordinary user. */
export async function handOver(folder: string, { owner }: Runner): Promise<void> {
  if (!owner || (await lstat(folder)).uid === owner.uid) return
  for (const entry of await readdir(folder, { recursive: true }))
    await chown(join(folder, entry), owner.uid, owner.gid)
  await chown(folder, owner.uid, owner.gid)
}
