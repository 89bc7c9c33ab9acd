// npm test: everything, from a fresh clone, with one summary line at the end. `check` and `e2e` run a part of it.

import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../src/scripts/build.mjs'
import { findChromium, findHeadlessShell } from '../src/scripts/chromium.mjs'
import { ensureInstalled } from '../src/scripts/install.mjs'
import { checkBootstrap, nodeProgram, run, runTool } from '../src/scripts/runtime.mjs'
import { checkCatalogs } from './support/catalogs.mjs'
import { countPlaywright } from './support/counts.mjs'
import { makeRunFolder } from './support/run-folder.mjs'
import { runVitest } from './support/run-vitest.mjs'

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
const isPart = first === 'check' || first === 'e2e'
const part = isPart ? first : 'all'
/** What follows the part goes to the last step: a file, a title to look for. */
const rest = isPart ? others : process.argv.slice(2)

const single = (ok) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
const tool =
  (name, ...args) =>
  async () =>
    single((await runTool(name, args)) === 0)

async function browser() {
  const chromium = findChromium()
  if (!chromium) return single(false)
  const file = join(reports, 'playwright.json')
  const code = await runTool('playwright', ['test', '-c', 'tests/e2e/playwright.config.ts', ...rest], {
    CHROMIUM_PATH: chromium,
    CHROMIUM_SHELL_PATH: findHeadlessShell() ?? chromium,
    PLAYWRIGHT_JSON_OUTPUT_NAME: file,
  })
  return countPlaywright(file, code)
}

const steps = {
  // The build comes first: it writes the route tree that the types need.
  build: async () => single(await ensureBuilt()),
  chromium: async () => single((await run(nodeProgram(), ['src/scripts/chromium.mjs'])) === 0),
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
  browser,
}

/** Steps in one list run beside one another: none of them keeps two cores busy all the time. */
const gates = [['types', 'format'], ['lint'], ['unused', 'catalogs']]
const parts = {
  all: [['build', 'chromium'], ...gates, ['tests'], ['browser']],
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

console.log()
for (const { name, passed, failed, seconds } of results)
  console.log(
    `${failed === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(9)} ${passed} of ${passed + failed} in ${seconds} s`,
  )
for (const { name, secondTries = [] } of results)
  for (const reason of secondTries) console.log(`\nok at the second try  ${name}  ${reason}`)
for (const { name, failures = [] } of results)
  for (const failure of failures) console.log(`\nFAILED ${name}  ${failure}`)
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exit(sum('failed') === 0 ? 0 : 1)
