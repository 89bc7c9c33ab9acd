// Whether a run of tests goes on, seen from outside by the file that unfinished-files.mjs writes: one that hangs cannot say so.

import { existsSync, readFileSync, statSync } from 'node:fs'

const look = 10_000
/** More than the ten minutes that the longest test may take. */
const stillFor = 15 * 60_000

/**
 * Aborts `controller` when nothing began or ended for that long. Looks are counted, not the clock: one that is set, or a machine
 * that sleeps, is no standing still. Returns what stops the watching.
 */
export function watchProgress(file, controller) {
  let last
  let unchanged = 0
  const timer = setInterval(() => {
    const written = existsSync(file) ? statSync(file).mtimeMs : 0
    unchanged = written === last ? unchanged + 1 : 0
    last = written
    if (unchanged * look >= stillFor) controller.abort()
  }, look)
  return () => clearInterval(timer)
}

/** The names of the files; none where it stood still before the first. */
export function readUnfinished(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
