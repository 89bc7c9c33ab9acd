// Reads the runners' own reports; a run that ended badly without saying so counts as one failure. What is skipped is named with its
// reason; what is left to the second tier is no skip, and is counted by itself.

import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

const reasonless = 'without a reason'

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function honest(passed, names, code) {
  const failures = code !== 0 && names.length === 0 ? ['it ended badly and did not say why'] : names
  return { passed, failed: failures.length, failures }
}

/** A test that vitest skips has its reason in its title: `behind PgBouncer (skipped where the machine has none)`. */
export function countVitest(file, code) {
  const report = read(file)
  const files = report?.testResults ?? []
  const failed = files.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${name}: ${fullName}\n${failureMessages.join('\n').slice(0, 800)}`,
      ),
  )
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const notRun = tests.filter(({ status }) => status !== 'passed' && status !== 'failed')
  const isLeft = ({ tags }) => process.env.TEST_TIER === '1' && tags.includes('all')
  return {
    ...honest(report?.numPassedTests ?? 0, failed, code),
    skipped: notRun
      .filter((test) => !isLeft(test))
      .map(({ fullName }) => /.*\(skipped[^)]*\)/.exec(fullName)?.[0] ?? `${fullName} (${reasonless})`),
    left: notRun.filter(isLeft).length,
  }
}

/** Every test of a report of Playwright, once for each browser it is meant for. */
function testsOf(report) {
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  return (report?.suites ?? [])
    .flatMap(specs)
    .flatMap(({ file, title, tests }) => tests.map((test) => ({ ...test, name: `${file}: ${title}` })))
}

/** `everything` is the report of a list of all tests, of which this run may have been a part. */
export function countPlaywright(file, code, everything) {
  const report = read(file)
  const tests = testsOf(report)
  const ended = (how) =>
    tests
      .filter(({ status }) => status === how)
      .map(({ name, results }) => {
        const why = results.find(({ error }) => error !== undefined)?.error.message ?? ''
        return `${name}\n${stripVTControlCharacters(why).slice(0, 800)}`
      })
  const reasonOf = ({ annotations }) =>
    annotations.find(({ type, description }) => type === 'skip' && description)?.description ?? reasonless
  return {
    ...honest((report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0), ended('unexpected'), code),
    secondTries: ended('flaky'),
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map((test) => `${test.name} (${reasonOf(test)})`),
    left: everything ? Math.max(0, testsOf(read(everything)).length - tests.length) : 0,
  }
}
