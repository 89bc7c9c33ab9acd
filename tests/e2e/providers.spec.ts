// Paying through Stripe and PayPal as a browser does it: our page, their protocol, doubles in a process of their own.

import { expect, test, type Page } from '@playwright/test'
import type { CarPage } from '#contract/cars/cars.ts'
import type { CheckoutSession } from '#contract/bookings/payments.ts'
import type { Language } from '#domain/language.ts'
import { addDays } from '#domain/rental/period.ts'
import { keepLicence, tripQuery, type Trip } from './api-steps.ts'
import { opening, type Words, startSignedIn } from './screens.ts'
import { today } from './today.ts'

const stripe = `http://127.0.0.1:${Number(process.env['E2E_PORT'] ?? 4173) + 2}`

/**
 * Stripe's script, as far as our page asks of it: an element that is ready at once, and a confirmation that the test
 * answers. What a card would say is decided there, by the double.
 */
const script = `window.Stripe = () => ({
  elements: ({ clientSecret }) => ({
    clientSecret,
    create: () => ({
      listeners: {},
      on(name, tell) { this.listeners[name] = tell },
      mount(box) { box.textContent = 'Card fields of Stripe'; setTimeout(() => this.listeners.ready?.(), 50) },
      destroy() {},
    }),
    submit: async () => ({}),
  }),
  confirmPayment: ({ elements }) => window.answerOfTheBank(elements.clientSecret),
  registerAppInfo() {},
})`

type Answer = { error?: { type: string; code: string; decline_code?: string } }

/** `answers` in the order of the tries: a refusal, or null for a bank that says yes. */
async function withStripe(page: Page, answers: (Answer['error'] | null)[]): Promise<void> {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: script }),
  )
  await page.exposeFunction('answerOfTheBank', async (clientSecret: string): Promise<Answer> => {
    const error = answers.shift()
    if (error) return { error }
    await fetch(`${stripe}/_pay/${clientSecret.split('_secret_')[0]}`, { method: 'POST' })
    return {}
  })
}

/** The number of holds per person is limited, and other tests use those of the demonstration driver. */
const payer = 'yvette-essomba'

function tripAfter(weeks: number): Trip {
  const day = (ahead: number) => addDays(today, ahead)
  return { from: `${day(30 + 7 * weeks)}T10:00`, to: `${day(33 + 7 * weeks)}T10:00` }
}

async function hold(
  page: Page,
  language: Language,
  trip: Trip,
  gateway: 'stripe' | 'payPal',
): Promise<Words> {
  const words = await startSignedIn(page, language, `${payer}@wouri.example`)
  await keepLicence(page.request, payer)
  const found = (await (await page.request.get(`/api/cars?${tripQuery(trip)}`)).json()) as CarPage
  const car = found.cars.find(({ supplier }) => supplier.payLater && supplier.partPaymentPercent > 0)
  await page.goto(`/checkout?car=${car!._id}&${tripQuery(trip)}&step=2`)
  await page.getByRole('radio', { name: words('Pay in full online') }).check()
  await page.getByRole('button', { name: words('Continue') }).click()
  await page.locator(`input[name=gateway][value=${gateway}]`).check()
  await page.getByRole('checkbox').last().check()
  await page.locator('button[type=submit]').click()
  return words
}

async function sessionOf(page: Page): Promise<CheckoutSession> {
  const response = await page.request.get(
    `/api/checkout-sessions/${new URL(page.url()).pathname.split('/').at(-1)}`,
  )
  return (await response.json()) as CheckoutSession
}

async function expectPaid(page: Page, words: Words): Promise<void> {
  await expect(page.getByRole('heading', { name: words('Congratulations!') })).toBeVisible()
  await expect(
    page.getByText(words('Your payment was successfully done. We sent you a confirmation email.')),
  ).toBeVisible()
  expect(await sessionOf(page)).toMatchObject({ state: 'paid', booking: { status: 'paid', dueAtCounter: 0 } })
}

test('Stripe: a declined card, then one that pays', async ({ page }) => {
  await withStripe(page, [
    { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
    null,
  ])
  const words = await hold(page, 'fr', tripAfter(0), 'stripe')
  await expect(page).toHaveURL(/\/checkout-session\//)
  await expect(page.getByText('Card fields of Stripe')).toBeVisible()
  await page.locator('button[type=submit]').click()
  await expect(page.getByRole('alert').filter({ hasText: words('Payment failed.') })).toBeVisible()
  await page.locator('button[type=submit]').click()
  await expectPaid(page, words)
})

test('PayPal: the amount in euros is said first, and who comes back has paid', async ({ page }) => {
  const words = await hold(page, 'es', tripAfter(4), 'payPal')
  await expectPaid(page, words)
  const { payment } = await sessionOf(page)
  expect(payment).toMatchObject({ gateway: 'payPal', currency: 'EUR' })
})

test('a script of Stripe that does not load shows a message, and the other gateways stay open', async ({
  page,
}) => {
  await page.route('https://js.stripe.com/**', (route) => route.abort())
  const words = await hold(page, 'en', tripAfter(8), 'stripe')
  await expect(
    page.getByRole('heading', { name: words('The payment form could not be loaded') }),
  ).toBeVisible()
  await withStripe(page, [null])
  await page.getByRole('button', { name: words('Retry') }).click()
  await page.locator('button[type=submit]').click()
  await expectPaid(page, words)
})

test('the policy of the page allows Stripe and no other host', async ({ page }) => {
  const response = await page.goto('/')
  const policy = response!.headers()['content-security-policy']!
  expect(policy).toMatch(/script-src 'self' 'sha256-[^']+' https:\/\/js\.stripe\.com /)
  expect(policy).not.toContain('paypal')
  expect(opening(policy)).not.toContain('unsafe')
})
