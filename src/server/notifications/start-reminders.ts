// Looks for pick-ups that come near, now and every ten minutes.

import { minute, type Instant } from '#domain/rental/period.ts'
import type { Db } from '../db/connect.ts'
import { remindPickUps } from './remind-pick-ups.ts'

const pause = 10 * minute

export type ReminderPorts = {
  db: Db
  now: () => Instant
  /** Told when a round has left mails in the outbox. */
  onQueued: () => void
  /** Told in a word; nothing personal is in it. */
  onError: (problem: string) => void
}

export type Reminders = {
  /** Begins no more rounds and waits for the one that is running. */
  stop(): Promise<void>
}

/** Starts the rounds. They never throw: a database that is away is asked again ten minutes later. */
export function startReminders({ db, now, onQueued, onError }: ReminderPorts): Reminders {
  let running: Promise<void> | null = null

  async function round(): Promise<void> {
    try {
      if ((await remindPickUps(db, now())) > 0) onQueued()
    } catch (error) {
      onError(`reminders: ${(error as { code?: string }).code ?? 'unknown'}`)
    } finally {
      running = null
    }
  }

  const begin = () => void (running ??= round())
  const timer = setInterval(begin, pause)
  // Waiting for the next round is no reason to keep the process.
  timer.unref()
  begin()
  return {
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
