// One page as Lighthouse sees it: its telephone (Moto G Power), a slow 4G and a slow processor, both simulated. Every run has a
// browser and a profile of its own, so nothing is in a cache. npm fetches Lighthouse when it is first asked for: it brings a sixth
// of all files that an installation would have, and only this needs it.

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import * as v from 'valibot'

const lighthouse = 'lighthouse@13.5.0'

const categories = ['performance', 'accessibility', 'best-practices', 'seo']

/** What is read of a report; the rest is kept as it is. */
const ReportSchema = v.looseObject({
  lighthouseVersion: v.string(),
  environment: v.looseObject({ benchmarkIndex: v.number() }),
  runtimeError: v.optional(v.looseObject({ message: v.string() })),
  categories: v.record(
    v.string(),
    v.looseObject({
      score: v.nullable(v.number()),
      auditRefs: v.array(v.looseObject({ id: v.string(), weight: v.number() })),
    }),
  ),
  audits: v.record(
    v.string(),
    v.looseObject({
      title: v.string(),
      score: v.nullable(v.number()),
      numericValue: v.optional(v.number()),
      details: v.optional(v.unknown()),
    }),
  ),
})
export type Report = v.InferOutput<typeof ReportSchema>

/** The figures reported for a run. `digits`: after the point, none when it is not there. */
export const figures: { name: string; of: (run: Report) => number; digits?: number }[] = [
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

function score(run: Report, category: string): number {
  return (run.categories[category]?.score ?? Number.NaN) * 100
}

function numeric(run: Report, audit: string): number {
  return run.audits[audit]?.numericValue ?? Number.NaN
}

/** A trace is lost now and then (NO_NAVSTART, PROTOCOL_TIMEOUT); another try is another run. */
const tries = 3

/** One run. Throws when the page cannot be measured: no browser, no page, no first paint. */
export async function visit(url: string, chromium: string): Promise<Report> {
  for (let left = tries - 1; ; left--) {
    try {
      return await run(url, chromium)
    } catch (error) {
      if (left === 0) throw error
    }
  }
}

async function run(url: string, chromium: string): Promise<Report> {
  const { stdout } = await promisify(execFile)(
    'npm',
    [
      'exec',
      '--yes',
      `--package=${lighthouse}`,
      '--',
      'lighthouse',
      url,
      '--quiet',
      '--output=json',
      `--only-categories=${categories.join()}`,
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ],
    { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 100_000_000 },
  )
  const report = v.parse(ReportSchema, JSON.parse(stdout))
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`)
  return report
}

/** The audits that cost a category outside performance its full score, each with the first element it names. */
export function failing(run: Report): string[] {
  const counted = categories.slice(1).flatMap((category) => run.categories[category]?.auditRefs ?? [])
  return counted
    .filter(({ id, weight }) => weight > 0 && run.audits[id]?.score !== null && run.audits[id]!.score < 1)
    .map(({ id }) => `${id}: ${run.audits[id]!.title} ${element(run, id)}`.trim())
}

/** What the largest paint was waiting for, when Lighthouse names it. */
export function largest(run: Report): string {
  return element(run, 'lcp-breakdown-insight') || element(run, 'largest-contentful-paint-element')
}

/** Details are nested differently from audit to audit; a node is the same everywhere. */
function element(run: Report, id: string): string {
  return (
    /"snippet":"((?:[^"\\]|\\.)*)"/
      .exec(JSON.stringify(run.audits[id]?.details ?? null))?.[1]
      ?.replaceAll('\\"', '"') ?? ''
  )
}
