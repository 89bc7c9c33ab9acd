// A place with hours, parking and a picture: saved by an admin, kept to by the search and the checkout.

import { expect, test, type Page } from '@playwright/test'
import type { CarPage } from '#contract/cars/cars.ts'
import { addDays } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { today } from './today.ts'

async function be(page: Page, email: string): Promise<void> {
  const user = { _id: await enter(page.request, email), language: 'en' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
}

/** A Sunday some weeks ahead. */
function sunday(): string {
  const soon = addDays(today, 40)
  return addDays(soon, 7 - new Date(`${soon}T00:00Z`).getUTCDay())
}

const place = { id: 'kribi', name: 'Kribi' }

test(
  'an admin gives a place hours, a parking spot and a picture; a driver is told them, and not let into the checkout',
  { tag: '@all' },
  async ({ page, browser }) => {
    test.setTimeout(90_000)
    await be(page, 'admin@wouri.example')
    await page.goto(`/staff/manage/places/${place.id}?l=en`)
    const always = page.getByRole('switch', { name: 'Always open' })
    await expect(always).toBeChecked()
    await always.click()
    const monday = page.getByRole('group', { name: 'Monday' })
    await monday.getByLabel('Opens').fill('19:00')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(monday.getByLabel('Opens')).toHaveAttribute('aria-invalid', 'true')
    await monday.getByLabel('Opens').fill('07:30')
    await page.getByRole('button', { name: 'Same hours on every open day' }).click()
    await expect(page.getByRole('group', { name: 'Saturday' }).getByLabel('Opens')).toHaveValue('07:30')
    await page.getByRole('button', { name: 'Add a parking spot' }).click()
    const spot = page.getByRole('group', { name: 'Parking spot 1' })
    await spot.getByLabel('English').fill('Behind the lighthouse')
    await spot.getByLabel('Latitude').fill('2.9391, 9.9087')
    await expect(spot.getByLabel('Longitude')).toHaveValue('9.9087')
    await page
      .locator('#meeting-picture input[type=file]')
      .last()
      .setInputFiles({ name: 'gate.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg', 600, 400) })
    await expect(page.getByRole('img', { name: 'What to look for there' })).toBeVisible({ timeout: 20_000 })
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes made successfully.').first()).toBeVisible()

    const driver = await (await browser.newContext({ reducedMotion: 'reduce' })).newPage()
    const from = sunday()
    const trip = `pl=${place.id}&from=${from}T10:00&to=${addDays(from, 2)}T10:00`
    const { cars } = (await (await driver.request.get(`/api/cars?${trip}`)).json()) as CarPage
    const car = cars.find(({ pickUpLocation }) => pickUpLocation === place.id)!
    await driver.goto(`/checkout?car=${car._id}&${trip}&l=en`)
    await expect(driver.getByRole('heading', { name: 'This trip cannot be booked' })).toBeVisible()
    await expect(driver.getByText(/^Kribi is closed on Sun/)).toBeVisible()
    // Without a new page: a rendered one may be a minute old.
    await driver.getByRole('link', { name: 'Change the search' }).click()
    await driver.getByRole('article').filter({ hasText: car.name }).first().getByRole('link').first().click()
    const sheet = driver.getByRole('dialog')
    await expect(sheet.getByText(/^Kribi is closed on Sun/).first()).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Continue' })).toBeDisabled()
    await expect(sheet.getByRole('link', { name: 'Behind the lighthouse' })).toBeVisible()
    await expect(sheet.getByText('Monday – Saturday')).toBeVisible()
    expect(await violations(driver)).toEqual([])
    // A day later the place is open.
    const open = `pl=${place.id}&from=${addDays(from, 1)}T10:00&to=${addDays(from, 3)}T10:00`
    await driver.goto(`/checkout?car=${car._id}&${open}&l=en`)
    await expect(driver.getByLabel('Full name', { exact: true })).toBeVisible()

    await always.click()
    await page.getByRole('button', { name: 'Remove parking spot 1' }).click()
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes made successfully.').first()).toBeVisible()
  },
)

test(
  'an owner proposes a place, an admin corrects and accepts it from Today, and the owner sees that',
  { tag: '@all' },
  async ({ page, browser }) => {
    test.setTimeout(90_000)
    // A notice that comes or goes would be measured half way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await be(page, 'mboa-prestige@wouri.example')
    await page.goto('/staff/manage/proposals?l=en')
    await page.getByRole('link', { name: 'Propose a place' }).click()
    await page.locator('[name=name-en]').fill('Yassa')
    await page.locator('[name=address-en]').fill('Facing the stadium')
    const send = page.getByRole('button', { name: 'Propose the place' })
    await send.click()
    await expect(page.getByText('Please fill in the field(s): Type, Latitude, Longitude')).toBeVisible()
    await page.getByRole('combobox', { name: 'Type' }).click()
    await page.getByRole('option', { name: 'Airport' }).click()
    await expect(page.locator('[name=latitude]')).toHaveAttribute('aria-invalid', 'true')
    await page.locator('[name=latitude]').fill('4.0190, 9.8050')
    await send.click()
    const own = page.getByRole('listitem').filter({ hasText: 'Yassa' })
    await expect(own).toContainText('Undecided')
    expect(await violations(page)).toEqual([])

    const admin = await (await browser.newContext()).newPage()
    await be(admin, 'admin@wouri.example')
    await admin.goto('/staff?l=en')
    await admin.getByRole('link', { name: 'Yassa' }).click()
    await admin.locator('[name=address-en]').fill('Facing the stadium of Japoma')
    await admin.getByRole('button', { name: 'Decline this place' }).click()
    const sheet = admin.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: 'Decline this place' })).toBeDisabled()
    await sheet.getByRole('button', { name: 'Close' }).click()
    expect(await violations(admin)).toEqual([])
    await admin.getByRole('button', { name: 'Accept this place' }).click()
    await expect(admin.getByRole('link', { name: /Yassa/ })).toContainText('Facing the stadium of Japoma')

    await page.goto('/notifications?l=en')
    await page.getByRole('link', { name: /The place you proposed is on the site: Yassa/ }).click()
    await expect(own).toContainText('On the site')
  },
)
