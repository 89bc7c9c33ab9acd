// From a list of cars to the confirmation, as a person does it on a phone.

import { expect, type Page } from '@playwright/test'
import { licencePhoto } from './licence-photo.ts'
import { amountIn, fillBirthDate, type Words } from './screens.ts'

const price = (page: Page) => page.locator('data')

/** From the results to the confirmation; returns the total that every screen showed. */
export async function book(page: Page, words: Words, fillDriver?: () => Promise<void>): Promise<number> {
  // Every booking takes its car away, so the first one left will do; its supplier must take payment at the counter.
  const card = page
    .getByRole('article')
    .filter({ hasText: /Mboa Prestige|Ngondo Cars|Sawa Motors|Fako Rides|Sept Collines/ })
    .first()
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 2000))
    await expect(card).toBeVisible({ timeout: 500 })
  }).toPass()
  const total = await amountIn(card.locator('data').first())
  await card.getByRole('link').first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.locator('data').first()).toHaveAttribute('value', String(total))
  await sheet.getByRole('link', { name: words('Continue') }).click()
  await expect(page).toHaveURL(/\/checkout\?/)
  if (fillDriver) {
    await fillDriver()
    await page.getByRole('button', { name: words('Continue') }).click()
    await expect(page).toHaveURL(/step=2/)
  }
  await page.getByRole('button', { name: words('Continue') }).click()
  await expect(page).toHaveURL(/step=3/)
  await expect(
    price(page)
      .and(page.locator(`[value="${total}"]`))
      .first(),
  ).toBeVisible()
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: words('Reserve without paying now') }).click()
  await expect(page.getByRole('heading', { name: words('Congratulations!') })).toBeVisible()
  await expect(
    page.getByText(words('Your booking was successfully done. We sent you a confirmation email.')),
  ).toBeVisible()
  return total
}

export async function addLicence(page: Page, words: Words): Promise<void> {
  const group = page.getByRole('group', { name: words("Driver's licence") })
  await group
    .locator('input[type=file]')
    .last()
    .setInputFiles(await licencePhoto())
  await expect(group.getByText(words('Sent'), { exact: true }).first()).toBeVisible()
}

/** What a guest says of the one who drives. */
export async function typeDriver(page: Page, words: Words, email: string): Promise<void> {
  await page.getByLabel(words('Full name'), { exact: true }).fill('Ngo Bassa Ruth')
  await page.getByLabel(words('Email')).fill(email)
  await page.getByLabel(words('Phone'), { exact: true }).fill('6 71 23 45 67')
  await fillBirthDate(page, words, '1990-05-17')
}
