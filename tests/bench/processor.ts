// By hand, on a quiet machine: npm run bench:processor -- [--url=http://…]… [--runs=5] [--pages=/,/search,/about]
//
// The work of a page's main thread on a first visit, as the browser adds it up (`TaskDuration`, no slowdown): until the page is
// hydrated, and until five seconds after its address was entered, with all that is fetched ahead. Medians with their spread.
// Several addresses, as of a build and the one before it, are visited by turns.

import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Browser, CDPSession } from '@playwright/test'
import { hydratedEvent } from '#contract/prerendered-page.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { findChromium } from '../../src/scripts/chromium.mjs'
import { openBrowser } from './bytes.ts'
import { startProduct } from './product.ts'

const { values } = parseArgs({
  options: {
    url: { type: 'string', multiple: true },
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: '/,/search,/about' },
  },
})
const most = 5000

function addressOf(page: string): string {
  if (page !== '/search') return page
  const start = addDays(dayOf(Date.now()), 7)
  return `/search?${new URLSearchParams({ pl: 'douala-airport', from: `${start}T10:00`, to: `${addDays(start, 3)}T10:00` })}`
}

/** In milliseconds, since the page was made. */
async function taskDuration(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000
}

async function visit(browser: Browser, url: string): Promise<{ hydrated: number; whole: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  const { promise: isHydrated, resolve } = Promise.withResolvers<void>()
  await page.exposeFunction('tellHydrated', () => resolve())
  await page.addInitScript((event) => {
    const { tellHydrated } = window as unknown as { tellHydrated: () => void }
    addEventListener(event, () => tellHydrated(), { once: true })
  }, hydratedEvent)
  const before = await taskDuration(session)
  const start = Date.now()
  await page.goto(url, { waitUntil: 'commit' })
  await isHydrated
  const hydrated = (await taskDuration(session)) - before
  await wait(Math.max(0, most - (Date.now() - start)))
  const whole = (await taskDuration(session)) - before
  await context.close()
  return { hydrated, whole }
}

/** `96 (94–97)`. */
function spread(numbers: number[]): string {
  const sorted = numbers.toSorted((a, b) => a - b).map(Math.round)
  return `${sorted[Math.floor(sorted.length / 2)]} (${sorted[0]}–${sorted.at(-1)})`
}

const product = values.url ? undefined : await startProduct()
const sites = values.url?.map((url) => url.replace(/\/$/, '')) ?? [product!.url]
const browser = await openBrowser(findChromium())
try {
  const visits = values.pages
    .split(',')
    .flatMap((page) =>
      sites.map((site) => ({ page, site, runs: [] as { hydrated: number; whole: number }[] })),
    )
  // Before anything is counted the browser has begun, and the server has written every page once.
  for (const { page, site } of visits) await visit(browser, site + addressOf(page))
  // Page after page and round again, so that whatever else the machine does falls on all of them.
  for (let round = 0; round < Number(values.runs); round++)
    for (const { page, site, runs } of visits) runs.push(await visit(browser, site + addressOf(page)))
  console.log(`TaskDuration in ms, ${values.runs} runs a page, median (least–most)`)
  for (const { page, site, runs } of visits)
    console.log(
      `${page.padEnd(10)} ${sites.length > 1 ? `${site} ` : ''}hydrated ${spread(runs.map(({ hydrated }) => hydrated))}, ${most / 1000} s ${spread(runs.map(({ whole }) => whole))}`,
    )
} finally {
  await browser.close()
  await product?.stop()
}
