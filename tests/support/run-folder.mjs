// The folder of one run for all that it writes and throws away: databases, photos, profiles of browsers, reports.

import { chmodSync, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
/** More than a run has at once; containers often give the place 64 MB. */
const enough = 3 * 1024 ** 3

/** Makes it in memory where Linux offers enough of it: on a disk a copy of a database takes up to ten times as long. */
export function makeRunFolder() {
  const folder = mkdtempSync(join(hasRoom(memory) ? memory : tmpdir(), 'wouri-tests-'))
  // The embedded database runs under an account of its own where the tests are root's.
  chmodSync(folder, 0o755)
  return folder
}

function hasRoom(place) {
  try {
    const { bavail, bsize } = statfsSync(place)
    return bavail * bsize >= enough
  } catch {
    return false
  }
}
