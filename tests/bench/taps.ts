// By hand: npm run bench:taps -- [--url=http://…] [--runs=3] [--only=places|dates|filters|car]
//
// How long a tap takes on a fresh phone of 390 by 844 over slow 4G with a CPU four times slower: for the list of places, the
// dates, the filters and a car, tapped four seconds after the load (until it is visible) and one second after the first
// paint (until anything visible changes). Wall times are true on a quiet machine only. `thread x4` is the same tap on
// an unthrottled CPU: the processor time of the page's main thread until visible, times four, which a busy machine changes little.

import { parseArgs } from 'node:util'
import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { findChromium } from '../../src/scripts/chromium.mjs'
import { openBrowser } from './bytes.ts'
import { startProduct } from './product.ts'

const { values } = parseArgs({
  options: { url: { type: 'string' }, runs: { type: 'string', default: '3' }, only: { type: 'string' } },
})
const say = (line = '') => process.stdout.write(`${line}\n`)

const slowdown = 4
/** Lighthouse's slow 4G, in bytes a second and milliseconds. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
}

const start = addDays(dayOf(Date.now()), 7)
const results = `/search?${new URLSearchParams({ pl: 'douala-airport', from: `${start}T10:00`, to: `${addDays(start, 3)}T10:00`, l: 'en' })}`

type Target = { name: string; address: string; control: string; shown: string }

const targets: Target[] = [
  { name: 'places', address: '/?l=en', control: '[role=combobox]', shown: '[role=option]' },
  {
    name: 'dates',
    address: '/?l=en',
    control: 'main button[aria-label^="Dates and times"], main button:has-text("days")',
    shown: '[role=dialog]',
  },
  { name: 'filters', address: results, control: 'main button:has-text("Filters")', shown: '[role=dialog]' },
  { name: 'car', address: results, control: 'main article a', shown: '[role=dialog]' },
]

/** Runs in the page: marks the press, the first visible change after it, and the frame in which `shown` is visible. */
function watchTap(shown: string): void {
  const mark = (name: string) => performance.getEntriesByName(name).length === 0 && performance.mark(name)
  const isVisible = () =>
    [...document.querySelectorAll(shown)].some(
      (element) => element.checkVisibility() && element.getBoundingClientRect().height > 0,
    )
  addEventListener(
    'pointerdown',
    () => {
      mark('tap-start')
      const look = () => {
        const hasChanged =
          document.querySelector('[data-pressed], [aria-expanded=true], :active:not(html, body)') !== null
        // A task after the frame: what it changed is on the screen.
        if (isVisible()) setTimeout(() => (mark('tap-changed'), mark('tap-visible')))
        else {
          if (hasChanged) setTimeout(() => mark('tap-changed'))
          requestAnimationFrame(look)
        }
      }
      requestAnimationFrame(look)
    },
    { capture: true, once: true },
  )
}

type Timing = { changed: number; visible: number }

async function timing(page: Page): Promise<Timing> {
  await page.waitForFunction(() => performance.getEntriesByName('tap-visible').length > 0, null, {
    polling: 100,
    timeout: 60_000,
  })
  return page.evaluate(() => {
    const at = (name: string) => performance.getEntriesByName(name)[0]!.startTime
    return { changed: at('tap-changed') - at('tap-start'), visible: at('tap-visible') - at('tap-start') }
  })
}

async function freshPhone(
  browser: Browser,
): Promise<{ context: BrowserContext; page: Page; session: CDPSession }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    deviceScaleFactor: 2,
    locale: 'en-GB',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4G)
  return { context, page, session }
}

/** `early` taps one second after the first paint, else four seconds after the load. */
async function tap(
  browser: Browser,
  site: string,
  { address, control, shown }: Target,
  early: boolean,
): Promise<Timing> {
  const { context, page, session } = await freshPhone(browser)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(watchTap, shown)
  await page.goto(site + address, { waitUntil: early ? 'commit' : 'load' })
  if (early)
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0, null, { polling: 50 })
  await page.waitForTimeout(early ? 1000 : 4000)
  await press(page, session, control)
  const timed = await timing(page)
  await context.close()
  return timed
}

/** As a finger does, without the waits and checks of a click by Playwright. */
async function press(page: Page, session: CDPSession, control: string): Promise<void> {
  const box = await page.locator(control).first().boundingBox()
  if (box === null) throw new Error(`There is no ${control}.`)
  const point = { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 40) }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

type TraceEvent = {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

async function readTrace(session: CDPSession): Promise<TraceEvent[]> {
  const complete = new Promise<string>((resolve) =>
    session.once('Tracing.tracingComplete', ({ stream }) => resolve(stream!)),
  )
  await session.send('Tracing.end')
  const handle = await complete
  let text = ''
  for (;;) {
    const { data, eof } = await session.send('IO.read', { handle })
    text += data
    if (eof) return (JSON.parse(text) as { traceEvents: TraceEvent[] }).traceEvents
  }
}

/** Milliseconds of the main thread's processor time from the tap until visible, and the requests that it waited for. */
async function threadTime(
  browser: Browser,
  site: string,
  { address, control, shown }: Target,
): Promise<{ cpu: number; requests: number }> {
  const { context, page, session } = await freshPhone(browser)
  await page.addInitScript(watchTap, shown)
  await page.goto(site + address, { waitUntil: 'load' })
  await page.waitForTimeout(6000)
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'blink.user_timing'] },
    transferMode: 'ReturnAsStream',
  })
  let requests = 0
  page.on('request', () => requests++)
  await press(page, session, control)
  await timing(page)
  const waited = requests
  const events = await readTrace(session)
  await context.close()
  const markOf = (name: string) =>
    events.find((event) => event.name === name && event.ph !== 'X' && event.ts > 0)
  const [from, to] = [markOf('tap-start'), markOf('tap-visible')]
  if (!from || !to) throw new Error('The trace has no marks.')
  const tasks = events.filter(
    (event) =>
      event.ph === 'X' &&
      /(^|::)RunTask$/.test(event.name) &&
      event.pid === from.pid &&
      event.tid === from.tid,
  )
  const between = tasks.filter(({ ts, dur = 0 }) => ts + dur > from.ts && ts < to.ts)
  return { cpu: between.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000, requests: waited }
}

function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!
}

const product = values.url ? undefined : await startProduct()
const site = values.url?.replace(/\/$/, '') ?? product!.url
const browser = await openBrowser(findChromium())
try {
  const rounds = Array.from({ length: Number(values.runs) })
  say(`Slow 4G, CPU ${slowdown}x slower, fresh phone; medians of ${rounds.length}, milliseconds\n`)
  say(
    ['tap', '4 s: visible', '1 s: changes', '1 s: visible', 'thread x4', 'requests']
      .map((head) => head.padStart(13))
      .join(''),
  )
  for (const target of targets.filter(({ name }) => [undefined, name].includes(values.only))) {
    const late: Timing[] = []
    const early: Timing[] = []
    const threads: { cpu: number; requests: number }[] = []
    for (const _ of rounds) {
      late.push(await tap(browser, site, target, false))
      early.push(await tap(browser, site, target, true))
      threads.push(await threadTime(browser, site, target))
    }
    const cells = [
      median(late.map(({ visible }) => visible)),
      median(early.map(({ changed }) => changed)),
      median(early.map(({ visible }) => visible)),
      median(threads.map(({ cpu }) => cpu)) * slowdown,
      median(threads.map(({ requests }) => requests)),
    ]
    say([target.name, ...cells.map((cell) => cell.toFixed(0))].map((cell) => cell.padStart(13)).join(''))
  }
} finally {
  await browser.close()
  await product?.stop()
}
