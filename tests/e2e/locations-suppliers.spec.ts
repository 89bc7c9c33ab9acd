// Where the cars are, and whose they are: two lists that lead to a search. What they say and do:
// src/client/features/content/lists.test.tsx.

import { expect, test, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { goInside } from './screens.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

const row = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

test(
  'without a script both pages are whole, and their links lead to a search',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: phone })).newPage()
    await page.goto('/locations')
    await expect(row(page, 'Douala, Akwa')).toHaveAttribute('href', '/search?pl=douala-akwa')
    await expect(row(page, 'Bertoua')).toBeVisible()
    await expect(page.getByLabel('Find a place')).toBeHidden()
    await page.goto('/suppliers')
    await expect(row(page, 'Sahel Horizon')).toBeVisible()
    await expect(row(page, 'Sahel Horizon')).toHaveAttribute('href', /^\/search\?.*sup=sahel-horizon/)
  },
)

test('an address leads to a place, whose row leads to its cars; a phone shows the list or the map, a desktop both', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const map = page
    .getByRole('button', { name: /Open the map/ })
    .or(page.getByRole('region', { name: 'Map of the places' }))
  await page.setViewportSize(phone)
  await page.goto('/locations?l=en#maroua')
  await expect(row(page, 'Maroua')).toBeInViewport()
  // The prerendered page knows no dates yet.
  await expect(row(page, 'Kribi')).toHaveAttribute('href', /from=/)
  await expect(map.first()).toBeHidden()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(map.first()).toBeVisible()
  await expect(row(page, 'Kribi')).toBeHidden()
  await page.setViewportSize(desktop)
  await expect(map.first()).toBeVisible()
  await row(page, 'Kribi').click()
  await expect(page).toHaveURL(/\/search\?(?=.*pl=kribi)(?=.*from=)(?=.*to=)/)
  await expect(page.getByRole('article').first()).toBeVisible()

  await page.route('**/api/suppliers*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected' } }),
  )
  await goInside(page, '/suppliers')
  await expect(page.getByRole('alert')).toContainText('The rental agencies could not be loaded')
  expect(await violations(page)).toEqual([])
})
