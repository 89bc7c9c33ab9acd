// One booking on a phone: other dates asked for and answered, money taken at the counter, shared, ticked without a network,
// booked again.

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

const cardOf = (page: Page, words: Words) => page.getByRole('region', { name: words('Change asked') })
const endsAt = (page: Page, iso: string) => page.locator(`main section time[datetime="${iso}"]`)

test('a rental is made a day longer, then left as it is, and paid at the counter', async ({
  page,
  browser,
}) => {
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
})

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

  test('is shared without a name, a price or the reference', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.evaluate(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, configurable: true }),
    )
    await page.getByRole('button', { name: words('Share') }).click()
    const sheet = page.getByRole('dialog')
    const link = await sheet.getByRole('link', { name: words('WhatsApp') }).getAttribute('href')
    await sheet.getByRole('button', { name: words('Copy') }).click()
    await expect(sheet).toHaveCount(0)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link!).searchParams.get('text')).toBe(copied)
    expect(copied).toContain(booking.car.name)
    expect(copied).toContain(booking.pickUp.name.en)
    const { reference, _id, driver: person } = booking
    for (const secret of [
      person.fullName,
      person.email,
      person.phone,
      reference,
      reference.slice(0, 4),
      _id,
      'FCFA',
    ])
      expect(copied).not.toContain(secret)
  })

  test(
    'is shared through the device where it can, and a cancelled share shows nothing',
    { tag: '@all' },
    async ({ page }) => {
      await page.evaluate(() => {
        const refuse = () => Promise.reject(new DOMException('', 'AbortError'))
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: (data: ShareData) => (Object.assign(window, { shared: data }), refuse()),
        })
      })
      await page.getByRole('button', { name: words('Share') }).click()
      await expect
        .poll(() => page.evaluate(() => (window as { shared?: ShareData }).shared?.text))
        .toContain(booking.car.name)
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
  )

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
        page.getByText(opening(words('Saved on this phone, {age}')), { exact: false }).first(),
      ).toBeVisible()
      await expect(page.getByRole('button', { name: words('Ask for a change') })).toBeDisabled()
      await context.setOffline(false)
      await expect(page.getByRole('button', { name: words('Ask for a change') })).toBeEnabled()
      await ticks.nth(0).uncheck()
      await ticks.nth(2).uncheck()
    },
  )

  test('goes into a calendar that reminds a day and three hours before', async ({ page }) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: words('Add to calendar') }).click()
    const chunks: Buffer[] = []
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer)
    expect(
      Buffer.concat(chunks)
        .toString()
        .match(/TRIGGER:.*/g)
        ?.map((line) => line.trim()),
    ).toEqual(['TRIGGER:-P1D', 'TRIGGER:-PT3H', 'TRIGGER:-P1D', 'TRIGGER:-PT3H'])
  })

  test('is booked again: the same place at later dates, with cars to choose from', async ({ page }) => {
    await page.getByRole('button', { name: words('Book again') }).click()
    await expect(page).toHaveURL(
      (url) => url.pathname === '/search' && url.searchParams.get('pl') === booking.pickUp._id,
    )
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('car')).toBe(booking.car._id)
    expect(searchParams.get('from')! > wallTimeOf(Date.parse(booking.to))).toBe(true)
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.getByRole('button', { name: words('Close') }).click()
    await expect(page.getByRole('article').first()).toBeVisible()

    // A car that has left the fleet is not opened over the others.
    await page.goto(`/booking?b=${id}`)
    await page.route(`**/api/cars/${booking.car._id}?*`, (route) =>
      route.fulfill({ status: 404, json: { code: 'not-found' } }),
    )
    await page.getByRole('button', { name: words('Book again') }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(new URL(page.url()).searchParams.has('car')).toBe(false)
  })

  test('keeps what was chosen when the price has moved, and shows the new one', async ({ page }) => {
    const quoted = await chooseDayLonger(page, words, booking)
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByRole('status').locator('data')).toHaveAttribute(
      'value',
      String(Math.abs(quoted.difference)),
    )
    const dearer = {
      ...quoted,
      difference: quoted.difference + 5000,
      quote: { ...quoted.quote, total: quoted.quote.total + 5000 },
    }
    await page.route('**/change-request', (route) =>
      route.fulfill({ status: 409, json: { code: 'price-changed' } }),
    )
    await page.route('**/change-quote?*', (route) => route.fulfill({ json: dearer }))
    await sheet.getByRole('button', { name: words('Send the request') }).click()
    await expect(sheet.getByRole('alert')).toContainText('The price has changed.')
    await expect(sheet.getByRole('status').locator('data')).toHaveAttribute(
      'value',
      String(Math.abs(dearer.difference)),
    )
    await page.unroute('**/change-quote?*')
    await page.unroute('**/change-request')
    await page.route('**/change-quote?*', (route) => route.fulfill({ json: { ...dearer, isFree: false } }))
    await page.route('**/change-request', (route) =>
      route.fulfill({ status: 409, json: { code: 'car-taken' } }),
    )
    await sheet.getByRole('button', { name: words('Send the request') }).click()
    await expect(sheet.getByText(words('The car is not free for these dates.'))).toBeVisible()
    await expect(sheet.getByRole('button', { name: words('Send the request') })).toBeDisabled()
    await expect(sheet.getByRole('button', { name: words('Dates and times') })).toContainText(
      String(Number(dayLater(booking.to).slice(8, 10))),
    )
  })

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

test(
  'staff of another fleet are shown nothing of a booking, under neither address',
  { tag: '@all' },
  async ({ page }) => {
    const words = await startSignedIn(page, 'en', 'fako-rides@wouri.example')
    await page.goto('/booking?b=demo-booking-next')
    await expect(
      page.getByRole('heading', { name: words('This booking is not of your fleet') }),
    ).toBeVisible()
  },
)
