// The API's page: readable by everybody, in both themes and on both sizes, and found by its headings.

import { expect, test } from '@playwright/test'
import { violations } from './axe.ts'
import { watch } from './watch-policy.ts'

const looks = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 1280, height: 800 }, colorScheme: 'dark' },
] as const

for (const { viewport, colorScheme } of looks) {
  test.describe(`${viewport.width} pixels wide in ${colorScheme}`, () => {
    test.use({ viewport, colorScheme })

    test(
      'a call is reached from the list of groups, unfolded and read',
      { tag: '@all' },
      async ({ page }) => {
        const seen = await watch(page)
        await page.goto('/api/docs')
        await page
          .getByRole('navigation', { name: 'Calls' })
          .getByRole('link', { name: 'Bookings', exact: true })
          .click()
        await expect(page.getByRole('heading', { level: 2, name: 'Bookings', exact: true })).toBeInViewport()
        const call = page.getByRole('article', { name: 'createBooking' })
        await call.getByText('Request, answer, failures and example').click()
        await expect(call.getByRole('heading', { name: 'Example' })).toBeVisible()
        await expect(call.getByText("curl -X POST 'http://")).toBeVisible()
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
        expect(await violations(page)).toEqual([])
        expect(seen.violations).toEqual([])
      },
    )
  })
}
