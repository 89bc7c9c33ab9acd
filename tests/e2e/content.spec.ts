// What is there to be read, by keyboard and on a narrow phone. What it says: src/client/features/content/content.test.tsx.

import { expect, test } from '@playwright/test'
import { open } from './screens.ts'

test('an address opens a question, the keyboard another one; the contents lead into the text, and a table fits a narrow phone', async ({
  page,
}) => {
  await page.goto('/faq?l=en#cancellation')
  await expect(page.locator('#cancellation')).toHaveAttribute('open')
  await expect(page.locator('#cancellation summary')).toBeInViewport()
  const delivery = page.locator('#delivery')
  await delivery.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(delivery.getByRole('paragraph').first()).toBeVisible()
  await open(page, '/privacy', 'en')
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: /Your rights/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#rights$/)
  await expect(page.getByRole('heading', { name: /Your rights/ })).toBeInViewport()
  // The next press goes on from there, not from the contents.
  await page.keyboard.press('Tab')
  await expect(page.locator('#rights').getByRole('link').first()).toBeFocused()

  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/cookie-policy', 'en')
  const cookie = page
    .getByRole('table', { name: 'Cookies', exact: true })
    .getByRole('row', { name: /__Host-sid/ })
  await expect(cookie.getByRole('cell')).toHaveCount(3)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})
