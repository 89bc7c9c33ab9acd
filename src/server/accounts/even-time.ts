// An answer that takes the same time whether or not there was something to do.

import { setTimeout as wait } from 'node:timers/promises'

/** Longer than the work it hides usually takes. */
const floor = 150

/** Gives the result of the work, not before `floor` milliseconds have passed. */
export async function evenly<T>(work: Promise<T>): Promise<T> {
  const [result] = await Promise.all([work, wait(floor)])
  return result
}
