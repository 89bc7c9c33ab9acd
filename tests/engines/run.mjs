// The step `engines`: journeys in WebKit and Firefox. By hand: node tests/engines/run.mjs [a word of an engine or a journey].

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../../src/scripts/build.mjs'
import { nodeProgram, run } from '../../src/scripts/runtime.mjs'
import { ensureEngines } from './install.mjs'

/** Walks the journeys on the built product; `rest` chooses some of them. Returns the counts of the step. */
export async function runEngines(reports, rest = []) {
  ensureEngines()
  const report = join(reports, 'engines.json')
  rmSync(report, { force: true })
  const code = await run(nodeProgram(), ['tests/engines/main.ts', report, ...rest])
  if (existsSync(report)) return JSON.parse(readFileSync(report, 'utf8'))
  return { passed: 0, failed: 1, skipped: [], failures: [`it ended with ${code} and did not say why`] }
}

if (process.argv[1] === import.meta.filename) {
  const folder = mkdtempSync(join(tmpdir(), 'wouri-engines-'))
  const isBuilt = await ensureBuilt()
  const { passed, failed, skipped } = isBuilt
    ? await runEngines(folder, process.argv.slice(2))
    : { passed: 0, failed: 1, skipped: [] }
  rmSync(folder, { recursive: true, force: true })
  console.log(`\n${passed} passed, ${failed} failed, ${skipped.length} skipped`)
  process.exit(failed === 0 ? 0 : 1)
}
