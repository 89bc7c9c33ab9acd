// People on an admin's phone, and a licence checked at the desk: found, noted, suspended; looked at, refused, and told.

import { expect, test, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { bookAsGuest, enter } from './api-steps.ts'
import { addDays } from '#domain/rental/period.ts'
import { testWithWorker } from './with-worker.ts'
import { today } from './today.ts'

async function be(page: Page, email: string, language = 'en'): Promise<void> {
  const user = { _id: await enter(page.request, email), language }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
}

test(
  'an admin finds a driver, writes a note, suspends them with a reason and ends that',
  { tag: '@all' },
  async ({ page }) => {
    await be(page, 'admin@wouri.example')
    await page.goto('/staff/manage?l=en')
    await page
      .getByRole('main')
      .getByRole('link', { name: /^People/ })
      .click()
    await expect(page.locator('[data-person]')).not.toHaveCount(0)
    await page.getByLabel('Name, email or phone').fill('jules mba')
    await expect(page).toHaveURL(/q=jules/)
    await expect(page.locator('[data-person]')).toHaveCount(1)
    await page.getByRole('link', { name: /Jules/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Jules')
    expect(await violations(page)).toEqual([])

    await page.getByRole('button', { name: 'Write a note' }).click()
    await page.getByLabel('Note', { exact: true }).fill('Calls after six only.')
    await page.getByRole('button', { name: 'Save the note' }).click()
    await expect(page.getByText('Calls after six only.')).toBeVisible()

    await page.getByRole('button', { name: 'Suspend', exact: true }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Suspend', exact: true })).toBeDisabled()
    await sheet.getByLabel('Reason').fill('Two cars came back late.')
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Suspend', exact: true }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText('Two cars came back late.')).toBeVisible()
    await page.getByRole('button', { name: 'End the suspension' }).click()
    await sheet.getByLabel('Reason').fill('They paid for it.')
    await sheet.getByRole('button', { name: 'End the suspension' }).click()
    await expect(page.getByRole('button', { name: 'Suspend', exact: true })).toBeVisible()
  },
)

testWithWorker(
  'a desk looks at a licence, which no cache keeps, refuses it, and the driver reads why in French',
  { tag: '@all' },
  async ({ page, browser }) => {
    await be(page, 'mboa-prestige@wouri.example')
    await page.goto('/staff/bookings/demo-booking-003?l=en')
    const sheet = page.getByRole('dialog')
    const looked = page.waitForResponse(/\/api\/licenses\//)
    await page.getByRole('button', { name: 'Check the licence' }).click()
    const { status, kept } = await looked.then(async (answer) => ({
      status: answer.status(),
      kept: (await answer.allHeaders())['cache-control'],
    }))
    expect([status, kept]).toEqual([200, 'private, no-store'])
    const picture = sheet.getByRole('img', { name: /Driving licence of/ })
    await expect
      .poll(() => picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth))
      .toBeGreaterThan(0)
    expect(await violations(page)).toEqual([])
    await sheet.getByText('It has expired').click()
    await sheet.getByRole('button', { name: 'Refuse the licence' }).click()
    await expect(sheet).toBeHidden()
    await expect(page.getByText('It has expired')).toBeVisible()
    const cached = await page.evaluate(async () => {
      const found: string[] = []
      for (const name of await caches.keys())
        for (const { url } of await (await caches.open(name)).keys()) found.push(url)
      return found.filter((url) => url.includes('licenses'))
    })
    expect(cached).toEqual([])

    const others = await browser.newContext({ locale: 'fr' })
    const driver = await others.newPage()
    await be(driver, 'driver@wouri.example', 'fr')
    await driver.goto('/notifications?l=fr')
    await expect(driver.getByText(/Le permis envoyé pour la réservation .* est expiré/)).toBeVisible()
    await others.close()

    await page.getByRole('button', { name: 'Check the licence' }).click()
    await sheet.getByText('It is valid, and the driver’s own').click()
    await sheet.getByRole('button', { name: 'Verify the licence' }).click()
    await expect(page.getByText('Verified', { exact: true })).toBeVisible()
  },
)

test(
  'a guest gets the activation mail again, and goes into an account with what they booked',
  { tag: '@all' },
  async ({ page, playwright, baseURL }) => {
    const visitor = await playwright.request.newContext({ baseURL })
    const first = addDays(today, 300)
    const trip = { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }
    const email = 'merged-guest@wouri.example'
    const booking = await bookAsGuest(visitor, trip, { email, language: 'fr' })
    await be(page, 'admin@wouri.example')
    await page.goto('/staff/manage/people?state=guest&l=en')
    await page.locator('[data-person]').filter({ hasText: email }).getByRole('link').click()
    await page.getByRole('button', { name: 'Send the activation mail again' }).click()
    await expect(page.getByText(`The mail is on its way to ${email}.`).first()).toBeVisible()
    await page.getByRole('button', { name: 'Merge into an account' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Merge', exact: true })).toBeDisabled()
    await sheet.getByLabel('Name, email or phone').fill('ndongo')
    await sheet.getByText('Serge Ndongo').click()
    expect(await violations(page)).toEqual([])
    await sheet.getByRole('button', { name: 'Merge', exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Serge Ndongo')
    await expect(page.locator(`[data-booking="${booking}"]`)).toBeVisible()
    await visitor.dispose()
  },
)
