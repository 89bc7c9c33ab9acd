// Duties that come round again: run now, and after every pause.

import type { Instant } from '#domain/rental/period.ts'

export type Duty = {
  /** What a problem is told under. */
  name: string
  run: (now: Instant) => Promise<unknown>
}

export type RoundPorts = {
  duties: readonly Duty[]
  /** Milliseconds between two rounds. */
  pause: number
  now: () => Instant
  /** Told in codes; nothing personal is in it. */
  onError: (problem: string) => void
}

export type Rounds = {
  /** Begins no more rounds and waits for the one that is running. */
  stop(): Promise<void>
}

/** Starts them. One duty that fails keeps none of the others, and is tried again in the next round. */
export function startRounds({ duties, pause, now, onError }: RoundPorts): Rounds {
  let running: Promise<void> | null = null
  let isStopped = false

  async function round(): Promise<void> {
    for (const { name, run } of duties) {
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

  const begin = () => void (running ??= round())
  const timer = setInterval(begin, pause)
  // Waiting for the next round is no reason to keep the process.
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
