// npm test: the first tier, from a fresh clone, with one summary line at the end. `all` (npm run test:all) runs both tiers; `check` and
// `e2e` run a part of the first.

import { randomInt } from 'node:crypto'
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../src/scripts/build.mjs'
import { ensureInstalled } from '../src/scripts/install.mjs'
import { checkBootstrap, nodeProgram, run, runTool } from '../src/scripts/runtime.mjs'
import { checkCatalogs } from './support/catalogs.mjs'
import { runEngines } from './engines/run.mjs'
import { makeRunFolder } from './support/run-folder.mjs'
import { runPlaywright } from './support/run-playwright.mjs'
import { runVitest } from './support/run-vitest.mjs'
import { printSummary } from './support/summary.mjs'

checkBootstrap()
ensureInstalled()

const folder = makeRunFolder()
process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
// Whatever is started here makes its folders there.
process.env.TMPDIR = folder
// Tests start the server dozens of times: its modules are compiled once a run.
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled')
const reports = join(folder, 'reports')
mkdirSync(reports)

const [first, ...others] = process.argv.slice(2)
const part = ['all', 'check', 'e2e'].includes(first) ? first : 'test'
/** What follows the part goes to the last step: a file, a title to look for. */
const rest = (part === 'test' ? process.argv.slice(2) : others).filter((word) => word !== '--all')
// What is named is run whatever its tier.
const isAll = part === 'all' || process.argv.includes('--all') || rest.length > 0
process.env.TEST_TIER = isAll ? '2' : '1'
process.env.SEED ??= String(randomInt(2 ** 31))
console.log(`SEED=${process.env.SEED}`)

const single = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const tool =
  (name, ...args) =>
  async () =>
    single((await runTool(name, args)) === 0)
const ensureBrowsers = () => run(nodeProgram(), ['src/scripts/chromium.mjs', ...(isAll ? ['whole'] : [])])

const steps = {
  // The build comes first: it writes the route tree that the types need.
  build: async () => single(await ensureBuilt()),
  chromium: async () => single((await ensureBrowsers()) === 0),
  // Several checkers each resolve the same types again: on two cores a single one is faster.
  types: tool('tsc', '-b', '--checkers', '1'),
  format: tool('oxfmt', '--check', 'src', 'tests'),
  lint: tool('oxlint', '--deny-warnings', '--type-aware'),
  unused: tool('knip', '--no-progress'),
  catalogs: async () => single(await checkCatalogs()),
  tests: () => runVitest(reports, []),
  /** In the whole run it is one of the tests. */
  schema: () => runVitest(reports, ['server'], ['src/server/platform/db/schema.test.ts']),
  units: () => runVitest(reports, ['domain', 'client', 'architecture'], rest),
  browser: () => runPlaywright(reports, rest),
  engines: () => runEngines(reports),
}

/** Steps in one list run beside one another: none of them keeps two cores busy all the time. */
const gates = [['types', 'format'], ['lint'], ['unused', 'catalogs']]
const whole = [['build', 'chromium'], ...gates, ['tests'], ['browser']]
const parts = {
  test: whole,
  all: [...whole, ['engines']],
  check: [['build'], ...gates, ['schema'], ['units']],
  e2e: [['build', 'chromium'], ['browser']],
}

async function take(name) {
  console.log(`\n— ${name}`)
  const start = Date.now()
  const result = await steps[name]().catch((error) => {
    console.error(error)
    return single(false)
  })
  return { name, ...result, seconds: Math.round((Date.now() - start) / 1000) }
}

const results = []
for (const together of parts[part]) results.push(...(await Promise.all(together.map(take))))
printSummary(results, process.env.SEED)
process.exit(results.every(({ failed }) => failed === 0) ? 0 : 1)
