// Limits concurrent heavy work: it waits in a queue, and a queue that is too long refuses more.

import { Refusal } from '#server/platform/http/refusal.ts'

export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/** Lets `atOnce` works run and `waiting` more wait, in order; one more throws 503 with Retry-After. */
export function turns(atOnce: number, waiting: number): Turns {
  let running = 0
  const queue: (() => void)[] = []
  return async (work) => {
    if (running < atOnce) running += 1
    else {
      if (queue.length >= waiting) throw new Refusal('unavailable', { retryAfter: 5 })
      // One that ends hands its place over, so `running` stays as it is.
      await new Promise<void>((go) => queue.push(go))
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
