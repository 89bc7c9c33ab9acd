// One page as Lighthouse sees it: its telephone (Moto G Power), a slow 4G and a slow processor, both simulated. Every run has a
// browser and a profile of its own, so nothing is in a cache.

import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** The figures reported for a run. `digits`: after the point, none when it is not there. */
export const figures: { name: string; of: (run: Result) => number; digits?: number }[] = [
  { name: 'performance', of: (run) => score(run, 'performance') },
  { name: 'accessibility', of: (run) => score(run, 'accessibility') },
  { name: 'best practices', of: (run) => score(run, 'best-practices') },
  { name: 'SEO', of: (run) => score(run, 'seo') },
  { name: 'FCP ms', of: (run) => numeric(run, 'first-contentful-paint') },
  { name: 'LCP ms', of: (run) => numeric(run, 'largest-contentful-paint') },
  { name: 'Speed Index ms', of: (run) => numeric(run, 'speed-index') },
  { name: 'TBT ms', of: (run) => numeric(run, 'total-blocking-time') },
  { name: 'CLS', of: (run) => numeric(run, 'cumulative-layout-shift'), digits: 3 },
  { name: 'bytes kB', of: (run) => numeric(run, 'total-byte-weight') / 1000 },
  // Lighthouse's own measure of this machine: below some 1500 it is busy, and times are worth little.
  { name: 'machine', of: ({ environment }) => environment.benchmarkIndex },
]

function score(run: Result, category: string): number {
  return (run.categories[category]?.score ?? Number.NaN) * 100
}

function numeric(run: Result, audit: string): number {
  return run.audits[audit]?.numericValue ?? Number.NaN
}

/** A trace is lost now and then (NO_NAVSTART, PROTOCOL_TIMEOUT); another try is another run. */
const tries = 3

/** One run. Throws when the page cannot be measured: no browser, no page, no first paint. */
export async function visit(url: string, chromePath: string): Promise<Result> {
  for (let left = tries - 1; ; left--) {
    try {
      return await run(url, chromePath)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

async function run(url: string, chromePath: string): Promise<Result> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu'],
    logLevel: 'silent',
  })
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'silent',
      onlyCategories: categories,
    })
    if (!result) throw new Error(`Lighthouse gave nothing for ${url}.`)
    if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`)
    return result.lhr
  } finally {
    chrome.kill()
  }
}

/** The audits that cost a category outside performance its full score, each with the first element it names. */
export function failing(run: Result): string[] {
  const counted = categories.slice(1).flatMap((category) => run.categories[category]?.auditRefs ?? [])
  return counted
    .filter(({ id, weight }) => weight > 0 && run.audits[id]?.score !== null && run.audits[id]!.score < 1)
    .map(({ id }) => `${id}: ${run.audits[id]!.title} ${element(run, id)}`.trim())
}

/** What the largest paint was waiting for, when Lighthouse names it. */
export function largest(run: Result): string {
  return element(run, 'lcp-breakdown-insight') || element(run, 'largest-contentful-paint-element')
}

/** Details are nested differently from audit to audit; a node is the same everywhere. */
function element(run: Result, id: string): string {
  return (
    /"snippet":"((?:[^"\\]|\\.)*)"/
      .exec(JSON.stringify(run.audits[id]?.details ?? null))?.[1]
      ?.replaceAll('\\"', '"') ?? ''
  )
}
