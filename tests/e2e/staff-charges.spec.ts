// What a return costs more: charged on the walk, contested by the driver, upheld by the desk, and then paid online.

import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { keySteps } from '#domain/inspection/walk.ts'
import { violations } from './axe.ts'
import { aNewcomer, soon, tripFrom } from './newcomer.ts'
import { startSignedIn } from './screens.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Paid at the counter, and out. */
async function handOver(staff: APIRequestContext, id: string): Promise<StaffBooking> {
  const read = async () => (await (await staff.get(`/api/staff/bookings/${id}`)).json()) as StaffBooking
  const { dueAtCounter: amount } = await read()
  const paid = await staff.post(`/api/staff/bookings/${id}/counter-payments`, {
    headers: { 'idempotency-key': randomUUID() },
    data: { amount, method: 'cash' },
  })
  expect(paid.status()).toBe(200)
  for (const step of keySteps)
    await staff.post(`/api/staff/bookings/${id}/key-steps`, { data: { step, setAside: 'Known for years' } })
  const out = await staff.post(`/api/staff/bookings/${id}/handover`, { data: { reason: 'Earlier' } })
  expect(out.status()).toBe(200)
  return read()
}

async function takeBack(page: Page, id: string): Promise<void> {
  await page.goto(`/staff/bookings/${id}/back`)
  for (const [at, side] of ['Front', 'Right side', 'Rear', 'Left side'].entries()) {
    const background = { r: 40 * at, g: 90, b: 200 }
    const buffer = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
      .jpeg()
      .toBuffer()
    const file = { name: `${side}.jpg`, mimeType: 'image/jpeg', buffer }
    await page.getByLabel(`${side}: take a picture`).setInputFiles(file)
    await expect(page.getByLabel(`${side}: take it again`)).toBeAttached()
  }
  await button(page, 'Next').click()
  await page.getByLabel('Kilometres').fill('48 612')
  await page.locator('label').filter({ hasText: 'Full' }).click()
  await page.getByText('Clean, inside and outside').click()
  await button(page, 'Everything is there').click()
  await button(page, 'Next').click()
  await button(page, 'Next').click()
  await expect(page.getByRole('heading', { name: 'What follows from it' })).toBeVisible()
  await button(page, 'Add a line').click()
  await page.locator('[name=typed-1-amount]').fill('25 000')
  await page.locator('[name=typed-1-reason]').fill('Left door scratched')
  expect(await violations(page)).toEqual([])
  await button(page, 'Next').click()
  for (const [at, who] of ['driver', 'desk'].entries()) {
    await page.getByText('Does not sign').nth(at).click()
    await page.locator(`[name=${who}-refusal]`).fill('In a hurry')
  }
  await button(page, 'Next').click()
  await button(page, 'The car is back').click()
  await expect(page).toHaveURL(new RegExp(`/staff/bookings/${id}$`))
}

const say = async (page: Page, words: string, send: string | RegExp) => {
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('textbox').fill(words)
  await sheet.getByRole('button', { name: send }).click()
  await expect(sheet).toHaveCount(0)
}

test(
  'a charge of the return is contested in words, upheld by the desk, and paid online',
  { tag: '@all' },
  async ({ page: driver, browser, playwright, baseURL }) => {
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Contesting Driver', tripFrom(soon()))
    const { booking: id, email } = newcomer
    const desk = await (await browser.newContext()).newPage()
    await startSignedIn(desk, 'en', 'admin@wouri.example')
    const staff = desk.request
    await handOver(staff, id)

    await takeBack(desk, id)
    const charges = desk.getByRole('list', { name: 'Charges' })
    await expect(charges.getByRole('listitem')).toContainText('Left door scratched')
    await expect(desk.getByText(/25,000.FCFA of it is open/)).toBeVisible()

    await startSignedIn(driver, 'en', email)
    await driver.goto(`/booking?b=${id}`)
    const lines = driver.getByRole('list', { name: 'What the return costs more' })
    await expect(lines).toContainText('Left door scratched')
    await button(driver, 'Contest: Damage').click()
    await say(driver, 'The scratch was there when I took the car.', /^Send to/)
    await expect(lines).toContainText('You: The scratch was there when I took the car.')
    // What is contested is not due before it is answered.
    await expect(button(driver, 'Pay the rest online')).toHaveCount(0)

    await desk.reload()
    await expect(charges).toContainText('The driver: The scratch was there when I took the car.')
    await button(desk, 'Uphold').click()
    await say(desk, 'The pictures of the hand-over show none.', 'Uphold the line')
    await expect(desk.getByText(/25,000.FCFA of it is open/)).toBeVisible()

    await driver.reload()
    await expect(lines).toContainText('The pictures of the hand-over show none.')
    await expect(button(driver, 'Contest: Damage')).toHaveCount(0)
    expect(await violations(driver)).toEqual([])
    await button(driver, 'Pay the rest online').click()
    await expect(driver).toHaveURL(/\/checkout-session\//)
    await button(driver, 'Test card').click()
    await driver.getByRole('button', { name: '4242 4242 4242 4242' }).click()
    await driver.locator('button[type=submit]').click()
    await expect(driver.getByRole('heading', { name: 'Payment received' })).toBeVisible()
    await expect(driver.getByText('Nothing more is due for this booking.')).toBeVisible()

    await desk.reload()
    await expect(desk.getByText('Nothing of it is open.')).toBeVisible()
    await expect(charges).toContainText('Paid')
    const { status, dueAtCounter } = (await (
      await staff.get(`/api/staff/bookings/${id}`)
    ).json()) as StaffBooking
    expect([status, dueAtCounter]).toEqual(['paid', 0])
    await desk.context().close()
  },
)
