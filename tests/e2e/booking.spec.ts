// The product's main job on a phone: find a car in Douala, book it, pay at the counter, reopen the booking with no signal.

import { expect, test, type Page } from '@playwright/test'
import { languages, type Language } from '#domain/language.ts'
import { addLicence, book, typeDriver } from './book-steps.ts'
import { keptForOffline, open, opening, searchFromHome, signIn, type Words } from './screens.ts'

// The journeys go on without a network.
test.use({ serviceWorkers: 'allow' })

async function reopenOffline(page: Page, words: Words, total: number): Promise<void> {
  await keptForOffline(page)
  const id = new URL(page.url()).pathname.split('/').at(-1)
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: words('Congratulations!') })).toBeVisible()
  await expect(
    page.getByRole('img', { name: opening(words('Code for the counter, booking {reference}')) }),
  ).toBeVisible()

  await page.goto('/bookings')
  await page.locator(`main a[href^="/booking?b=${id}"]`).first().click()
  await expect(
    page.getByRole('img', { name: opening(words('Code for the counter, booking {reference}')) }),
  ).toBeVisible()
  await expect(page.locator(`main data[value="${total}"]`).first()).toBeVisible()
  await expect(
    page.getByText(opening(words('Saved on this phone {age}')), { exact: false }).first(),
  ).toBeVisible()
  await page.goto('/search?pl=kribi&from=2030-01-01T10:00&to=2030-01-03T10:00')
  await expect(page.getByText(words('You are offline'), { exact: false }).first()).toBeVisible()
  await page.context().setOffline(false)
}

/** What is typed into is tapped before: the place, and a guest's name, email, phone and birth date. */
const placeField = 1
const driverFields = 4
const licenceButton = 1

/** Gives how often the screen was touched so far; fields that are filled are not counted. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0
  await page.exposeFunction('countTap', () => {
    taps += 1
  })
  await page.addInitScript(() => {
    const { countTap } = window as unknown as { countTap: () => void }
    addEventListener('pointerdown', () => countTap(), { capture: true })
  })
  return () => taps
}

test.describe.configure({ mode: 'serial' })

languages.forEach((language: Language) => {
  const tier = language === 'fr' ? {} : { tag: '@all' }

  test(`a driver, in ${language}: filter, sort, book, voucher, no signal`, tier, async ({ page }) => {
    const words = await open(page, '/', language)
    await signIn(page, words)
    const taps = await countTaps(page)
    await searchFromHome(page, words)
    const toResults = taps()

    await page.getByRole('button', { name: opening(words('Filters')) }).click()
    const filters = page.getByRole('dialog')
    await filters.getByRole('checkbox', { name: words('Automatic') }).click()
    await expect(filters.getByRole('checkbox', { name: words('Automatic') })).toBeChecked()
    await filters.getByRole('button').last().click()
    await expect(page).toHaveURL(/gb=automatic/)
    await page.getByRole('combobox', { name: words('Sort') }).selectOption('total')
    await expect(page).toHaveURL(/sort=total/)
    await expect(async () => {
      const totals = await page
        .getByRole('article')
        .evaluateAll((cars) => cars.map((car) => Number(car.querySelector('data')!.value)))
      expect(totals.length).toBeGreaterThan(0)
      expect(totals).toEqual(totals.toSorted((one, other) => one - other))
    }).toPass()

    // Nothing is asked of a driver whose licence is on file: the checkout opens at the extras.
    const before = taps()
    const total = await book(page, words)
    expect(placeField + toResults + taps() - before).toBeLessThanOrEqual(8)
    await expect(
      page.getByRole('img', { name: opening(words('Code for the counter, booking {reference}')) }),
    ).toBeVisible()
    await reopenOffline(page, words, total)
  })

  test(`a guest, in ${language}`, { tag: '@all' }, async ({ page }) => {
    const words = await open(page, '/', language)
    const taps = await countTaps(page)
    await searchFromHome(page, words)
    const total = await book(page, words, async () => {
      await typeDriver(page, words, `guest-${language}@wouri.example`)
      await page.getByRole('button', { name: words('Continue') }).click()
      await expect(
        page
          .getByRole('alert')
          .filter({ hasText: words("Driver's license required") })
          .first(),
      ).toBeVisible()
      await addLicence(page, words)
    })
    // Without the one that was refused.
    expect(placeField + driverFields + licenceButton + taps() - 1).toBeLessThanOrEqual(14)
    await reopenOffline(page, words, total)
  })
})
