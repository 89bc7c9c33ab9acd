// One run of the browser tests, counted.

import { join } from 'node:path'
import { findChromium, findHeadlessShell } from '../../src/scripts/chromium.mjs'
import { runTool } from '../../src/scripts/runtime.mjs'
import { countPlaywright } from './counts.mjs'

const config = ['test', '-c', 'tests/e2e/playwright.config.ts']

/** Runs the browser tests of the tier, `more` going to Playwright as it is. Returns the counts. */
export async function runPlaywright(reports, more) {
  const chromium = findChromium()
  const shell = findHeadlessShell() ?? chromium
  if (!shell) return { passed: 0, failed: 1, failures: ['there is no browser'] }
  const report = join(reports, 'playwright.json')
  const [code, everything] = await Promise.all([
    runTool('playwright', [...config, ...more], {
      ...(chromium && { CHROMIUM_PATH: chromium }),
      CHROMIUM_SHELL_PATH: shell,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    }),
    process.env.TEST_TIER === '1' ? listEverything(reports) : undefined,
  ])
  return countPlaywright(report, code, everything)
}

/** The file with a list of the tests of both tiers. */
async function listEverything(reports) {
  const file = join(reports, 'everything.json')
  await runTool('playwright', [...config, '--list', '--reporter=json'], {
    TEST_TIER: '2',
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return file
}
