// The real process, as an operator starts it: on a free port of this machine, with everything that it writes.

import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
/** The compile cache of the whole run, so that the server's modules are compiled once and not by each process. */
const { NODE_COMPILE_CACHE } = process.env
const compiled = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE }

export type Process = {
  child: ChildProcess
  /** Null when it ended before it was ready. */
  url: string | null
  /** What it wrote so far, on both streams. */
  written: () => string
  /** Ends it in order. Returns its exit code. */
  stop: () => Promise<number | null>
}

/**
 * Runs a program of the server. Returns it once it is ready, or has ended. Its environment is `env`, with the path and the compile
 * cache of this process. `folder` is where another version of the product lies.
 */
export async function startProcess(
  env: Record<string, string>,
  program = 'src/server/main.ts',
  args: readonly string[] = [],
  folder = root,
): Promise<Process> {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: folder,
    env: {
      PATH: process.env['PATH'],
      ...compiled,
      PORT: '0',
      HOST: '127.0.0.1',
      RATE_PROVIDERS: 'off',
      ...env,
    },
  })
  let written = ''
  const ended = once(child, 'close')
  const ready = new Promise<string>((found) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        written += chunk.toString()
        const address = /ready at (\S+)/.exec(written)?.[1]
        if (address) found(address)
      })
    }
  })
  const url = await Promise.race([ready, ended.then(() => null)])
  return {
    child,
    url,
    written: () => written,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGTERM')
      await ended
      return child.exitCode
    },
  }
}
