// Paying online on a phone: what a bank may say, the app closed in the middle, and the right state of the booking at the end.

import { expect, test, type Page } from '@playwright/test'
import type * as v from 'valibot'
import type { CarPage } from '#contract/cars/cars.ts'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import type { Language } from '#domain/language.ts'
import { addDays } from '#domain/rental/period.ts'
import { keepLicence, tripQuery, type Trip } from './api-steps.ts'
import { licencePhoto } from './licence-photo.ts'
import { keptForOffline, open, opening, type Words, fillBirthDate, startSignedIn } from './screens.ts'
import { testWithWorker } from './with-worker.ts'
import { today } from './today.ts'

const cards = {
  paid: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  authentication: '4000 0027 6000 3184',
  slow: '4000 0000 0000 0259',
}

/** The number of holds per person is limited, and other tests use those of the demonstration driver. */
const payer = 'emmanuel-fokam'

/** Three days, in a part of the year of its own for every journey: none takes another's car. */
function tripAfter(weeks: number): Trip {
  const day = (ahead: number) => addDays(today, ahead)
  return { from: `${day(30 + 7 * weeks)}T10:00`, to: `${day(33 + 7 * weeks)}T10:00` }
}

/** The checkout of a car that can be paid in each way; for a signed-in person where it asks which one. */
async function openCheckout(page: Page, language: Language, trip: Trip, isGuest = false): Promise<Words> {
  const words = isGuest
    ? await open(page, '/', language)
    : await startSignedIn(page, language, `${payer}@wouri.example`)
  if (!isGuest) await keepLicence(page.request, payer)
  const found = await page.request.get(`/api/cars?${tripQuery(trip)}`)
  const { cars: offered } = (await found.json()) as v.InferOutput<typeof CarPage>
  const car = offered.find(({ supplier }) => supplier.payLater && supplier.partPaymentPercent > 0)
  await page.goto(`/checkout?car=${car!._id}&${tripQuery(trip)}${isGuest ? '' : '&step=2'}`)
  return words
}

async function fillDriver(page: Page, words: Words): Promise<void> {
  await page.getByLabel(words('Full name'), { exact: true }).fill('Ngo Bassa Ruth')
  await page.getByLabel(words('Email')).fill('guest-pays@wouri.example')
  await page.getByLabel(words('Phone'), { exact: true }).fill('6 71 23 45 67')
  await fillBirthDate(page, words, '1990-05-17')
  const group = page.getByRole('group', { name: words("Driver's licence") })
  await group
    .locator('input[type=file]')
    .last()
    .setInputFiles(await licencePhoto())
  await expect(group.getByText(words('Sent'), { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: words('Continue') }).click()
  await expect(page).toHaveURL(/step=2/)
}

async function chooseToPay(
  page: Page,
  words: Words,
  choice: 'Pay the deposit online' | 'Pay in full online',
): Promise<void> {
  await page.getByRole('radio', { name: words(choice) }).check()
  await page.getByRole('button', { name: words('Continue') }).click()
  await page.getByRole('radio', { name: words('Test card') }).check()
  await page.getByRole('checkbox').last().check()
  await submit(page)
  await expect(page).toHaveURL(/\/checkout-session\//)
  await expect(page.getByText(opening(words('Kept for you until {time}')))).toBeVisible()
}

const submit = (page: Page) => page.locator('button[type=submit]').click()

async function payWith(page: Page, card: string): Promise<void> {
  await page.getByRole('button', { name: card }).click()
  await submit(page)
}

async function expectPaid(page: Page, words: Words): Promise<void> {
  await expect(page.getByRole('heading', { name: words('Congratulations!') })).toBeVisible()
  await expect(
    page.getByText(words('Your payment was successfully done. We sent you a confirmation email.')),
  ).toBeVisible()
}

/** The checkout session of the open address, from the server. */
async function sessionOf(page: Page): Promise<CheckoutSession> {
  const response = await page.request.get(
    `/api/checkout-sessions/${new URL(page.url()).pathname.split('/').at(-1)}`,
  )
  return (await response.json()) as CheckoutSession
}

test('declined, reopened, then paid in full', async ({ page }) => {
  const words = await openCheckout(page, 'fr', tripAfter(0))
  await chooseToPay(page, words, 'Pay in full online')
  const address = page.url()

  await submit(page)
  for (const wrong of ['Invalid card number', 'Invalid expiry date', 'Invalid Card Validation Code'])
    await expect(page.getByText(words(wrong), { exact: true })).toBeVisible()
  await payWith(page, cards.declined)
  await expect(page.getByRole('alert').filter({ hasText: words('Payment failed.') })).toBeVisible()
  expect(await sessionOf(page)).toMatchObject({ state: 'open', booking: { status: 'void', paid: 0 } })

  await page.reload()
  await payWith(page, cards.paid)
  await expectPaid(page, words)
  expect(page.url()).toBe(address)
  const { state, booking } = await sessionOf(page)
  expect({ state, status: booking.status, due: booking.dueAtCounter }).toEqual({
    state: 'paid',
    status: 'paid',
    due: 0,
  })
})

testWithWorker(
  'the deposit, confirmed with the bank and read again without a network',
  { tag: '@all' },
  async ({ page }) => {
    const words = await openCheckout(page, 'es', tripAfter(4))
    await chooseToPay(page, words, 'Pay the deposit online')
    await payWith(page, cards.authentication)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Confirm the payment') })
      .click()
    await expectPaid(page, words)
    const { booking } = await sessionOf(page)
    expect(booking.status).toBe('deposit')
    expect(booking.paid).toBeGreaterThan(0)
    expect(booking.paid + booking.dueAtCounter).toBe(booking.total)

    await keptForOffline(page)
    await page.context().setOffline(true)
    await page.reload()
    await expectPaid(page, words)
    await page.context().setOffline(false)
  },
)

test(
  'a slow bank is waited for, the app closed in the middle, and the driver is not asked to pay again',
  { tag: '@all' },
  async ({ page, context }) => {
    const words = await openCheckout(page, 'en', tripAfter(8))
    await chooseToPay(page, words, 'Pay in full online')
    await payWith(page, cards.slow)
    await expect(page.getByRole('heading', { name: words('Checking your payment…') })).toBeVisible()
    const address = page.url()
    await page.close()
    const again = await context.newPage()
    await again.goto(address)
    await expect(again.getByRole('heading', { name: words('Checking your payment…') })).toBeVisible()
    await expect(again.locator('button[type=submit]')).toHaveCount(0)
    await expectPaid(again, words)
  },
)

test(
  'a guest who refuses at the bank pays at the counter instead, with everything kept',
  { tag: '@all' },
  async ({ page }) => {
    const words = await openCheckout(page, 'en', tripAfter(9), true)
    await fillDriver(page, words)
    await chooseToPay(page, words, 'Pay in full online')
    const first = page.url()
    await payWith(page, cards.authentication)
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Refuse the payment') })
      .last()
      .click()
    await expect(page.getByRole('alert').filter({ hasText: words('Payment failed.') })).toBeVisible()

    await page.getByRole('button', { name: words('Pay at the counter'), exact: true }).click()
    await expect(page.getByRole('heading', { name: words('Pay at the counter') })).toBeVisible()
    await expect(page.getByRole('checkbox').last()).toBeChecked()
    await submit(page)
    await expect(
      page.getByText(words('Your booking was successfully done. We sent you a confirmation email.')),
    ).toBeVisible()
    expect((await sessionOf(page)).booking).toMatchObject({ status: 'pending', paid: 0 })

    await page.goto(first)
    await expect(page.getByRole('heading', { name: words('Nothing was paid') })).toBeVisible()
  },
)

test(
  'going back to the checkout in the middle of paying shows the same payment, and the car can be released',
  { tag: '@all' },
  async ({ page }) => {
    const words = await openCheckout(page, 'en', tripAfter(10))
    const checkout = page.url()
    await chooseToPay(page, words, 'Pay in full online')
    const address = page.url()
    await page.goto(checkout)
    await expect(page).toHaveURL(address)
    await page.getByRole('button', { name: words('Do not pay: free the car') }).click()
    await expect(page.getByRole('heading', { name: words('Nothing was paid') })).toBeVisible()
    await page.getByRole('button', { name: words('Book this car again') }).click()
    await expect(page.getByRole('heading', { name: words('Pay in full online') })).toBeVisible()
  },
)

test(
  'asking for a cancellation uses the specified sentences, and asks once',
  { tag: '@all' },
  async ({ page }) => {
    const words = await openCheckout(page, 'en', tripAfter(11))
    await chooseToPay(page, words, 'Pay the deposit online')
    await payWith(page, cards.paid)
    await expectPaid(page, words)
    await page.getByRole('link', { name: words('Open this booking') }).click()
    await page.getByRole('button', { name: words('Ask to cancel') }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(
      opening(words('Full refund if you cancel by {deadline}. A fee may apply after that.')),
    )
    await dialog.getByRole('button', { name: words('Send the request') }).click()
    const said = words(
      'Your cancel request has been submitted. We will contact you to finalize the cancellation procedure.',
    )
    await expect(page.getByRole('main').getByText(said)).toBeVisible()
    await expect(page.getByRole('button', { name: words('Ask to cancel') })).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('main').getByText(said)).toBeVisible()
  },
)
