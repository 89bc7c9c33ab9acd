// Reads the runners' own reports; a run that ended badly without saying so counts as one failure.

import { existsSync, readFileSync } from 'node:fs'

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

function honest(passed, failed, code) {
  return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
}

export function countVitest(file, code) {
  const report = read(file)
  return honest(report?.numPassedTests ?? 0, report?.numFailedTests ?? 0, code)
}

export function countPlaywright(file, code) {
  const stats = read(file)?.stats
  return honest((stats?.expected ?? 0) + (stats?.flaky ?? 0), stats?.unexpected ?? 0, code)
}
