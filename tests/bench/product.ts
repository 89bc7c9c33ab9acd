// A product to measure: the built app with its demonstration world, on a port and a database of its own.

import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

export type Product = { url: string; stop: () => Promise<void> }

const root = resolve(import.meta.dirname, '../..')
/** Seconds: the first start of a clone installs and builds. */
const patience = 600

function freePort(): Promise<number> {
  return new Promise((found) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => found(port))
    })
  })
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Returns the address once it answers. Throws when it ends before, or does not answer in time. */
export async function startProduct(): Promise<Product> {
  const data = mkdtempSync(join(tmpdir(), 'wouri-bench-'))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const server = spawn(process.execPath, ['src/scripts/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), WOURI_DATA: data, RATE_PROVIDERS: 'off' },
  })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const stop = async () => {
    server.kill('SIGTERM')
    await ended
    rmSync(data, { recursive: true, force: true })
  }
  for (
    const end = Date.now() + patience * 1000;
    Date.now() < end && server.exitCode === null;
    await wait(200)
  ) {
    if (await isReady(url)) return { url, stop }
  }
  await stop()
  throw new Error(
    server.exitCode === null
      ? 'The product did not answer in time.'
      : 'The product ended before it answered.',
  )
}
