// The server as a child process.

import { spawn } from 'node:child_process'
import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs'
import type { Runner } from './unprivileged.ts'

/** Ours only: PGPORT and the like would change the server, and a locale unknown to a Mac ends it. */
export const ownEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C' }

/** The server as a child process, watched until it answers. What it says goes into the log, also once this process is gone. */
export class Postmaster {
  ended = false
  private readonly log: string
  private readonly logStart: number
  private readonly child: ReturnType<typeof spawn>

  constructor(command: readonly string[], { ids }: Runner, log: string) {
    const output = openSync(log, 'a', 0o600)
    this.log = log
    this.logStart = fstatSync(output).size
    // Detached: Ctrl-C in a terminal reaches this process only, which then stops the server in order.
    this.child = spawn(command[0]!, command.slice(1), {
      ...ids,
      env: ownEnvironment,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', output],
    })
    closeSync(output)
    for (const event of ['error', 'exit']) this.child.once(event, () => (this.ended = true))
  }

  get lastWords(): string {
    const lines = readFileSync(this.log).subarray(this.logStart).toString().trim().split('\n')
    return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? ''
  }

  /** It does not keep this process alive. */
  release(): void {
    this.child.unref()
  }

  end(): void {
    this.child.kill('SIGINT')
    this.release()
  }
}
