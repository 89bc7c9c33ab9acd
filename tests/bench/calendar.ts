// By hand, beside a running `npm start`: npm run bench:calendar -- [http://localhost:3000] [CPU slowdown, 4]
//
// Scrolls through the calendar of five hundred cars with two thousand bookings, on a phone and a desktop whose processor is
// slowed down, and names the tasks that held the main thread for long, by the thread's own time.

import { chromium, type Page } from '@playwright/test'
import { demonstrationPassword } from '#contract/account/sign-in.ts'
import { calendarPageSize, type StaffCalendar } from '#contract/staff/fleet/calendar.ts'
import { day, hour, instantOf } from '#domain/rental/period.ts'
import { glide, longest, traced } from './trace.ts'

const [site = 'http://localhost:3000', slowdown = '4'] = process.argv.slice(2)
const cars = 500
const bookingsEach = 4
/** Milliseconds; longer, and a finger feels it. */
const limit = 100

type Car = StaffCalendar['cars'][number]

/** A car with bookings of five days that begin a week after each other. */
function carAt(index: number, first: number): Car {
  const at = (instant: number) => new Date(instant).toISOString()
  const start = first - 2 * day + (index % 7) * day
  const entries = Array.from({ length: bookingsEach }, (_, number): Car['entries'][number] => {
    const from = start + number * 7 * day + 10 * hour
    const to = at(from + 5 * day)
    const booking = {
      _id: `b-${index}-${number}`,
      reference: `W-${index}-${number}`,
      driverName: 'Estelle Mvondo',
      status: 'reserved' as const,
      returnAt: to,
    }
    const rest = { series: null, note: null, by: null, createdAt: at(from) }
    return { _id: `e-${index}-${number}`, kind: 'booking', from: at(from), to, booking, ...rest }
  })
  const supplier = { _id: 'many', name: 'Many Cars' }
  return {
    _id: `car-${index}`,
    name: `Toyota Prado ${index}`,
    image: '',
    supplier,
    isAvailable: true,
    entries,
  }
}

async function serveMany(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === '/api/staff/calendar',
    async (route) => {
      const query = new URL(route.request().url()).searchParams
      const number = Number(query.get('page') ?? 1)
      const first = instantOf(`${query.get('from')}T00:00`) ?? 0
      const from = (number - 1) * calendarPageSize
      const shown = Array.from({ length: Math.min(calendarPageSize, cars - from) }, (_, at) =>
        carAt(from + at, first),
      )
      const json: StaffCalendar = {
        at: new Date().toISOString(),
        cars: shown,
        total: cars,
        page: number,
        pageSize: calendarPageSize,
      }
      await route.fulfill({ json })
    },
  )
}

const executablePath = process.env['CHROMIUM_PATH']
const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath && { executablePath }) })
const devices = {
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
  desktop: { viewport: { width: 1280, height: 800 } },
}

let tooLong = 0
for (const [name, device] of Object.entries(devices)) {
  const context = await browser.newContext({ baseURL: site, serviceWorkers: 'block', ...device })
  const page = await context.newPage()
  await serveMany(page)
  await page.goto('/sign-in?l=en')
  await page.getByLabel('Email').fill('admin@wouri.example')
  await page.getByLabel('Password', { exact: true }).fill(demonstrationPassword)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.waitForURL((url) => url.pathname === '/staff')
  await page.goto('/staff/calendar')
  await page.getByRole('rowheader', { name: 'Toyota Prado 0' }).waitFor()
  await page.waitForLoadState('networkidle')
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(slowdown) })
  const tasks = await traced(session, async () => {
    await glide(page, 60)
    await glide(page, -240)
  })
  const rows = await page.getByRole('row').count()
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
  await page.getByRole('rowheader', { name: `Toyota Prado ${cars - 1}` }).waitFor()
  await context.close()
  const own = tasks.map(({ tdur = 0 }) => tdur / 1000)
  tooLong += own.filter((each) => each > limit).length
  process.stdout.write(
    `${name}: ${cars} cars, ${cars * bookingsEach} bookings, ${rows} rows built, processor ${slowdown} times slower; ` +
      `longest tasks by the thread's own time: ${longest(own)}\n`,
  )
}
await browser.close()
process.stdout.write(`over ${limit} ms: ${tooLong}\n`)
process.exitCode = tooLong === 0 ? 0 : 1
