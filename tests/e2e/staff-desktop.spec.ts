// An admin at a desk: each act on a booking with a mouse, by the calendar where it is a matter of days and cars.

import { expect, test, type Locator, type Page } from '@playwright/test'
import type { Booking } from '#contract/bookings/bookings.ts'
import { addDays } from '#domain/rental/period.ts'
import { wordsIn } from '#tests/support/words.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { aNewcomer } from './newcomer.ts'
import { opening } from './screens.ts'
import { today } from './today.ts'

// High enough for every car of a supplier, so that no line is out of the mouse's reach.
test.use({
  viewport: { width: 1280, height: 2400 },
  isMobile: false,
  hasTouch: false,
})

const words = wordsIn('fr')

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const middle = async (of: Locator) => {
    const { x, y, width, height } = (await of.boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  await page.mouse.move(...(await middle(from)))
  await page.mouse.down()
  await page.mouse.move(...(await middle(to)), { steps: 4 })
  await page.mouse.up()
}

test('an admin confirms, moves, swaps, discounts, blocks and cancels, and the driver has each', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.slow()
  const first = addDays(today, 310)
  const trip = { from: `${first}T10:00`, to: `${addDays(first, 2)}T10:00` }
  const given = { playwright, baseURL }
  const newcomer = await aNewcomer(given, `Ondoa ${Date.now().toString(36)}`, trip, 'fr')
  const hers = await playwright.request.newContext({ baseURL: baseURL! })
  await enter(hers, newcomer.email)
  const { booking: id } = newcomer
  const read = async () => (await (await hers.get(`/api/bookings/${id}`)).json()) as Booking
  const before = await read()
  const sheet = page.getByRole('dialog')
  const button = (english: string) => page.getByRole('button', { name: words(english), exact: true })
  const inSheet = (english: string) => sheet.getByRole('button', { name: opening(words(english)) }).last()
  const done = () => expect(sheet).toHaveCount(0)

  const user = { _id: await enter(page.request, 'admin@wouri.example'), language: 'fr' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
  await page.goto(`/staff/bookings/${id}?l=fr`)
  await button('Confirm the booking').click()
  await inSheet('I have reached them: confirm').click()
  await expect(button('Confirm the booking')).toHaveCount(0)
  await button('Record a payment at the counter').click()
  await sheet.getByLabel(words('Amount taken')).fill('10 000')
  await sheet.getByRole('button', { name: /10 000 FCFA/ }).click()
  await done()
  await button('Give a discount').click()
  await sheet.getByLabel(words('Discount'), { exact: true }).fill('1 000')
  await sheet.getByLabel(words('Reason for the discount')).fill('Climatisation faible')
  await inSheet('Take {off} off').click()
  await done()
  expect((await read()).total).toBe(before.total - 1000)

  // Two days later, by its bar.
  await page.goto(`/staff/calendar?from=${addDays(first, -2)}&supplier=${before.supplier._id}&l=fr`)
  const bar = page.getByText(newcomer.name).first()
  await expect(bar).toBeVisible()
  const rowOf = (of: Locator) => page.locator('[data-row]').filter({ has: of })
  const cell = (of: Locator, column: number) => of.locator(`[data-column="${column}"]`)
  await drag(page, cell(rowOf(bar), 3), cell(rowOf(bar), 5))
  await expect(sheet.getByLabel(words('Pick-up'), { exact: true })).toHaveValue(`${addDays(first, 2)}T10:00`)
  expect(await violations(page)).toEqual([])
  await inSheet('Change the booking').click()
  await done()
  expect(Date.parse((await read()).from) - Date.parse(before.from)).toBe(2 * 86_400_000)

  await expect(cell(rowOf(bar), 3)).toHaveAccessibleName(/\s: libre$/)

  // Let go where it was, or with Escape, nothing is asked.
  await drag(page, cell(rowOf(bar), 5), cell(rowOf(bar), 5))
  await expect(page).toHaveURL(new RegExp(`/staff/bookings/${id}`))
  await page.goBack()
  await expect(bar).toBeVisible()

  // To the line of another car that is free then.
  const free = page
    .locator('[data-row]')
    .filter({ hasNot: bar })
    .filter({
      has: page.locator('[data-column="4"]').and(page.getByRole('gridcell', { name: /\s: libre$/ })),
    })
    .filter({
      has: page.locator('[data-column="6"]').and(page.getByRole('gridcell', { name: /\s: libre$/ })),
    })
    .first()
  const name = (await free.getByRole('rowheader').innerText()).split(' · ')[0]!
  const line = (await free.getAttribute('data-row'))!
  await drag(page, cell(rowOf(bar), 5), cell(free, 5))
  await expect(sheet.getByRole('heading', { name: words('Swap the car') })).toBeVisible()
  await sheet.getByRole('button', { name: name }).click()
  await done()
  expect((await read()).car.name).toBe(name)
  await expect(rowOf(bar)).toHaveAttribute('data-row', line)

  await cell(rowOf(bar), 12).click()
  await inSheet('Block').click()
  await done()
  await expect(cell(rowOf(bar), 12)).toHaveAccessibleName(new RegExp(`${words('Wash')}$`))

  await page.goto(`/staff/bookings/${id}?l=fr`)
  await button('Cancel this booking').click()
  await sheet.getByLabel(words('To hand back at the counter')).fill('10 000')
  await sheet.getByRole('button', { name: /10 000 FCFA/ }).click()
  await done()
  expect((await read()).status).toBe('cancelled')
  const told = await (await hers.get(`/api/Notifications/${newcomer.id}/1/20`)).text()
  for (const news of ['est confirmée', 'a modifié', 'autre voiture', 'est annulée'])
    expect(told).toContain(news)
  await hers.dispose()
})

test('an admin books for a caller who is on file', async ({ page }) => {
  const user = { _id: await enter(page.request, 'admin@wouri.example'), language: 'fr' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
  const first = addDays(today, 240)
  const trip = `from=${first}T10:00&to=${addDays(first, 3)}T10:00`
  await page.goto(`/staff/bookings/new?car=demo-prado-discount&${trip}&l=fr`)
  await page.getByLabel(words('Phone, name or email of the driver')).fill('629 000 201')
  await page.getByRole('button', { name: /Amina/ }).click()
  await page.getByRole('combobox', { name: words('Pick-up and drop-off place') }).click()
  await page.getByRole('option').filter({ hasText: 'Douala' }).first().click()
  await page.locator('main form button[type=submit]').click()
  await expect(page.getByRole('article').getByText(words('Reserved', 'booking')).first()).toBeVisible()
})
