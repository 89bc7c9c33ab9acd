// Records the outcome of a job: done, tried again later, or given up.

import { hour, type Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { PermanentError, RetryLaterError } from './job-errors.ts'
import type { Job } from './lease-jobs.ts'

const firstPause = 5000
const longestPause = 6 * hour

/** Milliseconds until the next try: doubling, at most six hours, a fifth more or less so that failures spread. */
export function pauseAfter(attempts: number, random: () => number): number {
  return Math.round(Math.min(longestPause, firstPause * 2 ** attempts) * (0.8 + 0.4 * random()))
}

/** An error as kinds and codes. Its message stays out: mail servers repeat the address they refuse. */
export function describeError(error: unknown): string {
  const cause = error instanceof PermanentError || error instanceof RetryLaterError ? error.cause : error
  const { name, code, responseCode } = (cause ?? {}) as {
    name?: unknown
    code?: unknown
    responseCode?: unknown
  }
  return (
    [name, code, responseCode]
      .filter((part) => typeof part === 'string' || typeof part === 'number')
      .join(' ') || 'unknown'
  )
}

/** A lease that ran out belongs to somebody else, who has counted another try: then nothing is written. */
function held(db: Db, job: Job) {
  return db
    .updateTable('outbox')
    .where('id', '=', job.id)
    .where('attempts', '=', job.attempts)
    .where('done_at', 'is', null)
}

export async function finishJob(db: Db, job: Job, now: Instant): Promise<void> {
  await held(db, job)
    .set({ done_at: new Date(now), leased_until: null, last_error: null })
    .execute()
}

export type Failing = { now: Instant; giveUpAfter: number; random: () => number }

/** Milliseconds until the next try, and no sooner than the failure itself says. */
function pauseFor(error: unknown, attempts: number, random: () => number): number {
  const usual = pauseAfter(attempts, random)
  return error instanceof RetryLaterError ? Math.max(usual, Math.min(longestPause, error.pause)) : usual
}

/** Keeps the error; plans the next try, or ends the job when its failure is permanent or has been tried for `giveUpAfter`. */
export async function failJob(
  db: Db,
  job: Job,
  error: unknown,
  { now, giveUpAfter, random }: Failing,
): Promise<void> {
  const isOver = error instanceof PermanentError || now - job.first_try_at.getTime() >= giveUpAfter
  const next = isOver
    ? { dead_at: new Date(now) }
    : { run_at: new Date(now + pauseFor(error, job.attempts, random)) }
  await held(db, job)
    .set({ ...next, leased_until: null, last_error: describeError(error) })
    .execute()
}
