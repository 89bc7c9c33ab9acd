// Shuts the process down in order: the load balancer learns of it first, running work ends, then the database closes.

import { setTimeout as pause } from 'node:timers/promises'

/** How long a stop waits for requests and jobs, in milliseconds. */
const timeout = 10_000

export type DrainPorts = {
  /** Milliseconds from the first signal until no connection is taken any more. */
  announceFor: number
  /** Answers what is in flight, takes no further connection. */
  closeServer: () => Promise<unknown>
  /** Begins no further job, and waits for those that run. One that does not end is given back by its lease. */
  stopJobs: () => Promise<unknown>
  /** Closed last, in this order. */
  release: readonly (() => Promise<unknown>)[]
  exit: (code: number) => void
}

/** Ends the process at SIGTERM or SIGINT. Returns whether it is ending, for the readiness check. */
export function drainAtSignal(ports: DrainPorts): () => boolean {
  let isDraining = false
  const drain = async () => {
    if (isDraining) return
    isDraining = true
    setTimeout(() => ports.exit(1), ports.announceFor + timeout).unref()
    await Promise.all([ports.stopJobs(), pause(ports.announceFor).then(ports.closeServer)])
    for (const release of ports.release) await release()
    ports.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void drain())
  return () => isDraining
}
