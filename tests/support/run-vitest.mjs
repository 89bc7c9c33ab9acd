// One run of vitest, counted. One that stands still is ended, and says in which files it did.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { runTool } from '../../src/scripts/runtime.mjs'
import { countVitest } from './counts.mjs'
import { describeStillness, reportOptions } from './describe-stillness.mjs'
import { readUnfinished, watchProgress } from './watch-progress.mjs'

/**
 * Runs the tests of these projects (all of them when none is named), `more` going to vitest as it is. Returns the counts. On a
 * shared machine a run that stood still is given a second try, as a test is.
 */
export async function runVitest(reports, projects, more = []) {
  const first = await runOnce(reports, projects, more)
  if (!first.stoodStill || !process.env.CI) return first
  const second = await runOnce(reports, projects, more)
  return { ...second, secondTries: first.failures }
}

async function runOnce(reports, projects, more) {
  const report = join(reports, 'vitest.json')
  const unfinished = join(reports, 'unfinished-files.json')
  rmSync(unfinished, { force: true })
  const controller = new AbortController()
  const processes = join(reports, 'processes')
  const stopWatching = watchProgress(unfinished, async () => {
    const lines = await describeStillness(processes).catch((error) => [String(error)])
    for (const line of lines) console.error(line)
    controller.abort()
  })
  const code = await runTool(
    'vitest',
    [
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      ...(process.env.TEST_TIER === '1' ? ['--tags-filter=!all'] : []),
      '--reporter=default',
      '--reporter=json',
      '--reporter=./tests/support/unfinished-files.mjs',
      `--outputFile.json=${report}`,
      ...more,
    ],
    { UNFINISHED_FILES: unfinished, NODE_OPTIONS: reportOptions(processes) },
    controller.signal,
  )
  stopWatching()
  if (!controller.signal.aborted) return countVitest(report, code)
  const where = readUnfinished(unfinished).join(', ') || 'no file'
  return { passed: 0, failed: 1, failures: [`it stood still in ${where}`], stoodStill: true }
}
