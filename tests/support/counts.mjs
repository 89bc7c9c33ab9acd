// Reads the runners' own reports; a run that ended badly without saying so counts as one failure.

import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function honest(passed, names, code) {
  const failures = code !== 0 && names.length === 0 ? ['it ended badly and did not say why'] : names
  return { passed, failed: failures.length, failures }
}

export function countVitest(file, code) {
  const report = read(file)
  const failed = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(
        ({ fullName, failureMessages }) =>
          `${name}: ${fullName}\n${failureMessages.join('\n').slice(0, 800)}`,
      ),
  )
  return honest(report?.numPassedTests ?? 0, failed, code)
}

export function countPlaywright(file, code) {
  const report = read(file)
  const specs = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)]
  const all = (report?.suites ?? []).flatMap(specs)
  const ended = (how) =>
    all.flatMap(({ file: name, title, tests }) =>
      tests
        .filter(({ status }) => status === how)
        .map(({ results }) => {
          const why = results.find(({ error }) => error !== undefined)?.error.message ?? ''
          return `${name}: ${title}\n${stripVTControlCharacters(why).slice(0, 800)}`
        }),
    )
  const counted = honest(
    (report?.stats.expected ?? 0) + (report?.stats.flaky ?? 0),
    ended('unexpected'),
    code,
  )
  return { ...counted, secondTries: ended('flaky') }
}
