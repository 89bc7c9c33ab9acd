// The lists of staff on a desktop of 1280 by 900: a dozen rows, one bar, headings that sort, pages, and all of it in the address.

import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import type { StaffReview } from '#contract/staff/reviews.ts'
import { wordsIn } from '#tests/support/words.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'

test.use({ viewport: { width: 1280, height: 900 }, isMobile: false, hasTouch: false })

const words = wordsIn('fr')

async function open(page: Page, address: string): Promise<void> {
  await openAs(page, address)
  await expect(page.locator('[data-booking]')).toHaveCount(20)
}

async function openAs(page: Page, address: string): Promise<void> {
  const user = { _id: await enter(page.request, 'admin@wouri.example'), language: 'fr' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
  await page.goto(address)
}

async function propose(request: APIRequestContext, name: string): Promise<string> {
  const _id = crypto.randomUUID()
  const translated = { en: name, fr: name, es: name }
  const place = { kind: 'district', parent: 'douala', latitude: 4.03, longitude: 9.7, meetingPoint: null }
  const answer = await request.post('/api/staff/place-proposals', {
    data: { _id, ...place, name: translated, address: translated },
  })
  expect(answer.status()).toBe(201)
  return _id
}

/** How many rows are seen without scrolling. */
const inView = (rows: Locator) =>
  rows.evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)

const heading = (page: Page, name: string) =>
  page.getByRole('columnheader', { name: words(name), exact: true })
const drivers = (page: Page) =>
  page.locator('[data-booking] > td:nth-of-type(3)').evaluateAll((cells) =>
    cells.map(({ firstChild }) =>
      firstChild!
        .textContent!.normalize('NFD')
        .replaceAll(/[\u0300-\u036F]/g, '')
        .toLowerCase(),
    ),
  )

test('a dozen rows stand below one bar', async ({ page }) => {
  await open(page, '/staff/bookings?l=fr')
  expect(await inView(page.locator('[data-booking]'))).toBeGreaterThanOrEqual(12)
  await expect(page.getByRole('navigation', { name: words('Desk') })).toBeVisible()
  await expect(page.getByRole('navigation', { name: words('Main') })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
})

test('headings put the list in order by mouse and keyboard, and the address keeps it with the page', async ({
  page,
}) => {
  await open(page, '/staff/bookings?l=fr')
  await heading(page, 'Driver').getByRole('button').click()
  await expect(page).toHaveURL(/order=driver(&|$)/)
  await expect(heading(page, 'Driver')).toHaveAttribute('aria-sort', 'ascending')
  await expect.poll(() => drivers(page).then((names) => names.join() === names.toSorted().join())).toBe(true)
  const first = await drivers(page)
  await page.getByRole('link', { name: words('Next'), exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect.poll(() => drivers(page).then(([name]) => name! >= first.at(-1)!)).toBe(true)
  await page.reload()
  await expect(heading(page, 'Driver')).toHaveAttribute('aria-sort', 'ascending')
  await expect(page.getByText(/Page 2 sur \d+/)).toBeVisible()
  // Another order begins with its first page.
  await heading(page, 'Driver').getByRole('button').press('Enter')
  await expect(page).toHaveURL(/order=driver-down(&|$)/)
  await expect(page).not.toHaveURL(/page=/)
  await expect(heading(page, 'Driver')).toHaveAttribute('aria-sort', 'descending')
  await page.getByRole('button', { name: words('Filters'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  const { bookings } = (await (await page.request.get('/api/staff/bookings')).json()) as {
    bookings: StaffBookingRow[]
  }
  const { name, plate } = bookings.find(({ car }) => Boolean(car.plate))!.car
  await sheet.getByLabel(words('Car or plate')).fill(plate!)
  await sheet.getByRole('button').filter({ hasText: name }).first().click()
  expect(await violations(page)).toEqual([])
  await sheet.getByRole('button', { name: words('Show the bookings') }).click()
  await expect(page).toHaveURL(/car=/)
  const cars = page.locator('[data-booking] th')
  await expect(cars.filter({ hasNotText: name })).toHaveCount(0)
  await expect(cars.first()).toContainText(name)
})

/** Of the demonstration's places there is one page. */
for (const [address, kind, column, isOnePage] of [
  ['/staff/cars', 'car', 'Per day', false],
  ['/staff/manage/people', 'person', 'Bookings', false],
  ['/staff/manage/places', 'place', 'Cars', true],
] as const)
  test(`a dozen rows of ${address} stand on a page, in the order of a heading, and lead to the next`, async ({
    page,
  }) => {
    await openAs(page, `${address}?l=fr`)
    const rows = page.locator(`[data-${kind}]`)
    await expect(rows.first()).toBeVisible()
    expect(await inView(rows)).toBeGreaterThanOrEqual(12)
    await heading(page, column).getByRole('button').click()
    await expect(heading(page, column)).toHaveAttribute('aria-sort', /ascending|descending/)
    await expect(page).toHaveURL(/order=/)
    expect(await violations(page)).toEqual([])
    if (isOnePage) return
    const first = await rows.first().getAttribute(`data-${kind}`)
    await page.getByRole('link', { name: words('Next'), exact: true }).click()
    await expect(page).toHaveURL(/page=2/)
    await expect(page).toHaveURL(/order=/)
    await expect(rows.first()).not.toHaveAttribute(`data-${kind}`, first!)
  })

test('a dozen acts stand on a page, the oldest first when asked for, and their filters narrow them', async ({
  page,
}) => {
  await openAs(page, '/staff/manage/audit?l=fr')
  // More than a page holds.
  for (let count = 0; count < 25; count++) await page.request.get('/api/staff/cars.csv')
  await page.goto('/staff/manage/audit?kind=cars.exported&l=fr')
  const rows = page.locator('[data-act]')
  await expect(rows).toHaveCount(20)
  expect(await inView(rows)).toBeGreaterThanOrEqual(12)
  const newest = await rows.first().getAttribute('data-act')
  await heading(page, 'When').getByRole('button').click()
  await expect(page).toHaveURL(/order=oldest/)
  await expect(heading(page, 'When')).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.first()).not.toHaveAttribute('data-act', newest!)
  expect(await violations(page)).toEqual([])
  const oldest = await rows.first().getAttribute('data-act')
  await page.getByRole('link', { name: words('Next'), exact: true }).click()
  await expect(page).toHaveURL(/order=oldest&page=2|page=2&order=oldest/)
  await expect(rows.first()).not.toHaveAttribute('data-act', oldest!)
  await expect(page.getByText(/Page 2 sur \d+/)).toBeVisible()
})

test('reviews stand page by page, those with the fewest stars first when asked for', async ({ page }) => {
  await openAs(page, '/staff/manage/reviews?l=fr')
  const rows = page.locator('[data-review]')
  await expect(rows).toHaveCount(20)
  const first = await rows.first().getAttribute('data-review')
  await page.getByRole('combobox', { name: words('Order') }).click()
  await page.getByRole('option', { name: words('Fewest stars first') }).click()
  await expect(page).toHaveURL(/order=worst/)
  const { reviews } = (await (await page.request.get('/api/staff/reviews?order=worst')).json()) as {
    reviews: StaffReview[]
  }
  await expect(rows.first()).toHaveAttribute('data-review', reviews[0]!._id)
  await page.getByRole('link', { name: words('Next'), exact: true }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(rows.first()).not.toHaveAttribute('data-review', first!)
  expect(await violations(page)).toEqual([])
})

test('proposed places are found by name, and stand in the order of a heading', async ({ page }) => {
  await openAs(page, '/staff/manage/proposals?l=fr')
  const ids: string[] = []
  for (let count = 14; count > 0; count--) ids.push(await propose(page.request, `Carrefour Zz ${count}`))
  await page.goto('/staff/manage/proposals?q=Carrefour+Zz&l=fr')
  const rows = page.locator('[data-proposal]')
  await expect(rows).toHaveCount(ids.length)
  expect(await inView(rows)).toBeGreaterThanOrEqual(12)
  await heading(page, 'Place').getByRole('button').click()
  await expect(heading(page, 'Place')).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.first()).toContainText('Carrefour Zz 1')
  await page.getByRole('combobox', { name: words('Status') }).click()
  await page.getByRole('option', { name: words('Declined') }).click()
  await expect(page.getByText(words('No proposal matches'))).toBeVisible()
  expect(await violations(page)).toEqual([])
  // Nobody has to decide on them.
  const data = { reason: 'Essai' }
  for (const id of ids) await page.request.post(`/api/staff/place-proposals/${id}/decline`, { data })
})
