// The desk on a phone: what waits today, and what is done with a booking; and that a driver's phone has none of it.

import { expect, test, type Page } from '@playwright/test'
import type { ChangeQuote } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { languages } from '#domain/language.ts'
import { addDays, type Day } from '#domain/rental/period.ts'
import { wordsIn } from '#tests/support/words.ts'
import { mailTo, somebody } from './account-steps.ts'
import { violations } from './axe.ts'
import { bookWithSecondDriver, enter } from './api-steps.ts'
import { inventory } from './device.ts'
import { aNewcomer } from './newcomer.ts'
import { driver, fillBirthDate, keptForOffline, opening, staffAreaKept } from './screens.ts'
import { testWithWorker } from './with-worker.ts'
import { today } from './today.ts'

const words = wordsIn('fr')

/** The page of a person who is signed in, in French. */
async function be(page: Page, email: string): Promise<void> {
  const user = { _id: await enter(page.request, email), language: 'fr' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
}

/** A phone shows the first rows of each list of the day. */
async function showAllRows(page: Page): Promise<void> {
  await expect(page.getByRole('region', { name: words('Free tonight') })).toBeVisible()
  const more = page.getByRole('button', { name: words('Show all') })
  while ((await more.count()) > 0) await more.first().click()
}

const button = (page: Page, english: string) =>
  page.getByRole('button', { name: words(english), exact: true })

testWithWorker(
  'a supplier serves a driver from one phone, and the driver sees each act',
  { tag: '@all' },
  async ({ page, context, browser, playwright, baseURL }) => {
    test.slow()
    const first = addDays(today, 344)
    const trip = (from: Day, days: number) => ({ from: `${from}T10:00`, to: `${addDays(from, days)}T10:00` })
    const given = { playwright, baseURL }
    const newcomer = await aNewcomer(given, `Félicité ${Date.now().toString(36)}`, trip(first, 2), 'fr')
    const { booking: id } = newcomer
    const hers = await playwright.request.newContext({ baseURL: baseURL! })
    await enter(hers, newcomer.email)
    const other = await bookWithSecondDriver(hers, trip(addDays(first, 6), 2), 'Second Driver')
    const read = async (of = id) => (await (await hers.get(`/api/bookings/${of}`)).json()) as Booking
    const { car, supplier, extras } = await read()
    const sheet = page.getByRole('dialog')
    const inSheet = (english: string) => sheet.getByRole('button', { name: opening(words(english)) }).last()
    const done = () => expect(sheet).toHaveCount(0)

    await be(page, `${supplier._id}@wouri.example`)
    await page.goto('/staff?l=fr')
    await keptForOffline(page)
    const toAnswer = page.getByRole('region', { name: words('To answer') })
    await showAllRows(page)
    await expect(toAnswer.locator(`[data-booking="${id}"]`)).toBeVisible()
    expect(await violations(page)).toEqual([])

    // By keyboard alone.
    await toAnswer.locator(`[data-booking="${id}"] a`).first().focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(id))
    await button(page, 'Confirm the booking').focus()
    await page.keyboard.press('Enter')
    // Her address is not confirmed: who has spoken with her says so.
    await inSheet('I have reached them: confirm').focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('article').getByText(words('Reserved', 'booking')).first()).toBeVisible()
    await expect(button(page, 'Confirm the booking')).toHaveCount(0)
    expect(await violations(page)).toEqual([])

    await button(page, 'Record a payment at the counter').click()
    const amount = sheet.getByLabel(words('Amount taken'))
    await expect(amount).toHaveAttribute('inputmode', 'numeric')
    await amount.fill('10 000')
    await sheet.getByRole('button', { name: /10 000 FCFA/ }).click()
    await expect(page.getByRole('list', { name: words('Payments') })).toContainText('10 000 FCFA')

    // She asks for a day more; then the desk gives her another.
    const longer = trip(first, 3)
    const asked = await hers.get(
      `/api/bookings/${id}/change-quote?${new URLSearchParams({ ...longer, extras: extras.join() })}`,
    )
    const { quote } = (await asked.json()) as ChangeQuote
    const data = { ...longer, extras, total: quote.total }
    expect((await hers.post(`/api/bookings/${id}/change-request`, { data })).status()).toBe(200)
    await page.reload()
    await button(page, 'Accept').click()
    await inSheet('Accept the change').click()
    await done()
    await expect(page.locator('#staff-change')).toHaveCount(0)
    await button(page, 'Change dates, places or extras').click()
    await sheet.getByLabel(words('Drop-off'), { exact: true }).fill(trip(first, 4).to)
    await inSheet('Change the booking').click()
    await done()
    expect(await read()).toMatchObject({ days: 4, paid: 10_000 })

    await button(page, 'Swap the car').click()
    await sheet.getByRole('radio', { disabled: false }).first().check()
    await inSheet('Give the {name}').click()
    await done()
    const swapped = await read()
    expect(swapped.car._id).not.toBe(car._id)

    const reason = { data: { reason: 'Voyage annulé' } }
    expect((await hers.post(`/api/bookings/${other}/cancellation-request`, reason)).status()).toBe(200)
    await page.goto('/staff?l=fr')
    await showAllRows(page)
    await toAnswer.locator(`[data-booking="${other}"] a`).first().click()
    await expect(page.getByText('Voyage annulé').first()).toBeVisible()
    await button(page, 'Cancel this booking').click()
    await inSheet('Cancel without a refund').click()
    await done()
    await expect(page.getByRole('article').getByText(words('Cancelled', 'booking')).first()).toBeVisible()

    await page.goto(`/staff/calendar?from=${addDays(first, 12)}&l=fr`)
    const cell = page.getByRole('gridcell').first()
    await expect(cell).toHaveAccessibleName(new RegExp(`: ${words('{text}: free').split(' ').at(-1)}$`))
    await cell.click()
    await inSheet('Block').click()
    await done()
    await expect(cell).toHaveAccessibleName(new RegExp(`: ${words('Wash')}$`))

    const told = await (await hers.get(`/api/Notifications/${newcomer.id}/1/20`)).text()
    for (const news of [
      'est confirmée',
      'comme vous l’avez demandé',
      'a modifié',
      'autre voiture',
      'est annulée',
    ])
      expect(told).toContain(news)
    for (const subject of [
      'Réservation confirmée',
      'Réservation modifiée',
      'Votre réservation a été modifiée',
      'Une autre voiture',
      'Réservation annulée',
    ])
      await mailTo(page.request, newcomer.email, subject)
    const driving = await (await browser.newContext()).newPage()
    await be(driving, newcomer.email)
    await driving.goto(`/booking?b=${id}&l=fr`)
    await expect(driving.getByRole('heading', { level: 1, name: swapped.car.name })).toBeVisible()
    await expect(driving.locator(`main time[datetime="${swapped.to}"]`).first()).toBeVisible()
    await expect(driving.locator('main data[value="10000"]').first()).toBeVisible()
    await driving.context().close()
    await hers.dispose()

    const another = `demo-desk-${supplier._id}-1`
    await page.goto(`/staff/bookings/${another}?l=fr`)
    await expect(page.getByRole('region', { name: words('What to do') })).toBeVisible()
    await expect.poll(async () => JSON.stringify(await inventory(page))).toContain(another)
    await page.goto('/staff?l=fr', { waitUntil: 'networkidle' })
    await staffAreaKept(page, 'fr')
    await context.setOffline(true)
    await page.goto('/staff?l=fr')
    await expect(page.getByRole('region', { name: words('Free tonight') })).toBeVisible()
    await showAllRows(page)
    await page.locator(`[data-booking=${another}] a`).first().click()
    await expect(page.getByRole('region', { name: words('What to do') })).toBeVisible()
    await expect(button(page, 'Write a note')).toBeDisabled()
  },
)

test('a supplier books for a caller on file and for a new one, and both are told', async ({
  page,
  playwright,
  baseURL,
}) => {
  await be(page, 'mboa-prestige@wouri.example')
  await page.addInitScript(() => void (window.print = () => undefined))
  const first = addDays(today, 190)
  const form = (car: string) =>
    page.goto(`/staff/bookings/new?car=${car}&from=${first}T10:00&to=${addDays(first, 3)}T10:00&l=fr`)
  const who = () => page.getByLabel(words('Phone, name or email of the driver'))
  const book = page.locator('main form button[type=submit]')
  async function choosePlace(): Promise<void> {
    await page.getByRole('combobox', { name: words('Pick-up and drop-off place') }).click()
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
  await expect(page.getByRole('article').getByText(words('Reserved', 'booking')).first()).toBeVisible()
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
  await page.getByLabel(words('Email (optional)')).fill(email)
  await choosePlace()
  await book.click()
  await expect(page.getByRole('region', { name: 'Ebongue Marcel' })).toContainText('6 71 00 99 88')
  await mailTo(page.request, email, 'Ebongue')
})

testWithWorker(
  'a desk finds a booking by words and filters, takes the list along, and reads it offline',
  { tag: '@all' },
  async ({ page, context }) => {
    await be(page, 'desk@wouri.example')
    await page.goto('/staff?l=fr')
    await page
      .getByRole('navigation')
      .getByRole('link', { name: words('Bookings') })
      .last()
      .click()
    await expect(page).toHaveURL(/\/staff\/bookings/)
    // Today has rows of bookings too.
    await expect(page.getByRole('heading', { level: 1, name: words('Bookings') })).toBeVisible()
    const rows = page.locator('main [data-booking]')
    await expect(rows.first()).toBeVisible()
    const all = await rows.count()

    await page.getByRole('button', { name: words('Filters'), exact: true }).click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: words('Cancelled', 'booking'), exact: true }).click()
    await sheet.getByLabel(words('From day')).fill('2027-02-02')
    await sheet.getByLabel(words('To day')).fill('2027-02-01')
    await expect(sheet.getByText(words('The end must be after the start.'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: words('Show the bookings') })).toBeDisabled()
    for (const day of ['From day', 'To day']) await sheet.getByLabel(words(day)).fill('')
    await sheet.getByRole('button', { name: words('Show the bookings') }).click()
    await expect(page).toHaveURL(/status=cancelled/)
    await expect(rows.filter({ hasNotText: words('Cancelled', 'booking') })).toHaveCount(0)
    await expect(rows).not.toHaveCount(0)
    expect(await rows.count()).toBeLessThan(all)
    const link = page.getByRole('link', { name: words('Download as a table') })
    const table = await page.request.get((await link.getAttribute('href'))!)
    expect(table.headers()['content-type']).toContain('text/csv')
    expect((await table.text()).trim().split('\n').length).toBe((await rows.count()) + 1)

    await page.getByLabel(words('Reference, car, plate, driver or phone')).fill('no such driver')
    await expect(page.getByRole('heading', { name: words('No booking matches') })).toBeVisible()
    await page.getByRole('button', { name: words('Show all bookings') }).click()
    await expect(rows).toHaveCount(all)

    await keptForOffline(page)
    await staffAreaKept(page, 'fr')
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
  },
)

testWithWorker('a driver gets neither the staff area nor a file of it', { tag: '@all' }, async ({ page }) => {
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

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false })

  test(
    'an admin goes through one supplier’s day, bookings and calendar by keys',
    { tag: '@all' },
    async ({ page }) => {
      await be(page, 'admin@wouri.example')
      await page.goto('/staff?l=fr')
      await page.getByRole('combobox', { name: words('Supplier') }).click()
      await page.getByRole('option', { name: 'Sawa Motors' }).click()
      await expect(page).toHaveURL(/supplier=sawa-motors/)
      const rows = page.locator('main [data-booking]')
      await expect(rows.filter({ hasNotText: 'Sawa Motors' })).toHaveCount(0)
      await expect(rows).not.toHaveCount(0)

      await page.getByRole('heading', { level: 1 }).focus()
      await page.keyboard.press('?')
      const sheet = page.getByRole('dialog')
      await expect(sheet.getByRole('heading', { name: words('Keyboard shortcuts') })).toBeVisible()
      expect(await violations(page)).toEqual([])
      // A key means nothing behind a dialog.
      await page.keyboard.press('c')
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await expect(page).toHaveURL(/supplier=sawa-motors/)

      await page.keyboard.press('b')
      await expect(page).toHaveURL(/\/staff\/bookings/)
      await expect(page.getByRole('table')).toBeVisible()
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('/')
      await page.keyboard.type('sawa tbcn')
      await expect(page).toHaveURL(/q=sawa/)
      await page.locator(':focus').fill('sawa')
      await expect(rows.filter({ hasNotText: 'Sawa Motors' })).toHaveCount(0)
      await page.getByRole('checkbox', { name: words('Select all on this page') }).check()
      await expect(page.getByRole('group', { name: words('Selected bookings') })).toContainText(
        String(await rows.count()),
      )
      await page.keyboard.press('c')
      await expect(page).toHaveURL(/\/staff\/calendar/)
      await expect(page.getByRole('gridcell').first()).toBeVisible()

      // Switched off on this device.
      await page.getByRole('button', { name: words('Keyboard shortcuts') }).click()
      await sheet.getByRole('checkbox').uncheck()
      await page.keyboard.press('Escape')
      await expect(sheet).toHaveCount(0)
      await page.keyboard.press('t')
      await page.keyboard.press('?')
      await expect(sheet).toHaveCount(0)
      await expect(page).toHaveURL(/\/staff\/calendar/)
    },
  )
})
