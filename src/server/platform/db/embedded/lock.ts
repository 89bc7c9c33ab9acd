// The lock that PostgreSQL keeps in its data folder, and when it is stale.

import { spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

/** The port names the socket's file; nothing listens on it. */
export const port = 5432

/** What PostgreSQL writes about itself; the file stays behind when it is killed. */
export async function readLock(data: string): Promise<{ pid: number; sockets: string | undefined }> {
  const [pid, , , , sockets] = (await readFile(join(data, 'postmaster.pid'), 'utf8').catch(() => '')).split(
    '\n',
  )
  return { pid: Number(pid), sockets }
}

/**
 * After a restart of the machine the pid in a lock may be another program's, and in a container a killed server may stay
 * a zombie: PostgreSQL takes both for a running server.
 */
export async function removeForeignLocks(data: string, sockets: string): Promise<void> {
  const { pid } = await readLock(data)
  if (!pid) return
  const state = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => askForProcess(pid))
  const isZombie = /^(State:\s*)?Z/m.test(state)
  if (state === '' || (state.includes('postgres') && !isZombie)) return
  await rm(join(data, 'postmaster.pid'), { force: true })
  await rm(join(sockets, `.s.PGSQL.${port}.lock`), { force: true })
}

/** Its state and its name, where there is no /proc; nothing when it is gone. */
const askForProcess = (pid: number) =>
  spawnSync('ps', ['-o', 'stat=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
