// The desk on a phone: what waits today, and what is done with a booking; and that a driver's phone has none of it.

import { expect, test, type Page } from '@playwright/test'
import { languages } from '#domain/language.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { wordsIn } from '#tests/support/words.ts'
import { mailTo, somebody } from './account-steps.ts'
import { violations } from './axe.ts'
import { enter } from './api-steps.ts'
import { driver, fillBirthDate, keptForOffline } from './screens.ts'

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

test('a supplier books for a caller on file and for a new one, and both are told', async ({
  page,
  playwright,
  baseURL,
}) => {
  await be(page, 'mboa-prestige@wouri.example')
  await page.addInitScript(() => void (window.print = () => undefined))
  const first = addDays(dayOf(Date.now()), 190)
  const form = (car: string) =>
    page.goto(`/staff/bookings/new?car=${car}&from=${first}T10:00&to=${addDays(first, 3)}T10:00&l=fr`)
  const who = () => page.getByLabel(words('Phone, name or e-mail of the driver'))
  const book = page.locator('main form button[type=submit]')
  async function choosePlace(): Promise<void> {
    await page.getByRole('combobox', { name: words('Pick-up and drop-off place') }).fill('aero')
    await page.getByRole('option').filter({ hasText: 'Douala' }).first().click()
  }

  await form('demo-prado-discount')
  await who().fill('629 000 201')
  await page.getByRole('button', { name: /Amina/ }).click()
  await choosePlace()
  await expect(book).toBeEnabled()
  expect(await violations(page)).toEqual([])
  // A call came between: what was typed is there again.
  await page.goto('/staff?l=fr')
  await page.goto('/staff/bookings/new?l=fr')
  await expect(page.getByText('Amina Ngassa')).toBeVisible()
  await book.click()
  await expect(page.getByRole('article').getByText(words('Reserved')).first()).toBeVisible()
  const id = new URL(page.url()).pathname.split('/').at(-1)!
  const hers = await playwright.request.newContext({ baseURL: baseURL! })
  const amina = await enter(hers, driver.email)
  expect(await (await hers.get(`/api/Notifications/${amina}/1/20`)).text()).toContain(id)
  await hers.dispose()

  // The contract is on one sheet, in her language: whichever another journey has chosen for her.
  await button(page, 'Print the contract').click()
  const contract = languages.map((language) => wordsIn(language)('Rental contract')).join('|')
  await expect(page.locator('body > article')).toContainText(new RegExp(contract))
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)

  await form('demo-prado-tariff')
  await expect(who()).toHaveValue('')
  await who().fill('+237671009988')
  await button(page, 'New driver').click()
  await page.getByLabel(words('Full name'), { exact: true }).fill('Ebongue Marcel')
  await fillBirthDate(page, words, '1984-02-11')
  const email = somebody('caller')
  await page.getByLabel(words('E-mail (optional)')).fill(email)
  await choosePlace()
  await book.click()
  await expect(page.getByRole('region', { name: 'Ebongue Marcel' })).toContainText('671')
  await mailTo(page.request, email, 'Ebongue')
})

test('a desk finds a booking by words and filters, takes the list along, and reads it offline', async ({
  page,
  context,
}) => {
  await be(page, 'desk@wouri.example')
  await page.goto('/staff?l=fr')
  await page
    .getByRole('navigation')
    .getByRole('link', { name: words('Bookings') })
    .last()
    .click()
  await expect(page).toHaveURL(/\/staff\/bookings/)
  const rows = page.locator('main [data-booking]')
  await expect(rows.first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  const all = await rows.count()

  await page.getByRole('button', { name: words('Filters'), exact: true }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: words('Cancelled'), exact: true }).click()
  await sheet.getByLabel(words('From day')).fill('2027-02-02')
  await sheet.getByLabel(words('To day')).fill('2027-02-01')
  await expect(sheet.getByText(words('The end must be after the start.'))).toBeVisible()
  await expect(sheet.getByRole('button', { name: words('Show the bookings') })).toBeDisabled()
  for (const day of ['From day', 'To day']) await sheet.getByLabel(words(day)).fill('')
  await sheet.getByRole('button', { name: words('Show the bookings') }).click()
  await expect(page).toHaveURL(/status=cancelled/)
  for (const row of await rows.all()) await expect(row).toContainText(words('Cancelled'))
  expect(await rows.count()).toBeLessThan(all)
  const link = page.getByRole('link', { name: words('Download as a table (CSV)') })
  const table = await page.request.get((await link.getAttribute('href'))!)
  expect(table.headers()['content-type']).toContain('text/csv')
  expect((await table.text()).trim().split('\n').length).toBe((await rows.count()) + 1)

  await page.getByLabel(words('Reference, car, driver or phone')).fill('no such driver')
  await expect(page.getByRole('heading', { name: words('No booking matches') })).toBeVisible()
  await page.getByRole('button', { name: words('Show all bookings') }).click()
  await expect(rows).toHaveCount(all)

  await keptForOffline(page)
  await context.setOffline(true)
  await page.goto('/staff/bookings?l=fr')
  await expect(rows).toHaveCount(all)
  await page.goto('/staff/bookings?status=paid&l=fr')
  await expect(
    page.getByText(
      words(
        'These bookings are not kept on this phone. Without filters, the list is there as you last saw it.',
      ),
      { exact: false },
    ),
  ).toBeVisible()
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
