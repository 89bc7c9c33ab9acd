// By hand, beside a running `npm start`: npm run bench:scroll -- [http://localhost:3000] [CPU slowdown, 4]
//
// Scrolls through two hundred bookings as a driver on a phone whose processor is slowed down, and names the tasks that held
// the main thread for long. On a busy machine the clock counts what others did in between; the thread's own time does not.

import { setTimeout as wait } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import type * as v from 'valibot'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import type { BookingPage, BookingRow } from '#contract/bookings/bookings.ts'
import { glide, longest, traced } from './trace.ts'

const [site = 'http://localhost:3000', slowdown = '4'] = process.argv.slice(2)
const wanted = 200
/** Milliseconds; longer, and a finger feels it. */
const limit = 100

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

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 }
const context = await browser.newContext({ baseURL: site, serviceWorkers: 'block', ...phone })
const page = await context.newPage()
await serveMany(page)
await page.goto('/sign-in?l=en')
await page.getByLabel('Email').fill('fadimatou-bello@wouri.example')
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
// The first booking is in the card above the rows.
const tasks = await traced(session, async () => {
  while ((await rows.count()) < wanted - 1) await glide(page, 40)
  await glide(page, -120)
  await glide(page, 120)
})
await wait(500)
const observed = await page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks)
const reached = await rows.count()
await browser.close()

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
