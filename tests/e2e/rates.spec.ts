// Prices in another currency say since when their exchange rates are, once these are old, and that there are none.

import { expect, test, type Page } from '@playwright/test'
import { aSearch } from './prerendered-page.ts'

async function search(page: Page, ageInHours: number): Promise<void> {
  const asOf = new Date(Date.now() - ageInHours * 3_600_000).toISOString()
  const table = { base: 'XAF', rates: { XAF: 1, USD: 0.0018, EUR: 1 / 655.957 }, source: 'last', asOf }
  await page.route('**/api/rates', (route) => route.fulfill({ json: table }))
  await page.goto(`/search?${aSearch({ l: 'en' })}`)
  await expect(page.getByRole('article').first()).toContainText('$')
}

const line = /^Converted at the exchange rates of \w{3} \d+ \w+( \d{4})?\.$/

test.describe('a visitor who reads dollars', () => {
  test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('bc-fe-currency', 'USD')))

  test('reads how old the rates are, in the list and under the price of a car', async ({ page }) => {
    await search(page, 72)
    await expect(page.getByText(line)).toBeVisible()
    await page.getByRole('article').first().getByRole('link').first().click()
    await expect(page.getByRole('dialog').getByText(line)).toBeVisible()
  })

  test('reads nothing while they are recent', async ({ page }) => {
    await search(page, 5)
    await expect(page.getByText(/exchange rates/)).toHaveCount(0)
  })

  test('reads francs where there are no rates, and that it is so', async ({ page }) => {
    await page.route('**/api/rates', (route) => route.fulfill({ status: 503, json: {} }))
    await page.goto(`/search?${aSearch({ l: 'en' })}`)
    await expect(page.locator('#cars').getByText('XAF (rates unavailable)')).toBeVisible()
    await expect(page.getByRole('article').first()).toContainText('FCFA')
  })
})
