// Runs a list of jobs now, and again after every pause.

import type { Instant } from '#domain/rental/period.ts'

export type ScheduledJob = {
  /** Names the job in reports of a problem. */
  name: string
  run: (now: Instant) => Promise<unknown>
}

export type IntervalPorts = {
  jobs: readonly ScheduledJob[]
  /** Milliseconds between two runs. */
  pause: number
  now: () => Instant
  /** Gets codes only, nothing personal. */
  onError: (problem: string) => void
}

export type Interval = {
  /** Starts no further runs and waits for the current one. */
  stop(): Promise<void>
}

/** Runs the jobs in turn. One that fails stops none of the others, and is tried again in the next run. */
export function startInterval({ jobs, pause, now, onError }: IntervalPorts): Interval {
  let running: Promise<void> | null = null
  let isStopped = false

  async function runAll(): Promise<void> {
    for (const { name, run } of jobs) {
      if (isStopped) break
      try {
        await run(now())
      } catch (error) {
        // A message may repeat a value; a code never does.
        onError(`${name}: ${(error as { code?: string }).code ?? 'unknown'}`)
      }
    }
    running = null
  }

  const begin = () => void (running ??= runAll())
  const timer = setInterval(begin, pause)
  // The timer must not keep the process alive.
  timer.unref()
  begin()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}
