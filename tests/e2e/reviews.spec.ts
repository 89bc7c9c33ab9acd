// How a trip was: three hours after the return a mail asks; a star of it, a chip and words without a network; with it they
// are on the car and on its agency, once. On a process and a database of the test, which is started again three hours later.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, type Browser, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings/bookings.ts'
import type { CarPage } from '#contract/cars/cars.ts'
import type { ReviewPage } from '#contract/cars/reviews.ts'
import { keySteps } from '#domain/inspection/walk.ts'
import { addDays, hour } from '#domain/rental/period.ts'
import { startProcess, type Process } from '#tests/support/process.ts'
import { wordsIn } from '#tests/support/words.ts'
import { mailTo } from './account-steps.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { aNewcomer, soon, tripFrom, type Newcomer } from './newcomer.ts'
import { posts } from './posts.ts'
import { keptForOffline, startSignedIn } from './screens.ts'
import { today } from './today.ts'

const words = wordsIn('fr')
const later = new URL('../support/later.ts', import.meta.url).href

const first = addDays(today, 60)
const search = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 2)}T10:00`

let data: string
let site: Process
test.beforeEach(async () => {
  test.setTimeout(300_000)
  data = mkdtempSync(join(process.env['E2E_DATA'] ?? tmpdir(), 'wouri-reviews-'))
  site = await startProcess({ WOURI_DATA: data })
})
test.afterEach(async () => {
  await site.stop()
  rmSync(data, { recursive: true, force: true })
})

/** The same site on the same address, once so much time has passed. */
async function pass(time: number): Promise<void> {
  const { port } = new URL(site.url!)
  await site.stop()
  site = await startProcess({
    WOURI_DATA: data,
    PORT: port,
    LATER_BY: String(time),
    NODE_OPTIONS: `--import=${later}`,
  })
}

type Given = Parameters<typeof aNewcomer>[0]

/** A French driver's trip whose car has just come back. */
async function aReturn({ playwright }: Given): Promise<{ newcomer: Newcomer; booking: Booking }> {
  const baseURL = site.url!
  const newcomer = await aNewcomer({ playwright, baseURL }, 'Reviewing Driver', tripFrom(soon()), 'fr')
  const staff = await playwright.request.newContext({ baseURL })
  await enter(staff, 'admin@wouri.example')
  const of = `/api/staff/bookings/${newcomer.booking}`
  for (const step of keySteps)
    await staff.post(`${of}/key-steps`, { data: { step, setAside: 'Known for years' } })
  for (const act of ['handover', 'return']) {
    const done = await staff.post(`${of}/${act}`, { data: { reason: 'Earlier' } })
    expect([act, done.status()]).toEqual([act, 200])
  }
  const booking = (await (await staff.get(of)).json()) as Booking
  await staff.dispose()
  return { newcomer, booking }
}

/** What everybody reads. */
async function read(page: Page, { car, supplier }: Booking) {
  const of = async (path: string) =>
    (await (await page.request.get(`/api/${path}/reviews`)).json()) as ReviewPage
  return { car: await of(`cars/${car._id}`), supplier: await of(`suppliers/${supplier._id}`) }
}

const give = (page: Page, group: string, stars: string) =>
  page
    .getByRole('group', { name: words(group) })
    .locator('label')
    .filter({ hasText: stars })
    .click()

test(
  'a mail asks three hours after the return; what is said without a network is read by all, once there is one',
  { tag: '@all' },
  async ({ browser, playwright }) => {
    const { newcomer, booking } = await aReturn({ playwright, baseURL: site.url! })
    const context = await browser.newContext({ baseURL: site.url!, serviceWorkers: 'allow' })
    const page = await context.newPage()
    const before = await read(page, booking)
    await pass(3 * hour + 60_000)
    const mail = await mailTo(page.request, newcomer.email, 'stars=4')
    expect(mail).toContain(booking.car.name)
    const [link = ''] = /\/booking\?[^"]*stars=4/.exec(mail.replaceAll('&amp;', '&')) ?? []

    await startSignedIn(page, 'fr', newcomer.email)
    await page.goto(link)
    const sheet = page.getByRole('dialog')
    await expect(sheet).toBeVisible()
    await keptForOffline(page)
    const sent = posts(context, '/review')
    await context.setOffline(true)
    await give(page, 'The rental agency', '5')
    await sheet.getByRole('button', { name: words('As pictured'), exact: true }).click()
    const text = `Tout comme convenu ${Date.now().toString(36)}.`
    await sheet.getByLabel(words('In your words (optional)')).fill(text)
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: words('Send when I am online') }).click()
    await context.setOffline(false)
    await expect(page.getByText(words('Thank you. Your review has arrived.')).first()).toBeVisible()
    expect(sent).toEqual([`/api/bookings/${booking._id}/review`])

    const after = await read(page, booking)
    expect(after.car.total).toBe(before.car.total + 1)
    expect(after.supplier.total).toBe(before.supplier.total + 1)
    expect(after.car.reviews[0]).toMatchObject({ text, carStars: 4, supplierStars: 5, chips: ['asPictured'] })
    expect(after.supplier.reviews.filter((review) => review.text === text)).toHaveLength(1)
    await followsInSearch(page, booking, after.car)
    await followsOnPage(browser, booking, after.supplier)
    await page.goto(`/search?${search}&car=${booking.car._id}`)
    await expect(sheet.getByText(text)).toBeVisible()
  },
)

/** Count, rating, filter and order of the search, at once. */
async function followsInSearch(page: Page, { car }: Booking, { rating, total }: ReviewPage): Promise<void> {
  const found = async (more: string): Promise<CarPage['cars']> => {
    const cars: CarPage['cars'] = []
    for (let at = 1; ; at += 1) {
      const answer = await page.request.get(`/api/cars?${search}&${more}&page=${at}`)
      const shown = (await answer.json()) as CarPage
      cars.push(...shown.cars)
      if (at * shown.pageSize >= shown.total) return cars
    }
  }
  const byRating = await found('sort=rating')
  expect(byRating.find(({ _id }) => _id === car._id)).toMatchObject({ rating, reviews: total })
  const rated = byRating.map((each) => each.rating ?? 0)
  expect(rated).toEqual(rated.toSorted((one, other) => other - one))
  for (const least of [1, 2, 3, 4]) {
    const isIn = (await found(`minimumRating=${least}`)).some(({ _id }) => _id === car._id)
    expect([least, isIn]).toEqual([least, rating !== null && rating >= least])
  }
}

/** The rendered page that all readers share, as somebody without scripts gets it: it follows within a minute. */
async function followsOnPage(browser: Browser, { supplier }: Booking, { total }: ReviewPage): Promise<void> {
  const reader = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url! })
  const page = await reader.newPage()
  const card = page.locator('main li').filter({ hasText: supplier.name })
  const count = async () => {
    await page.goto('/suppliers')
    return card.first().innerText()
  }
  await expect.poll(count, { timeout: 70_000, intervals: [5_000] }).toContain(`(${total} reviews)`)
  await reader.close()
}
