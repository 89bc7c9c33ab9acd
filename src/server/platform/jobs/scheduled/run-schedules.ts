// Runs schedules, each in one process at a time of all that share a database.

import { randomUUID } from 'node:crypto'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { addSchedules, finish, lease, renew, takeDue } from './lease-schedules.ts'
import { nextRun, type Schedule } from './schedule.ts'

export type SchedulePorts = {
  db: Db
  schedules: readonly Schedule[]
  now: () => Instant
  /** Gets codes only, nothing personal. */
  onError: (problem: string) => void
  /** Milliseconds between two looks for what is due. */
  tick?: number
}

export type Schedules = {
  /** Starts no further jobs and waits for those that run. */
  stop(): Promise<void>
}

// A message may repeat a value; a code never does.
const codeOf = (error: unknown) => (error as { code?: string }).code ?? 'unknown'

/** Never throws: while the database is unreachable it tries again at the next tick, and reports each outage once. */
export function startSchedules({ db, schedules, now, onError, tick = 1000 }: SchedulePorts): Schedules {
  const holder = randomUUID()
  const byName = new Map(schedules.map((schedule) => [schedule.name, schedule]))
  const running = new Set<Promise<void>>()
  let isStopped = false
  let isKnown = false
  let isFailing = false
  let looking: Promise<void> | null = null

  async function look(): Promise<void> {
    try {
      const names = [...byName.keys()]
      if (!isKnown) await addSchedules(db, names, now())
      isKnown = true
      for (const name of await takeDue(db, names, { holder, now: now() })) {
        const run = runOne(byName.get(name)!).finally(() => running.delete(run))
        running.add(run)
      }
      isFailing = false
    } catch (error) {
      if (!isFailing) onError(`schedules: ${codeOf(error)}`)
      isFailing = true
    }
    looking = null
  }

  async function runOne({ name, when, jobs }: Schedule): Promise<void> {
    const began = now()
    const held = () => ({ holder, now: now() })
    const renewal = setInterval(() => void renew(db, name, held()).catch(() => undefined), lease / 4)
    let failures = 0
    let isCut = false
    for (const job of jobs) {
      isCut = isStopped
      if (isCut) break
      try {
        await job.run(now())
      } catch (error) {
        failures += 1
        onError(`${job.name}: ${codeOf(error)}`)
      }
    }
    clearInterval(renewal)
    // A run that was cut short is due again, at the next start or in another process.
    const nextAt = isCut ? began : nextRun(when, now())
    await finish(db, name, { began, failures, nextAt }, held()).catch((error: unknown) =>
      // Its lease runs out, and then somebody runs it again.
      onError(`schedules: ${codeOf(error)}`),
    )
  }

  const begin = () => void (looking ??= look())
  const timer = setInterval(begin, tick)
  // The timer must not keep the process alive.
  timer.unref()
  begin()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await looking
      await Promise.all(running)
    },
  }
}
