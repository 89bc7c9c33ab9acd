// The lists of staff on a desktop of 1280 by 900: a dozen rows, one bar, headings that sort, pages, and all of it in the address.

import { expect, test, type Page } from '@playwright/test'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
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
  const inView = await page
    .locator('[data-booking]')
    .evaluateAll((rows) => rows.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length)
  expect(inView).toBeGreaterThanOrEqual(12)
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
    const inView = await rows.evaluateAll(
      (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
    )
    expect(inView).toBeGreaterThanOrEqual(12)
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
