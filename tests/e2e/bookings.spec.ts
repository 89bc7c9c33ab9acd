// The list of bookings: the search is in the address, many are changed at once, and Back returns to the same place.

import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type * as v from 'valibot'
import type { BookingPage, BookingRow } from '#contract/bookings/bookings.ts'
import type { CarPage } from '#contract/cars/cars.ts'
import { addDays, instantOf } from '#domain/rental/period.ts'
import { quote } from '#domain/rental/quote.ts'
import { enter, keepLicence } from './api-steps.ts'
import { mailedLink, somebody } from './account-steps.ts'
import { driver, keptForOffline, type Words, startSignedIn } from './screens.ts'
import { testWithWorker } from './with-worker.ts'
import { today } from './today.ts'

/** Several trips lie ahead of her; no journey adds to them or takes any away. */
const traveller = 'fadimatou-bello@wouri.example'
const supplier = 'grassfields-auto@wouri.example'

type Given = {
  playwright: { request: { newContext: (options: object) => Promise<APIRequestContext> } }
  baseURL: string | undefined
}

/** Somebody new with bookings of one supplier that wait for its word, in so many days each. */
async function aDriverWhoWaits(
  { playwright, baseURL }: Given,
  fullName: string,
  inDays: number[],
): Promise<string> {
  const part = () => Math.floor(Math.random() * 256)
  const address = `10.${part()}.${part()}.${part()}`
  const request = await playwright.request.newContext({
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': address },
  })
  const email = somebody('waits')
  const made = await request.post('/api/sign-up', {
    data: {
      email,
      password: driver.password,
      fullName,
      phone: '+237671234567',
      birthDate: '1990-05-17',
      language: 'en',
    },
  })
  expect(made.status()).toBe(200)
  // Several bookings at once are confirmed only where the address is.
  const link = new URLSearchParams((await mailedLink(request, email, '/activate')).split('?')[1])
  const password = driver.password
  const data = { userId: link.get('u'), token: link.get('t'), password }
  expect((await request.post('/api/activate', { data })).status()).toBe(200)
  await keepLicence(request, await enter(request, email))
  for (const days of inDays) await book(request, days)
  await request.dispose()
  return email
}

async function book(request: APIRequestContext, inDays: number): Promise<void> {
  const first = addDays(today, inDays)
  const trip = { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }
  const period = { from: instantOf(trip.from)!, to: instantOf(trip.to)! }
  const found = await request.get(
    `/api/cars?pl=bafoussam&from=${trip.from}&to=${trip.to}&suppliers=grassfields-auto`,
  )
  const { cars } = (await found.json()) as v.InferOutput<typeof CarPage>
  const refusals: string[] = []
  for (const car of cars) {
    const response = await request.post('/api/bookings', {
      headers: { 'idempotency-key': randomUUID() },
      data: {
        car: car._id,
        pl: 'bafoussam',
        ...trip,
        extras: [],
        payment: 'counter',
        total: quote(car, period).total,
        currency: 'XAF',
        language: 'en',
        termsAccepted: true,
      },
    })
    if (response.status() === 201) return
    refusals.push(await response.text())
  }
  throw new Error(`No car could be booked. ${refusals.join(', ')}`)
}

const rowsOf = (page: Page) => page.locator('main [data-booking]')
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select: / })

async function keyword(page: Page, words: Words, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel(words('Keyword')).fill(text)
  await page.getByLabel(words('Keyword')).press('Enter')
  await page.getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

testWithWorker(
  'the search is in the address, and is there again after a reload and without a network',
  { tag: '@all' },
  async ({ page, context }) => {
    const words = await startSignedIn(page, 'en', traveller)
    await page.goto('/bookings')
    // One of them may end today.
    const { total } = (await (await page.request.get('/api/bookings?tab=upcoming')).json()) as v.InferOutput<
      typeof BookingPage
    >
    const whole = page.getByText(`${total} bookings`, { exact: true })
    await expect(whole).toBeVisible()
    await page.getByRole('button', { name: words('Filters'), exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByLabel(words('Keyword')).fill('grassfields')
    await expect(page).toHaveURL(/q=grassfields/)
    await sheet.getByRole('checkbox', { name: words('Pending') }).click()
    await expect(page).toHaveURL(/status=pending/)
    await sheet.getByRole('button', { name: 'Show 1 booking' }).click()
    await expect(rowsOf(page)).toHaveCount(1)
    await expect(rowsOf(page)).toContainText('Grassfields Auto')

    await page.reload()
    await expect(page.getByRole('button', { name: 'Filters (2)' })).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Remove the filter Pending' }).click()
    await expect(rowsOf(page)).toHaveCount(2)
    await keyword(page, words, 'no such car')
    await expect(page.getByRole('heading', { name: words('No bookings found') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('button', { name: words('Clear filters') })
      .last()
      .click()
    await expect(whole).toBeVisible()
    expect(new URL(page.url()).search).not.toContain('q=')

    // The whole list was met, so the device looks through it.
    await keptForOffline(page)
    await context.setOffline(true)
    await keyword(page, words, 'GRASSFIELDS')
    await expect(
      page.getByText('You are offline: 2 matches among the bookings kept on this phone.'),
    ).toBeVisible()
    await expect(rowsOf(page)).toHaveCount(2)
    await context.setOffline(false)
  },
)

test(
  'a driver asks for two cancellations at once, and reads the rule of each first',
  { tag: '@all' },
  async ({ page, playwright, baseURL }) => {
    const email = await aDriverWhoWaits({ playwright, baseURL }, 'Ewane Tatiana', [210, 220, 230])
    const words = await startSignedIn(page, 'en', email)
    await page.goto('/bookings')
    // The second, from its row; the first is in the card above them.
    await page
      .getByRole('button', { name: /^Ask to cancel: / })
      .first()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Send the request') })
      .click()
    await expect(page.getByText(words('Cancellation requested'))).toHaveCount(1)

    await page.getByRole('button', { name: words('Select'), exact: true }).click()
    await page.getByRole('button', { name: words('Select all') }).click()
    await expect(page.getByText('3 selected')).toBeVisible()
    await page.getByRole('button', { name: words('Ask to cancel'), exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText(/^Free cancellation until pick-up, /)).toHaveCount(2)
    await expect(sheet.getByText(/^1 other booking of your selection cannot be cancelled/)).toBeVisible()
    await sheet.getByRole('button', { name: 'Send 2 requests' }).click()
    await expect(
      page.getByText('2 cancel requests submitted. We will contact you to finalize them.').first(),
    ).toBeVisible()
    await expect(sheet).toHaveCount(0)
    await expect(boxes(page)).toHaveCount(0)

    // Asked once: there is nothing left to ask for, by row or by selection.
    await expect(page.getByText(words('Cancellation requested'))).toHaveCount(3)
    await expect(page.getByRole('button', { name: /^Ask to cancel/ })).toHaveCount(0)
    await expect(page.getByRole('button', { name: words('Select'), exact: true })).toHaveCount(0)
  },
)

test(
  'a supplier confirms two bookings, cancels and deletes them; their driver keeps them',
  { tag: '@all' },
  async ({ page, playwright, baseURL }) => {
    test.slow()
    const name = `Nkoulou ${randomUUID().slice(0, 8)}`
    const email = await aDriverWhoWaits({ playwright, baseURL }, name, [240, 250])
    const words = await startSignedIn(page, 'en', supplier)
    // The list of your own bookings leads staff to those of the fleet.
    await page.goto('/bookings')
    await expect(page).toHaveURL(/\/staff\/bookings/)
    await page.getByLabel(words('Reference, car, plate, driver or phone')).fill(name)
    await expect(rowsOf(page)).toHaveCount(2)
    await expect(page.getByText(words('Pending'), { exact: true })).toHaveCount(2)

    const selectBoth = async () => {
      await page.getByRole('button', { name: words('Select'), exact: true }).click()
      await page.getByRole('button', { name: words('Select all') }).click()
      await expect(page.getByText('2 selected')).toBeVisible()
    }
    const sheet = page.getByRole('dialog')
    await selectBoth()
    await expect(page.getByRole('button', { name: words('Delete'), exact: true })).toHaveCount(0)
    await page.getByRole('button', { name: words('Confirm'), exact: true }).click()
    await expect(sheet.getByRole('heading', { name: 'Confirm 2 bookings?' })).toBeVisible()
    await expect(sheet.getByText(name)).toHaveCount(2)
    await sheet.getByRole('button', { name: 'Confirm 2 bookings' }).click()
    await expect(page.getByText('2 bookings confirmed').first()).toBeVisible()
    await expect(page.getByText(words('Reserved', 'booking'), { exact: true })).toHaveCount(2)

    // Which one was not changed, and why.
    await selectBoth()
    const ids = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute('data-booking')!))
    await page.route('**/api/staff/bookings/statuses', (route) =>
      route.fulfill({ json: { done: [ids[0]], refused: [{ _id: ids[1], code: 'not-possible-now' }] } }),
    )
    await page.getByRole('button', { name: words('Cancel'), exact: true }).click()
    await expect(sheet).toContainText('This cannot be undone.')
    await sheet.getByRole('button', { name: 'Cancel 2 bookings' }).click()
    await expect(sheet).toContainText('1 booking cancelled. 1 was not changed:')
    await sheet
      .getByRole('button', { name: words('Close') })
      .last()
      .click()
    await expect(boxes(page)).toHaveCount(0)
    await page.unroute('**/api/staff/bookings/statuses')

    await selectBoth()
    await page.getByRole('button', { name: words('Cancel'), exact: true }).click()
    await sheet.getByRole('button', { name: 'Cancel 2 bookings' }).click()
    await expect(page.getByText(words('Cancelled', 'booking'), { exact: true })).toHaveCount(2)
    await selectBoth()
    await page.getByRole('button', { name: words('Delete'), exact: true }).click()
    await sheet.getByRole('button', { name: 'Delete 2 bookings' }).click()
    await expect(page.getByRole('heading', { name: words('No booking matches') })).toBeVisible()

    const request = await playwright.request.newContext({ baseURL: baseURL! })
    await enter(request, email)
    const answer = await request.get('/api/bookings?tab=cancelled')
    expect(((await answer.json()) as v.InferOutput<typeof BookingPage>).total).toBe(2)
    await request.dispose()
  },
)

/** Copies of what the server says, as many as a busy fleet has. */
async function serveMany(page: Page, total: number): Promise<void> {
  let some: BookingRow[] | undefined
  await page.route(
    (url) => url.pathname === '/api/bookings',
    async (route) => {
      const query = new URL(route.request().url()).searchParams
      const [number, size] = [Number(query.get('page') ?? 1), Number(query.get('size') ?? 8)]
      if (some === undefined)
        some = ((await (await route.fetch()).json()) as v.InferOutput<typeof BookingPage>).bookings
      const first = (number - 1) * size
      const bookings = Array.from({ length: Math.min(size, total - first) }, (_, at) => ({
        ...some![(first + at) % some!.length]!,
        _id: `many-${first + at}`,
      }))
      await route.fulfill({ json: { bookings, total, page: number, pageSize: size } })
    },
  )
}

test(
  'two hundred bookings are reached by scrolling, and Back leads to the same one',
  { tag: '@all' },
  async ({ page }) => {
    test.slow()
    const words = await startSignedIn(page, 'en', traveller)
    await serveMany(page, 200)
    await page.goto('/bookings')
    const rows = rowsOf(page)
    await expect(rows.first()).toHaveCSS('content-visibility', 'auto')
    await expect
      .poll(
        async () => {
          await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
          return rows.count()
        },
        { intervals: [100], timeout: 180_000 },
      )
      // The first is in the card above them.
      .toBe(199)
    await expect(page.getByRole('button', { name: words('Load more') })).toHaveCount(0)

    const row = page.locator('[data-booking="many-120"]')
    await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const topOf = async () => (await row.boundingBox())!.y
    await expect.poll(() => page.evaluate(() => JSON.stringify(window.history.state))).toContain('many-1')
    await row.getByRole('link').focus()
    const before = await topOf()
    for (let time = 0; time < 3; time++) {
      await row.getByRole('link').focus()
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/booking\?b=many-120/)
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
      await page.goBack()
      await expect(rows).toHaveCount(199)
      await expect.poll(async () => Math.abs((await topOf()) - before)).toBeLessThanOrEqual(2)
    }

    // By the way of the tabs it is a fresh visit.
    await page.getByRole('link', { name: words('Search'), exact: true }).click()
    await page.getByRole('link', { name: words('Bookings'), exact: true }).click()
    await expect(rows.first()).toBeInViewport()
  },
)

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test(
    'pages of eight keep the search, and a check box is named after its row',
    { tag: '@all' },
    async ({ page }) => {
      const words = await startSignedIn(page, 'en', traveller)
      await serveMany(page, 20)
      await page.goto('/bookings')
      const filters = page.getByRole('complementary', { name: words('Filters') })
      await filters.getByLabel(words('Keyword')).fill('toyota')
      await expect(page).toHaveURL(/q=toyota/)
      await expect(rowsOf(page)).toHaveCount(8)
      await page.getByRole('link', { name: words('Next') }).click()
      await expect(page).toHaveURL(/page=2/)
      await expect(page).toHaveURL(/q=toyota/)
      await expect(page.getByText(/^Page 2 of/)).toBeVisible()
      await expect(boxes(page)).not.toHaveCount(0)

      await boxes(page).first().focus()
      await page.keyboard.press('Space')
      await expect(page.getByText('1 selected')).toBeVisible()
      await page.getByRole('checkbox', { name: words('Select all on this page') }).check()
      const all = await rowsOf(page).count()
      await expect(page.getByText(`${all} selected`)).toBeVisible()
      await page.getByRole('button', { name: words('Stop selecting') }).click()
      await expect(page.getByText(`${all} selected`)).toHaveCount(0)

      // Another keyword begins on the first page.
      await filters.getByLabel(words('Keyword')).fill('mercedes')
      await expect(page).toHaveURL(
        (url) => url.searchParams.get('q') === 'mercedes' && !url.searchParams.has('page'),
      )
    },
  )
})
