// Whether a run of tests goes on, seen from outside by the file that unfinished-files.mjs writes: one that hangs cannot say so.

import { existsSync, readFileSync, statSync } from 'node:fs'

const look = 10_000
/** More than the ten minutes that the longest test may take. */
const stillFor = 15 * 60_000
/** Where no file has begun without having ended, only processes start and stop. */
const idleFor = 3 * 60_000

/**
 * Calls `onStillness` once, when nothing began or ended for too long. Looks are counted, not the clock: one that is set, or a machine
 * that sleeps, is no standing still. Returns what stops the watching.
 */
export function watchProgress(file, onStillness) {
  let last
  let unchanged = 0
  const timer = setInterval(() => {
    const written = existsSync(file) ? statSync(file).mtimeMs : 0
    unchanged = written === last ? unchanged + 1 : 0
    last = written
    const limit = readUnfinished(file).length > 0 ? stillFor : idleFor
    if (unchanged * look < limit) return
    clearInterval(timer)
    onStillness()
  }, look)
  return () => clearInterval(timer)
}

/** The names of the files; none where it stood still before the first. */
export function readUnfinished(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}
