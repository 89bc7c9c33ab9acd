// What the last lines of a run say, from the reports of the two runners.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { countPlaywright, countVitest } from './support/counts.mjs'
import { printSummary } from './support/summary.mjs'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'wouri-counts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => {
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

function write(name: string, report: object): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(report))
  return file
}

function vitestReport(): string {
  const one = (fullName: string, status: string, tags: string[] = []) => ({ fullName, status, tags })
  const assertionResults = [
    one('a price is whole', 'passed'),
    one('behind PgBouncer (skipped where the machine has none) it books', 'skipped'),
    one('nobody said why', 'skipped'),
    one('a backup comes back', 'skipped', ['all']),
  ]
  return write('vitest.json', { numPassedTests: 1, testResults: [{ name: 'a.test.ts', assertionResults }] })
}

function playwrightReport(...specs: [title: string, status: string, reason?: string][]): object {
  const tests = ([, status, reason]: (typeof specs)[number]) => [
    { status, results: [], annotations: reason ? [{ type: 'skip', description: reason }] : [] },
  ]
  return {
    stats: { expected: specs.filter(([, status]) => status === 'expected').length, flaky: 0 },
    suites: [{ specs: specs.map((spec) => ({ file: 'a.spec.ts', title: spec[0], tests: tests(spec) })) }],
  }
}

test('of vitest a skipped test has its reason, and one of the second tier is left', () => {
  vi.stubEnv('TEST_TIER', '1')
  expect(countVitest(vitestReport(), 0)).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: ['behind PgBouncer (skipped where the machine has none)', 'nobody said why (without a reason)'],
    left: 1,
  })
})

test('in the second tier a test with its tag that is skipped is no longer left, but skipped', () => {
  vi.stubEnv('TEST_TIER', '2')
  expect(countVitest(vitestReport(), 0)).toMatchObject({ left: 0, skipped: { length: 3 } })
})

test('of Playwright a skipped test has its reason, and what only the whole list has is left', () => {
  const report = write(
    'run.json',
    playwrightReport(['swiped', 'skipped', 'a finger swipes'], ['booked', 'expected']),
  )
  const list = write(
    'list.json',
    playwrightReport(['swiped', ''], ['booked', ''], ['pushed', ''], ['updated', '']),
  )
  expect(countPlaywright(report, 0, list)).toMatchObject({
    passed: 1,
    failed: 0,
    skipped: ['a.spec.ts: swiped (a finger swipes)'],
    left: 2,
  })
})

test('the last line has one form, with the skipped tests only where there are some', () => {
  const written: string[] = []
  vi.spyOn(console, 'log').mockImplementation((line = '') => void written.push(...String(line).split('\n')))
  const step = { name: 'tests', seconds: 2, passed: 3, failed: 0, skipped: [], left: 0 }
  printSummary([step], '7')
  expect(written.at(-1)).toBe('3 passed, 0 failed')
  printSummary([step, { ...step, failed: 1, skipped: ['a (x)', 'a (x)'], left: 5 }], '7')
  expect(written.at(-1)).toBe('6 passed, 1 failed, 2 skipped')
  expect(written).toEqual(expect.arrayContaining(['skipped 2: a (x)', '5 left to npm run test:all']))
})
