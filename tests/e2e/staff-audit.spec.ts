// Who did what: an admin reads it in sentences, looks for a person and a kind, and takes it as a table.

import { expect, test } from '@playwright/test'
import { enter } from './api-steps.ts'

test('an admin finds who did what', { tag: '@all' }, async ({ page }) => {
  const user = { _id: await enter(page.request, 'admin@wouri.example'), language: 'en' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
  // An act to be found, and more of them than a page holds.
  for (let count = 0; count < 25; count++) await page.request.get('/api/staff/cars.csv')
  await page.goto('/staff/manage?l=en')
  await page.getByRole('link', { name: 'Who did what' }).click()
  // Acts of other journeys may stand above them.
  await expect(page.locator('[data-act]', { hasText: 'took cars as a table.' }).first()).toBeVisible()
  await page.locator('[data-act]').last().scrollIntoViewIfNeeded()
  await expect.poll(() => page.locator('[data-act]').count()).toBeGreaterThan(20)

  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByRole('combobox', { name: 'Act' }).click()
  await page.getByRole('option', { name: '… took cars as a table.' }).click()
  await expect(page).toHaveURL(/kind=cars\.exported/)
  await page.getByLabel('Person').fill('nobody of this name')
  await expect(page.getByText('Nothing like this was done')).toBeVisible()
  await page.getByRole('button', { name: 'Show everything' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download as a table' }).click()
  expect((await download).suggestedFilename()).toBe('wouri-audit.csv')
})
