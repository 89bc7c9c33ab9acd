// Watches over the server for as long as this process uses it: one that dies is started again.

import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import { rotateLog } from './log.ts'

const longestPause = 5000
const hour = 3_600_000

export type KeepRunning = {
  /** The connection that says this process uses the server. */
  hold: pg.Client
  /** Returns a new hold, starting the server when it does not run; throws with one sentence when it cannot. */
  open: () => Promise<pg.Client>
  log: string
  onProblem: (problem: string) => void
}

export type Kept = {
  /** Stops watching. Returns the hold, which may have ended. */
  release(): Promise<pg.Client>
}

export function keepRunning({ hold, open, log, onProblem }: KeepRunning): Kept {
  const state = { current: hold, isReleased: false }
  let opening: Promise<void> | null = null

  function watch(client: pg.Client): void {
    state.current = client
    client.once('end', () => {
      if (!state.isReleased) opening = openAgain()
    })
  }

  async function openAgain(): Promise<void> {
    onProblem('The embedded database ended. It is started again.')
    for (let wait = 100; !state.isReleased; wait = Math.min(2 * wait, longestPause)) {
      try {
        watch(await open())
        return onProblem('The embedded database runs again.')
      } catch (error) {
        onProblem(error instanceof Error ? error.message : 'The embedded database did not start.')
        await pause(wait)
      }
    }
  }

  watch(hold)
  const timer = setInterval(() => void rotateLog(log).catch(() => undefined), hour).unref()
  return {
    async release() {
      state.isReleased = true
      clearInterval(timer)
      await opening
      return state.current
    },
  }
}
