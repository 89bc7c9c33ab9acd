// By hand, beside a running `npm start`: npm run bench:scroll -- [http://localhost:3000] [CPU slowdown, 4]
//
// Scrolls through two hundred bookings as an admin on a phone whose processor is slowed down, and names the tasks that held
// the main thread for long. On a busy machine the clock counts what others did in between; the thread's own time does not.

import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type CDPSession, type Page } from '@playwright/test'
import type * as v from 'valibot'
import { demonstrationPassword } from '#contract/account.ts'
import type { BookingPage, BookingRow } from '#contract/bookings.ts'

const [site = 'http://localhost:3000', slowdown = '4'] = process.argv.slice(2)
const wanted = 200
/** Milliseconds; longer, and a finger feels it. */
const limit = 100

type TraceEvent = {
  name: string
  pid: number
  tid: number
  dur?: number
  tdur?: number
  args: { name?: string }
}

/** What the server says, again and again, until there are enough. */
async function serveMany(page: Page): Promise<void> {
  let some: BookingRow[] | undefined
  await page.route(
    (url) => url.pathname === '/api/bookings',
    async (route) => {
      const query = new URL(route.request().url()).searchParams
      const number = Number(query.get('page') ?? 1)
      const size = Number(query.get('size') ?? 10)
      some ??= ((await (await route.fetch()).json()) as v.InferOutput<typeof BookingPage>).bookings
      const from = (number - 1) * size
      const bookings = Array.from({ length: Math.min(size, wanted - from) }, (_, at) => ({
        ...some![(from + at) % some!.length]!,
        _id: `many-${from + at}`,
      }))
      await route.fulfill({ json: { bookings, total: wanted, page: number, pageSize: size } })
    },
  )
}

/** A finger's speed: 40 pixels a frame, until the list ends. */
async function glide(page: Page, step: number): Promise<void> {
  await page.evaluate(
    ([step, patience]) =>
      new Promise<void>((done) => {
        let last = -1
        let still = 0
        const move = () => {
          window.scrollBy(0, step!)
          still = window.scrollY === last ? still + 1 : 0
          last = window.scrollY
          if (still > patience!) done()
          else requestAnimationFrame(move)
        }
        requestAnimationFrame(move)
      }),
    [step, 120],
  )
}

async function traced(session: CDPSession, work: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  await session.send('Tracing.start', { categories: 'toplevel', transferMode: 'ReportEvents' })
  await work()
  const complete = new Promise<void>((done) => session.once('Tracing.tracingComplete', () => done()))
  await session.send('Tracing.end')
  await complete
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  )
  return events.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`))
}

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const context = await browser.newContext({ baseURL: site, serviceWorkers: 'block', ...phone })
const page = await context.newPage()
await serveMany(page)
await page.goto('/sign-in?l=en')
await page.getByLabel('E-mail').fill('admin@wouri.example')
await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
await page.getByRole('button', { name: 'Sign in', exact: true }).click()
const rows = page.locator('main [data-booking]')
await rows.first().waitFor()
await page.waitForLoadState('networkidle')

const session = await context.newCDPSession(page)
await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) })
await page.evaluate(() => {
  const seen: number[] = []
  Object.assign(window, { longTasks: seen })
  new PerformanceObserver((list) => seen.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
})
const tasks = await traced(session, async () => {
  while ((await rows.count()) < wanted) await glide(page, 40)
  await glide(page, -120)
  await glide(page, 120)
})
await wait(500)
const observed = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
const reached = await rows.count()
await browser.close()

const longest = (milliseconds: number[]) =>
  milliseconds
    .toSorted((a, b) => b - a)
    .slice(0, 5)
    .map((each) => `${Math.round(each)} ms`)
    .join(', ')
const own = tasks.map(({ tdur = 0 }) => tdur / 1000)
const tooLong = own.filter((each) => each > limit).length
process.stdout.write(
  [
    `${reached} bookings, processor ${slowdown} times slower`,
    `longest tasks, by the thread's own time: ${longest(own)}`,
    `longest tasks, by the clock (PerformanceObserver): ${longest(observed) || 'none'}; ${observed.length} over 50 ms`,
    `over ${limit} ms of the thread's own time: ${tooLong}`,
    '',
  ].join('\n'),
)
process.exitCode = tooLong === 0 ? 0 : 1
