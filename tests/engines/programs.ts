// Programs of this machine: found, started, and told apart by what they say when they are ready.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { delimiter, join } from 'node:path'

/** The path of the first of these names that is installed. */
export function findProgram(...names: string[]): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/usr/local/bin']
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync)
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  return port
}

/** Starts a program; resolves to what the pattern finds in its words. Throws when it ends before. */
export async function startSaying(
  program: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  pattern: RegExp,
): Promise<{ child: ChildProcess; said: string }> {
  // The third stream is where Xvfb writes its display.
  const child = spawn(program, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'pipe'] })
  endWithUs(child)
  let written = ''
  const said = await new Promise<string>((resolve, reject) => {
    for (const stream of child.stdio.slice(1) as NodeJS.ReadableStream[])
      stream.on('data', (chunk: Buffer) => {
        written += chunk.toString()
        const found = pattern.exec(written)?.[1]
        if (found !== undefined) resolve(found)
      })
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}: ${written}`)))
  })
  return { child, said }
}

/** What is still running when this process ends, by a signal too, ends with it. */
export function endWithUs(child: ChildProcess): void {
  process.once('exit', () => child.kill('SIGTERM'))
}

export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  const patience = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await ended
  clearTimeout(patience)
}
