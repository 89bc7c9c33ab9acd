// By hand, on a quiet machine: npm run bench:web -- [--url=http://…]… [--runs=5] [--pages=/,/search,/about]
//   [--reports=folder] [--bytes-only]
//
// Lighthouse's telephone, several runs a page with their median, and what travels for every public page. Without an address
// the built product is started with its demonstration world; several, as of a build and the one before it, are visited by turns.
// The figures judge nothing: a run fails when it cannot measure.
// `--reports` keeps every report of Lighthouse, to be opened at https://googlechrome.github.io/lighthouse/viewer/.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { findChromium } from '../../src/scripts/chromium.mjs'
import { coldLoad, kinds, openBrowser, scriptsOf } from './bytes.ts'
import { failing, figures, largest, visit, type Report } from './lighthouse.ts'
import { startProduct } from './product.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/search,/about' },
    reports: { type: 'string' },
    'bytes-only': { type: 'boolean', default: false },
  },
})
const weighed = ['/', '/search', '/about', '/faq', '/locations', '/suppliers', '/privacy', '/contact']
const say = (line = '') => process.stdout.write(`${line}\n`)

/** A list for a trip a week ahead; every other page is its path. */
function addressOf(page: string): string {
  if (page !== '/search') return page
  const start = addDays(dayOf(Date.now()), 7)
  return `/search?${new URLSearchParams({ pl: 'douala-airport', from: `${start}T10:00`, to: `${addDays(start, 3)}T10:00` })}`
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
}

/** `96 (94–97)`. */
function spread(numbers: number[], digits = 0): string {
  const [middle, least, most] = [median(numbers), Math.min(...numbers), Math.max(...numbers)].map((each) =>
    each.toFixed(digits),
  )
  return `${middle} (${least}–${most})`
}

function keep(name: string, round: number, run: Report): void {
  if (values.reports === undefined) return
  mkdirSync(values.reports, { recursive: true })
  writeFileSync(
    join(values.reports, `${name.replaceAll(/[^\w]+/g, '-')}-${round + 1}.json`),
    JSON.stringify(run),
  )
}

function table(rows: string[][]): void {
  const widths = rows[0]!.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
  for (const row of rows)
    say(row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '))
}

/** Page after page and round again, so that whatever else the machine does falls on all of them. */
async function reportSpeed(sites: readonly string[], chromium: string): Promise<void> {
  const visits = values.pages.split(',').flatMap((page) =>
    sites.map((site) => ({
      name: sites.length > 1 ? site + page : page,
      address: site + addressOf(page),
      results: [] as Report[],
    })),
  )
  for (let round = 0; round < Number(values.runs); round++)
    for (const { name, address, results } of visits) {
      const run = await visit(address, chromium)
      results.push(run)
      keep(name, round, run)
    }
  say(
    `Lighthouse ${visits[0]!.results[0]!.lighthouseVersion}, mobile, simulated; ${values.runs} runs a page, median (least–most)\n`,
  )
  table([
    ['', ...visits.map(({ name }) => name)],
    ...figures.map(({ name, of, digits }) => [
      name,
      ...visits.map(({ results }) => spread(results.map(of), digits)),
    ]),
  ])
  for (const { name, results } of visits) {
    say(`\n${name}`)
    say(`  largest paint: ${count(results.map(largest)).join('; ')}`)
    for (const audit of count(results.flatMap(failing))) say(`  not full: ${audit}`)
  }
}

/** Every different line once, with how often it was there. */
function count(lines: string[]): string[] {
  return [...new Set(lines)].map(
    (line) => `${line || 'not named'} (${lines.filter((each) => each === line).length})`,
  )
}

async function reportBytes(site: string, chromium: string): Promise<void> {
  const browser = await openBrowser(chromium)
  const kB = (bytes: number) => (bytes / 1000).toFixed(1)
  const columns = [...kinds, 'total', 'ahead'] as const
  const rows: string[][] = []
  for (const page of weighed) {
    const weights = await coldLoad(browser, site + addressOf(page))
    rows.push([page, ...columns.map((column) => kB(weights[column])), values.url ? '' : kB(scriptsOf(page))])
  }
  await browser.close()
  say(
    `\nFirst visit of ${site}, kB as it travels; ahead: asked for before the first module; build: JavaScript by the manifest, brotli\n`,
  )
  table([['', ...columns, values.url ? '' : 'build'], ...rows])
}

const chromium = findChromium()
if (!chromium) throw new Error('There is no Chromium here: CHROMIUM_PATH may name one.')
const product = values.url ? undefined : await startProduct()
const sites = values.url?.map((url) => url.replace(/\/$/, '')) ?? [product!.url]
try {
  if (!values['bytes-only']) await reportSpeed(sites, chromium)
  for (const site of sites) await reportBytes(site, chromium)
} finally {
  await product?.stop()
}
