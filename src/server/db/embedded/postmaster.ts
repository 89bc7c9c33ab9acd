// The server as a child process.

import { spawn } from 'node:child_process'
import type { Runner } from './unprivileged.ts'

/** Ours only: PGPORT and the like would change the server, and a locale unknown to a Mac ends it. */
export const ownEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C' }

/** The server as a child process, watched until it answers. */
export class Postmaster {
  ended = false
  private said = ''
  private readonly child: ReturnType<typeof spawn>

  constructor(command: readonly string[], { ids }: Runner) {
    // Detached: Ctrl-C in a terminal reaches this process only, which then stops the server in order.
    this.child = spawn(command[0]!, command.slice(1), {
      ...ids,
      env: ownEnvironment,
      cwd: '/',
      detached: true,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.said = (this.said + chunk.toString()).slice(-2000)
    })
    for (const event of ['error', 'exit']) this.child.once(event, () => (this.ended = true))
  }

  get lastWords(): string {
    const lines = this.said.trim().split('\n')
    return lines.findLast((line) => line.includes('FATAL')) ?? lines.at(-1) ?? ''
  }

  /** Nobody reads what it says any more, and it does not keep this process alive. */
  release(): void {
    this.child.stderr?.destroy()
    this.child.unref()
  }

  end(): void {
    this.child.kill('SIGINT')
    this.release()
  }
}
