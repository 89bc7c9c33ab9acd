// One booking on a phone: other dates asked for and answered, money taken at the counter, ticked without a network. What else its
// screen does: src/client/features/bookings/detail/booking-page.test.tsx.

import { expect, test, type Page } from '@playwright/test'
import type { ChangeQuote } from '#contract/bookings/booking-changes.ts'
import type { Booking } from '#contract/bookings/bookings.ts'
import { addDays, hour, wallTimeOf } from '#domain/rental/period.ts'
import { bookWithSecondDriver, enter, type Trip } from './api-steps.ts'
import { kept } from './device.ts'
import { keptForOffline, opening, type Words, startSignedIn } from './screens.ts'
import { testWithWorker } from './with-worker.ts'
import { today } from './today.ts'

/** The number of pending bookings per person is limited: this file uses one person, one test after the other. */
test.describe.configure({ mode: 'serial' })
const driver = 'clarisse-atangana@wouri.example'

/** Two days, in a part of the year of its own for every journey. */
function tripAfter(weeks: number): Trip {
  const first = addDays(today, 270 + 7 * weeks)
  return { from: `${first}T10:00`, to: `${addDays(first, 2)}T10:00` }
}

const readBooking = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/bookings/${id}`)).json()) as Booking

const dayLater = (iso: string) => wallTimeOf(Date.parse(iso) + 24 * hour)
const typed = (wall: string) => wall.slice(0, 10).split('-').reverse().join('/')

/** Opens the sheet and moves the drop-off by a day; returns what the server says it would cost. */
async function chooseDayLonger(page: Page, words: Words, booking: Booking): Promise<ChangeQuote> {
  await page.getByRole('button', { name: words('Ask for a change') }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText(words('Nothing is changed yet.'))).toBeVisible()
  await sheet.getByRole('button', { name: words('Dates and times') }).click()
  const to = dayLater(booking.to)
  await page.getByLabel(words('Drop-off day')).fill(typed(to))
  await page.getByRole('button', { name: words('Done') }).click()
  const query = `from=${wallTimeOf(Date.parse(booking.from))}&to=${to}&extras=${booking.extras.join(',')}`
  const answer = await page.request.get(`/api/bookings/${booking._id}/change-quote?${query}`)
  expect(answer.status()).toBe(200)
  return (await answer.json()) as ChangeQuote
}

async function ask(page: Page, words: Words, booking: Booking): Promise<ChangeQuote> {
  const quoted = await chooseDayLonger(page, words, booking)
  expect(quoted.difference).toBe(quoted.quote.total - booking.total)
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('status').locator('data')).toHaveAttribute('value', String(quoted.difference))
  await sheet.getByRole('button', { name: words('Send the request') }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const card = cardOf(page, words)
  await expect(card).toBeFocused()
  await expect(card.locator(`data[value="${quoted.quote.total}"]`).first()).toBeVisible()
  return quoted
}

const cardOf = (page: Page, words: Words) => page.getByRole('region', { name: words('Change requested') })
const endsAt = (page: Page, iso: string) => page.locator(`main section time[datetime="${iso}"]`)

test(
  'a rental is made a day longer, then left as it is, and paid at the counter',
  { tag: '@all' },
  async ({ page, browser }) => {
    test.slow()
    await enter(page.request, driver)
    const id = await bookWithSecondDriver(page.request, tripAfter(0), 'Ngo Bassa Ruth')
    const words = await startSignedIn(page, 'fr', driver)
    await page.goto(`/booking?b=${id}`)
    const before = await readBooking(page, id)
    const { quote } = await ask(page, words, before)

    const staff = await (await browser.newContext()).newPage()
    await startSignedIn(staff, 'fr', `${before.supplier._id}@wouri.example`)
    await staff.goto(`/booking?b=${id}`)
    const asked = cardOf(staff, words)
    await expect(asked.getByText(words('Waiting for your answer'))).toBeVisible()
    // The driver's address leads staff to the booking in their own area.
    await expect(staff).toHaveURL(new RegExp(`/staff/bookings/${id}`))
    await expect(staff.getByRole('button', { name: words('Ask for a change') })).toHaveCount(0)
    await asked.getByRole('button', { name: words('Accept'), exact: true }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: words('Accept the change') })
      .click()
    await expect(staff.getByRole('dialog')).toHaveCount(0)
    await expect(asked).toHaveCount(0)

    await page.reload()
    await expect(cardOf(page, words)).toHaveCount(0)
    const after = await readBooking(page, id)
    expect(after).toMatchObject({
      total: quote.total,
      days: before.days + 1,
      change: null,
      from: before.from,
    })
    await expect(endsAt(page, after.to).first()).toBeVisible()
    await expect(endsAt(page, before.to)).toHaveCount(0)
    await expect(page.locator(`main data[value="${quote.total}"]`).first()).toBeVisible()

    // Taken back, asked again, and this time declined.
    await ask(page, words, after)
    await cardOf(page, words)
      .getByRole('button', { name: words('Withdraw the request') })
      .click()
    await expect(cardOf(page, words)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await ask(page, words, after)
    await staff.reload()
    await asked.getByRole('button', { name: words('Decline'), exact: true }).click()
    await staff
      .getByRole('dialog')
      .getByRole('button', { name: words('Decline the change') })
      .click()
    await expect(staff.getByRole('dialog')).toHaveCount(0)
    await expect(asked).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('button', { name: words('Ask for a change') })).toBeVisible()
    await expect(endsAt(page, after.to).first()).toBeVisible()

    await staff.getByRole('button', { name: words('Record a payment at the counter') }).click()
    const payment = staff.getByRole('dialog')
    await payment.getByLabel(words('Amount taken')).fill(String(after.total + 1))
    await expect(payment.getByText(words('This is more than the amount due.'))).toBeVisible()
    await payment.getByLabel(words('Amount taken')).fill(String(after.total))
    await payment
      .getByRole('button', { name: opening(words('Record {taken}')) })
      .last()
      .click()
    await expect(staff.getByRole('dialog')).toHaveCount(0)
    await expect(staff.getByRole('button', { name: words('Record a payment at the counter') })).toHaveCount(0)
    expect(await readBooking(page, id)).toMatchObject({ status: 'paid', paid: after.total, dueAtCounter: 0 })
    await staff.context().close()
  },
)

test.describe('an active booking', () => {
  let id: string
  let booking: Booking
  let words: Words

  test.beforeAll(async ({ playwright, baseURL }) => {
    const request = await playwright.request.newContext({ baseURL: baseURL! })
    await enter(request, driver)
    id = await bookWithSecondDriver(request, tripAfter(5), 'Ngo Bassa Ruth')
    await request.dispose()
  })

  test.beforeEach(async ({ page }) => {
    words = await startSignedIn(page, 'en', driver)
    booking = await readBooking(page, id)
    await page.goto(`/booking?b=${id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  testWithWorker(
    'keeps the ticks of its list without a network, and requests are disabled then',
    { tag: '@all' },
    async ({ page, context }) => {
      await keptForOffline(page)
      const ticks = page.getByRole('checkbox')
      await expect(ticks.first()).toBeVisible()
      await context.setOffline(true)
      await ticks.nth(0).check()
      await ticks.nth(2).check()
      await expect.poll(() => kept(page)).toContain('["licence","deposit"]')
      await page.reload()
      await expect(ticks.nth(0)).toBeChecked()
      await expect(ticks.nth(1)).not.toBeChecked()
      await expect(ticks.nth(2)).toBeChecked()
      await expect(
        page.getByText(opening(words('Saved on this phone {age}')), { exact: false }).first(),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: words('Ask for a change') })).toBeDisabled()
      await context.setOffline(false)
      await expect(page.getByRole('button', { name: words('Ask for a change') })).toBeEnabled()
      await ticks.nth(0).uncheck()
      await ticks.nth(2).uncheck()
    },
  )

  testWithWorker(
    'stays readable while the server fails, says how old it is, and is renewed when asked',
    { tag: '@all' },
    async ({ page }) => {
      await keptForOffline(page)
      await page.route(`**/api/bookings/${id}`, (route) =>
        route.fulfill({ status: 503, json: { code: 'unavailable' } }),
      )
      // What is kept is asked for again after a minute.
      await page.clock.setSystemTime(Date.now() + 120_000)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: booking.car.name })).toBeVisible()
      const notice = page
        .getByRole('status')
        .filter({ has: page.getByRole('button', { name: words('Retry') }) })
      await expect(notice).toContainText(opening(words('Updated {time}')))
      await page.unroute(`**/api/bookings/${id}`)
      await notice.getByRole('button', { name: words('Retry') }).click()
      await expect(notice).toHaveCount(0)
      await expect(
        page.getByRole('img', { name: opening(words('Code for the counter, booking {reference}')) }),
      ).toBeVisible()
    },
  )
})
