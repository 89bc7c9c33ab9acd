// Does what is in the outbox, one batch after the other, outside every transaction.

import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { batchSize, leaseJobs, type Job } from './lease-jobs.ts'
import type { Payload } from './queue.ts'
import { describeError, failJob, finishJob } from './settle-job.ts'

export type Handler = {
  /** Does the work. It may run twice for one job (a crash before the end), and then gets the same id. */
  run(payload: Payload, job: { id: string }): Promise<void>
  /** Milliseconds after the first try at which one more failure ends the job. */
  giveUpAfter: number
}

export type OutboxPorts = {
  db: Db
  /** By kind. A kind without a handler waits for a build that has one. */
  handlers: Readonly<Record<string, Handler>>
  now: () => Instant
  /** Gets codes only, nothing personal. */
  onError: (problem: string) => void
  random?: () => number
}

export type Outbox = {
  /** Looks for work now; the timer would do so within a second. */
  wake(): void
  /** Takes no further work and waits for the current batch. */
  stop(): Promise<void>
}

const tick = 1000

/** Starts the worker. It never throws: while the database is unreachable it tries again at the next tick. */
export function startOutbox(ports: OutboxPorts): Outbox {
  let isStopped = false
  let isWanted = false
  let isFailing = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    while (isWanted) {
      isWanted = false
      try {
        const worked = await workBatch(ports)
        if (worked === batchSize) isWanted = !isStopped
        isFailing = false
      } catch (error) {
        // Once an outage, not once a second.
        if (!isFailing) ports.onError(`outbox: ${describeError(error)}`)
        isFailing = true
      }
    }
    running = null
  }

  function wake(): void {
    if (isStopped) return
    isWanted = true
    running ??= run()
  }

  const timer = setInterval(wake, tick)
  wake()
  return {
    wake,
    async stop() {
      isStopped = true
      isWanted = false
      clearInterval(timer)
      await running
    },
  }
}

/** Leases a batch and works on all of it at once. Returns how many jobs it had; throws when the database fails. */
export async function workBatch(ports: OutboxPorts): Promise<number> {
  const jobs = await leaseJobs(ports.db, Object.keys(ports.handlers), ports.now())
  const results = await Promise.allSettled(jobs.map((job) => workOn(job, ports)))
  for (const result of results) if (result.status === 'rejected') throw result.reason
  return jobs.length
}

async function workOn(
  job: Job,
  { db, handlers, now, onError, random = Math.random }: OutboxPorts,
): Promise<void> {
  const { run, giveUpAfter } = handlers[job.kind]!
  try {
    await run(job.payload, { id: job.id })
  } catch (error) {
    onError(`outbox ${job.id} ${job.kind}, try ${job.attempts}: ${describeError(error)}`)
    return failJob(db, job, error, { now: now(), giveUpAfter, random })
  }
  await finishJob(db, job, now())
}
