// The desk on a phone: what waits today, and what is done with a booking; and that a driver's phone has none of it.

import { expect, test, type Page } from '@playwright/test'
import { wordsIn } from '#tests/support/words.ts'
import { violations } from './axe.ts'
import { enter } from './api-steps.ts'
import { driver, keptForOffline } from './screens.ts'

const words = wordsIn('fr')

/** The page of a person who is signed in, in French. */
async function be(page: Page, email: string): Promise<void> {
  const user = { _id: await enter(page.request, email), language: 'fr' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
}

const button = (page: Page, english: string) =>
  page.getByRole('button', { name: words(english), exact: true })

test('a desk confirms a booking, takes money for it, answers a change, and reads it offline', async ({
  page,
  context,
}) => {
  await be(page, 'desk@wouri.example')
  await page.goto('/staff?l=fr')
  await keptForOffline(page)
  const toAnswer = page.getByRole('region', { name: words('To answer') })
  await expect(toAnswer.locator('[data-booking]')).not.toHaveCount(0)
  expect(await violations(page)).toEqual([])

  // By keyboard alone.
  await toAnswer.locator('[data-booking=demo-desk-ngondo-cars-7] a').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/demo-desk-ngondo-cars-7/)
  await button(page, 'Confirm the booking').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').getByText(words('Reserved')).first()).toBeVisible()
  await expect(button(page, 'Confirm the booking')).toHaveCount(0)
  expect(await violations(page)).toEqual([])

  await button(page, 'Record a payment at the counter').click()
  const sheet = page.getByRole('dialog')
  const amount = sheet.getByLabel(words('Amount taken'))
  await expect(amount).toHaveAttribute('inputmode', 'numeric')
  await amount.fill('10 000')
  await sheet.getByRole('button', { name: /10 000 FCFA/ }).click()
  await expect(page.getByRole('list', { name: words('Payments') })).toContainText('10 000 FCFA')

  await page.goto('/staff/bookings/demo-booking-change-4?l=fr')
  await button(page, 'Decline').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Decline the change') })
    .click()
  await expect(page.locator('#staff-change')).toHaveCount(0)

  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.goto('/staff?l=fr')
  await expect(page.getByRole('region', { name: words('Free tonight') })).toBeVisible()
  await page.locator('[data-booking=demo-desk-ngondo-cars-1] a').first().click()
  await expect(page.getByRole('region', { name: words('What to do') })).toBeVisible()
  await expect(button(page, 'Write a note')).toBeDisabled()
})

test('a driver gets neither the staff area nor a file of it', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await be(page, driver.email)
  await page.goto('/')
  await keptForOffline(page)
  await page.goto('/staff?l=fr')
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/bookings', { waitUntil: 'networkidle' })
  const files = asked.filter((path) => path.startsWith('/assets/'))
  expect(files.length).toBeGreaterThan(10)
  expect(files.filter((path) => /staff/i.test(path))).toEqual([])
  const kept = await page.evaluate(() => caches.has('staff'))
  expect(kept).toBe(false)
})
