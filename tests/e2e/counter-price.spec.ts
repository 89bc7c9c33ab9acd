// Cancelling and changing are free at the counter: with both extras ticked no screen, mail or receipt charges for them.

import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import type * as v from 'valibot'
import type { CarOffer, CarPage } from '#contract/cars/cars.ts'
import { addDays } from '#domain/rental/period.ts'
import { lastPickUpDay } from '#domain/rental/time-rules.ts'
import { wordsOf } from '#tests/support/pdf.ts'
import { enter, keepLicence, tripQuery, type Trip } from './api-steps.ts'
import { fromElsewhere, somebody, mailTo } from './account-steps.ts'
import { driver, open, opening, startSignedIn } from './screens.ts'
import { today } from './today.ts'

const grouped = (amount: number) => `${String(amount).replace(/\B(?=(\d{3})+$)/g, ',')} FCFA`
const markedUp = ({ markupPercent }: CarOffer, amount: number) => amount * (1 + markupPercent / 100)

/** A car that is paid at the counter or online, and sells both extras to anyone who pays online. */
async function carWithBoth(request: APIRequestContext, trip: Trip): Promise<CarOffer> {
  const found = await request.get(`/api/cars?${tripQuery(trip)}`)
  const { cars } = (await found.json()) as v.InferOutput<typeof CarPage>
  const car = cars.find(
    ({ supplier, extras }) => supplier.payLater && extras.cancellation > 0 && extras.amendments > 0,
  )
  expect(car, 'a car that sells both extras').toBeDefined()
  return car!
}

/** Somebody new with a licence on file; the page is not signed in yet. */
async function aDriver(page: Page): Promise<string> {
  const email = somebody('counter')
  const data = {
    email,
    password: driver.password,
    fullName: 'Ruth Counter',
    phone: '+237671234567',
    birthDate: '1990-05-17',
    language: 'en',
  }
  expect((await page.request.post('/api/sign-up', { data })).status()).toBe(200)
  await keepLicence(page.request, await enter(page.request, email))
  return email
}

test(
  'with both extras at the counter, sheet, checkout, mail, voucher and receipt charge nothing for them',
  { tag: '@all' },
  async ({ page, playwright, baseURL }) => {
    await fromElsewhere(page)
    const first = addDays(today, 331)
    const trip = { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }
    const car = await carWithBoth(page.request, trip)
    const { total } = car.quote
    const dearer = Math.floor(total + markedUp(car, car.extras.cancellation + car.extras.amendments) + 0.5)
    const showing = (amount: number) => page.locator(`main data[value="${amount}"]`)
    const email = await aDriver(page)
    const words = await startSignedIn(page, 'en', email)

    await page.goto(`/search?${tripQuery(trip)}&car=${car._id}`)
    const sheet = page.getByRole('dialog')
    await expect(sheet.locator('data').first()).toHaveAttribute('value', String(total))
    await sheet.getByText(words('Cancel until pick-up'), { exact: true }).click()
    await expect(
      sheet.getByText(
        /Without it: full refund until 24 hours before pick-up; .*Included when you pay at the counter\./,
      ),
    ).toBeVisible()

    await page.goto(`/checkout?car=${car._id}&${tripQuery(trip)}&x=cancellation,amendments&step=2`)
    const without = page.getByText(
      'Without it: full refund until 24 hours before pick-up; after that a fee may apply.',
    )
    // What is free at the counter is not sold there.
    await expect(page.getByRole('radio', { name: words('Pay at the counter') })).toBeChecked()
    await expect(showing(total).first()).toBeVisible()
    await expect(without).toHaveCount(0)
    await page.getByRole('radio', { name: words('Pay in full online') }).check()
    await expect(without).toBeVisible()
    await expect(showing(dearer).first()).toBeVisible()
    await page.getByRole('radio', { name: words('Pay at the counter') }).check()
    await expect(without).toHaveCount(0)
    await page.getByRole('button', { name: words('Continue') }).click()
    await expect(page).toHaveURL(/step=3/)
    await expect(showing(total).first()).toBeVisible()
    const bar = page.getByRole('button', { name: new RegExp(`^${words('Total')}`) })
    await bar.click()
    for (const extra of ['Cancel until pick-up', 'Change until pick-up'])
      await expect(page.locator('dl > div').filter({ hasText: words(extra) })).toHaveText(
        `${words(extra)}${words('Included')}`,
      )
    await bar.click()
    await page.getByRole('checkbox').last().check()
    await page.getByRole('button', { name: words('Reserve without paying now') }).click()

    await expect(
      page.getByRole('img', { name: opening(words('Code for the counter, booking {reference}')) }),
    ).toBeVisible()
    await expect(showing(total).first()).toBeVisible()
    await expect(showing(dearer)).toHaveCount(0)
    const id = new URL(page.url()).pathname.split('/').at(-1)!
    const mail = await mailTo(page.request, email, `Cancel until pick-up (included)`)
    expect(mail).toContain('Change until pick-up (included)')
    expect(mail).toContain(grouped(total))
    expect(mail).not.toContain(grouped(dearer))

    const staff = await playwright.request.newContext({ baseURL: baseURL! })
    await enter(staff, 'admin@wouri.example')
    const headers = { 'idempotency-key': randomUUID() }
    expect(
      (
        await staff.post(`/api/staff/bookings/${id}/counter-payments`, {
          data: { amount: total, method: 'cash' },
          headers,
        })
      ).status(),
    ).toBe(200)
    await staff.dispose()
    const receipt = wordsOf(await (await page.request.get(`/api/bookings/${id}/receipt?language=en`)).body())
    expect(receipt).toContain('Cancel until pick-up (included)')
    expect(receipt).toContain(grouped(total))
    expect(receipt).not.toContain(grouped(dearer))
  },
)

test(
  'the calendar offers no pick-up that cannot be booked, and says so of a link',
  { tag: '@all' },
  async ({ page }) => {
    const last = lastPickUpDay(Date.now())
    const day = (date: string) => page.locator(`[data-day="${date}"] button`)
    const words = await open(
      page,
      `/search?pl=douala-airport&from=${addDays(last, 1)}T10:00&to=${addDays(last, 3)}T10:00`,
      'en',
    )
    await expect(
      page.getByText('Pick-up must be within 12 months. Choose an earlier day.').first(),
    ).toBeVisible()
    await page.goto(`/search?pl=douala-airport&from=${addDays(last, -1)}T10:00&to=${last}T10:00`)
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goto('/')
    await page.getByRole('button', { name: new RegExp(`^${words('Dates and times')}`) }).click()
    const more = page.getByRole('button', { name: words('Show later months') })
    await expect(more).toBeVisible()
    while (await more.isVisible()) await more.click()
    await expect(day(last)).toBeEnabled()
    await expect(page.locator(`[data-day="${addDays(last, 1)}"] button:enabled`)).toHaveCount(0)
    // A drop-off may lie behind it.
    await day(last).click()
    if (await more.isVisible()) await more.click()
    await expect(day(addDays(last, 1))).toBeEnabled()
  },
)
