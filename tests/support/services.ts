// Servers that a test starts for itself, where the system has its program.

import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findRunner, handOver } from '#server/platform/db/embedded/unprivileged.ts'

/** The first of these programs that the system has; null when it has none. */
export function findProgram(...names: string[]): string | null {
  return names.find((name) => !spawnSync(name, ['--version'], { stdio: 'ignore' }).error) ?? null
}

/** A port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

export type Service = { url: string; child: ChildProcess; stop: () => Promise<void> }

/** Starts a Redis or Valkey in memory. */
export async function startRedis(program: string, port: number): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'wouri-redis-'))
  const settings = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder]
  const child = spawn(program, settings, { stdio: 'ignore' })
  const ended = once(child, 'exit')
  await pause(300)
  return {
    url: `redis://127.0.0.1:${port}`,
    child,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

type Bounced = { host: string; port: number; user: string; database: string }

/** Starts PgBouncer in transaction mode before a database that listens on a socket, with few connections to share. */
export async function startPgBouncer(
  program: string,
  { database: { host, port: behind, user, database }, port }: { database: Bounced; port: number },
): Promise<Service> {
  const folder = await mkdtemp(join(tmpdir(), 'wouri-pgbouncer-'))
  const settings = join(folder, 'pgbouncer.ini')
  await writeFile(
    settings,
    [
      '[databases]',
      `${database} = host=${host} port=${behind} user=${user}`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = transaction',
      'default_pool_size = 4',
    ].join('\n'),
  )
  // It does not run as root either, and only who runs the database may open its socket.
  const runner = findRunner([host, folder])
  await handOver(folder, runner)
  const [command, ...rest] = [...runner.prefix, program, settings]
  const child = spawn(command, rest, { stdio: 'ignore', ...runner.ids })
  const ended = once(child, 'exit')
  await pause(300)
  return {
    url: `postgres://${user}@127.0.0.1:${port}/${database}`,
    child,
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}
