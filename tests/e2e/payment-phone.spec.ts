// Paying from a phone: nothing is told as paid before the operator has answered, and the waiting survives everything.

import { expect, test, type Page } from '@playwright/test'
import type * as v from 'valibot'
import type { CarPage } from '#contract/cars/cars.ts'
import type { Language } from '#domain/language.ts'
import { addDays } from '#domain/rental/period.ts'
import { keepLicence, tripQuery } from './api-steps.ts'
import { violations } from './axe.ts'
import { keptForOffline, open, type Words, startSignedIn } from './screens.ts'
import { testWithWorker } from './with-worker.ts'
import { today } from './today.ts'

/** By their last digit: how the owner and the operator behave. */
const phones = { paid: '6 71 23 45 60', noMoney: '6 71 23 45 62' }
/** The number of holds per person is limited: each file of payments has a payer of its own. */
const payer = 'hamadou-oumarou'

type Hold = { weeks: number; days?: number; choice?: string }

/** A held car whose phone is asked for. Every journey has weeks of its own. */
async function holdCar(
  page: Page,
  language: Language,
  { weeks, days = 2, choice = 'Pay the deposit online' }: Hold,
): Promise<Words> {
  const day = (ahead: number) => addDays(today, ahead)
  const start = 200 + 7 * weeks
  const trip = { from: `${day(start)}T10:00`, to: `${day(start + days)}T10:00` }
  const words = await startSignedIn(page, language, `${payer}@wouri.example`)
  await keepLicence(page.request, payer)
  const found = await page.request.get(`/api/cars?${tripQuery(trip)}`)
  const { cars } = (await found.json()) as v.InferOutput<typeof CarPage>
  const car = cars.find(({ supplier }) => supplier.payLater && supplier.partPaymentPercent > 0)
  await page.goto(`/checkout?car=${car!._id}&${tripQuery(trip)}&step=2`)
  await page.getByRole('radio', { name: words(choice) }).check()
  await page.getByRole('button', { name: words('Continue') }).click()
  await page.getByRole('radio', { name: words('Test phone (mobile money)') }).check()
  await page.getByRole('checkbox').last().check()
  await page.locator('button[type=submit]').click()
  await expect(page).toHaveURL(/\/checkout-session\//)
  await expect(page.getByLabel(words('Phone number to pay from'))).toBeVisible()
  return words
}

const ask = async (page: Page, phone: string) => {
  await page.getByRole('button', { name: phone }).click()
  await page.locator('button[type=submit]').click()
}
const approving = (page: Page, words: Words) =>
  page.getByRole('heading', { name: words('Approve on your phone') })

testWithWorker(
  'no money on the first phone, then paid by another after leaving the app',
  { tag: '@all' },
  async ({ page, context }) => {
    test.setTimeout(120_000)
    const words = await holdCar(page, 'fr', { weeks: 0 })
    await page.getByLabel(words('Phone number to pay from')).fill('12')
    await page.locator('button[type=submit]').click()
    await expect(page.getByText(words('Invalid phone number'))).toBeVisible()
    await page.getByLabel(words('Phone number to pay from')).fill('6 91 23 45 62')
    await expect(page.getByRole('radio', { name: 'Orange Money' })).toBeChecked()
    expect(await violations(page)).toEqual([])

    await ask(page, phones.noMoney)
    await expect(approving(page, words)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await expect(page.getByRole('alert').filter({ hasText: words('Payment failed.') })).toBeVisible({
      timeout: 40_000,
    })
    await page.getByRole('button', { name: words('Retry') }).click()
    await expect(page.getByLabel(words('Phone number to pay from'))).toBeVisible()
    await ask(page, phones.paid)
    await expect(approving(page, words)).toBeVisible()

    await keptForOffline(page)
    await context.setOffline(true)
    await page.reload()
    await expect(approving(page, words)).toBeVisible()
    await context.setOffline(false)
    const address = page.url()
    await page.close()
    const again = await context.newPage()
    await again.goto(address)
    await expect(again.getByRole('heading', { name: words('Congratulations!') })).toBeVisible({
      timeout: 60_000,
    })
  },
)

test('nothing of phones is downloaded before the payment step', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(60_000)
  const files: string[] = []
  page.on('request', (request) => files.push(request.url()))
  await open(page, '/', 'en')
  await page.goto('/search')
  await page.waitForLoadState('networkidle')
  expect(files.filter((url) => url.includes('PhonePayment'))).toEqual([])
  await holdCar(page, 'en', { weeks: 5 })
  expect(files.filter((url) => url.includes('PhonePayment'))).not.toEqual([])
})

test('a total over the limit is paid in two parts by two operators', { tag: '@all' }, async ({ page }) => {
  test.setTimeout(120_000)
  const words = await holdCar(page, 'es', { weeks: 8, days: 16, choice: 'Pay in full online' })
  await ask(page, phones.paid)
  await expect(page.getByRole('heading', { name: words('Pay the rest with') })).toBeVisible({
    timeout: 60_000,
  })
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: words('Test phone (mobile money)') }).click()
  const phone = page.getByLabel(words('Phone number to pay from'))
  await phone.fill('6 91 23 45 60')
  await expect(page.getByRole('radio', { name: 'Orange Money' })).toBeChecked()
  await page.locator('button[type=submit]').click()
  await expect(approving(page, words)).toBeVisible()
  await expect(approving(page, words)).toBeHidden({ timeout: 60_000 })
})
