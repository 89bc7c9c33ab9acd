// The type of a schedule: jobs in their order, and when they run.

import { Cron } from 'croner'
import type { Instant } from '#domain/rental/period.ts'

export type ScheduledJob = {
  /** Names the job in reports of a problem. */
  name: string
  run: (now: Instant) => Promise<unknown>
}

/** Every so many milliseconds, counted from the end of a run, or as cron writes it, by the clocks of Douala. */
export type When = { every: number } | { cron: string }

export type Schedule = {
  /** Its name in the table `schedules`: another name is another schedule. */
  name: string
  when: When
  jobs: readonly ScheduledJob[]
}

/** The time of the run after one that ended at `ended`. Throws for a cron expression that never comes. */
export function nextRun(when: When, ended: Instant): Instant {
  if ('every' in when) return ended + when.every
  const next = new Cron(when.cron, { timezone: 'Africa/Douala' }).nextRun(new Date(ended))
  if (!next) throw new Error(`The schedule "${when.cron}" never comes.`)
  return next.getTime()
}
