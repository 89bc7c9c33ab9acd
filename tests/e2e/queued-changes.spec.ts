// What is asked for without a network waits on the phone, says so, and goes out once; what must not wait does not.

import { expect, test, type Page } from '@playwright/test'
import { addDays, hour, wallTimeOf } from '#domain/rental/period.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { kept } from './device.ts'
import { aNewcomer, settleIn, tripFrom } from './newcomer.ts'
import { posts } from './posts.ts'

// The journeys go on without a network.
test.use({ serviceWorkers: 'allow' })

const waits = (page: Page) => page.getByText(/Will be sent when you are online|Waiting to be sent/)

async function askOffline(page: Page, reason: string): Promise<void> {
  await page.getByRole('button', { name: 'Ask to cancel' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Reason (optional)').fill(reason)
  await sheet.getByRole('button', { name: 'Send when I am online' }).click()
  await expect(sheet).toHaveCount(0)
  await expect(waits(page)).toBeVisible()
}

test(
  'a cancellation asked without a network is sent once, with two tabs open and after the app was closed',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Waiting Driver', 142)
    await settleIn(page, newcomer)
    const address = `/booking?b=${newcomer.booking}`
    const sent = posts(context, '/cancellation-request')
    await context.setOffline(true)
    await page.reload()

    // Taken back, nothing is left of it.
    await askOffline(page, 'A first thought')
    await page.getByRole('button', { name: 'Take back' }).click()
    await expect(waits(page)).toHaveCount(0)
    expect(await kept(page)).not.toContain('A first thought')

    await askOffline(page, 'My flight was moved')
    const second = await context.newPage()
    await second.goto(address)
    await expect(waits(second)).toBeVisible()
    await page.close()

    const third = await context.newPage()
    await third.goto('/notifications')
    await context.setOffline(false)
    const asked = 'Your cancel request has been submitted.'
    await expect(second.getByText(asked, { exact: false }).first()).toBeVisible()
    await expect(waits(second)).toHaveCount(0)
    await third.goto(address)
    await expect(third.getByText(asked, { exact: false }).first()).toBeVisible()
    expect(sent).toEqual([`/api/bookings/${newcomer.booking}/cancellation-request`])
    expect(await kept(third)).not.toContain('draft-mutations-requests')
  },
)

/** A pick-up within a day, in the daytime. */
function soon(): string {
  const then = wallTimeOf(Date.now() + 6 * hour)
  const [date, at] = [then.slice(0, 10), Number(then.slice(11, 13))]
  if (at < 9) return `${date}T10:00`
  return at < 18 ? `${date}T${String(at).padStart(2, '0')}:00` : `${addDays(date, 1)}T10:00`
}

test(
  'a driver on the way says so without a network, and the supplier hears of it once',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Landed Driver', tripFrom(soon()))
    await settleIn(page, newcomer)
    const sent = posts(context, '/arrival')
    await page.getByRole('button', { name: 'I am late' }).click()
    await expect(page.getByText(/: you are late\./)).toBeVisible()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'I have landed' }).click()
    await expect(waits(page)).toBeVisible()
    await page.reload()
    await expect(waits(page)).toBeVisible()
    // Where the car is, too.
    await expect(page.getByText('the car is in car park P1').first()).toBeVisible()
    expect(await violations(page)).toEqual([])
    await context.setOffline(false)
    await expect(page.getByText(/: you have landed\./)).toBeVisible()
    await expect(waits(page)).toHaveCount(0)
    expect(sent).toEqual(Array(2).fill(`/api/bookings/${newcomer.booking}/arrival`))

    // The desk reads it beside the driver's name.
    const admin = { _id: await enter(page.request, 'admin@wouri.example'), language: 'en' }
    await page.addInitScript((user) => localStorage.setItem('bc-fe-user', JSON.stringify(user)), admin)
    await page.goto(`/staff/bookings/${newcomer.booking}`)
    const told = page.getByRole('region', { name: 'Landed Driver' })
    await expect(told).toContainText('Has landed')
    await expect(told).toContainText('Said to be late')
  },
)

test(
  'settings changed without a network are saved when it is back; refused ones stay with the reason',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Settings Driver', 146)
    await settleIn(page, newcomer)
    await page.goto('/settings')
    await expect(page.getByLabel('Full name')).toHaveValue('Settings Driver')
    await context.setOffline(true)

    await page.getByLabel('Where you live').fill('Kribi')
    await page.getByRole('button', { name: 'Save when I am online' }).click()
    await expect(page.locator('#profile').getByText('Your changes to: Where you live')).toBeVisible()
    const mails = page.locator('#notifications').getByRole('switch', { name: 'Email notifications' })
    await expect(mails).toBeChecked()
    await mails.click()
    await expect(waits(page)).toHaveCount(2)
    await expect.poll(() => kept(page)).toContain('wantsMails')

    // The app is closed and opened again.
    await page.reload()
    await expect(page.getByLabel('Where you live')).toHaveValue('Kribi')
    await expect(mails).not.toBeChecked()
    const profiles = posts(context, '/api/update-user')
    const preferences = posts(context, '/api/update-email-notifications')
    let refuses = true
    await context.route('**/api/update-user', (route) =>
      refuses ? route.fulfill({ status: 400, json: { code: 'invalid-input' } }) : route.continue(),
    )
    await context.setOffline(false)
    await expect(page.locator('#profile').getByText('Not sent')).toBeVisible()
    await expect(page.locator('#notifications').getByRole('button', { name: 'Take back' })).toHaveCount(0)
    await expect(mails).not.toBeChecked()
    await expect(page.getByLabel('Where you live')).toHaveValue('Kribi')
    await expect(
      page.getByText('We could not save your details. Check them in the settings.').first(),
    ).toBeVisible()

    refuses = false
    await page.locator('#profile').getByRole('button', { name: 'Send now' }).click()
    await expect(page.locator('#profile').getByRole('button', { name: 'Take back' })).toHaveCount(0)
    expect(profiles).toHaveLength(2)
    expect(preferences).toHaveLength(1)
    await page.reload()
    await expect(page.getByLabel('Where you live')).toHaveValue('Kribi')
  },
)

test(
  'signing out without a network drops the queued changes: they are never sent, by no later person either',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Leaving Driver', 150)
    await settleIn(page, newcomer)
    const sent = posts(context, '/cancellation-request')
    await context.setOffline(true)
    await page.reload()
    await askOffline(page, 'Zanzibar instead')
    await page.goto('/bookings')
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await expect.poll(() => kept(page)).not.toContain('Zanzibar')
    const next = await aNewcomer({ playwright, baseURL }, 'Next Driver', 154)
    await context.setOffline(false)
    await settleIn(page, next)
    await page.goto('/settings')
    await expect(page.getByLabel('Full name')).toHaveValue('Next Driver')
    expect(sent).toEqual([])
  },
)

test(
  'actions that cannot be queued are disabled without a network, with the reason beside them',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Impatient Driver', 158)
    await settleIn(page, newcomer)
    await page.goto('/change-password')
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible()
    const sent = posts(context, '/api/')
    await context.setOffline(true)
    await expect(page.locator('form').getByRole('button', { name: 'Waiting for network' })).toBeDisabled()
    await page.goto('/sign-in')
    await expect(page.getByText('Signing in needs a network.')).toBeVisible()
    await page.goto('/checkout?car=some-car&pl=douala-airport&from=2030-01-01T10:00&to=2030-01-03T10:00')
    await expect(
      page.getByText('We check the price and the car before you book.', { exact: false }),
    ).toBeVisible()
    expect(await kept(page)).not.toContain('draft-mutations-requests')
    await context.setOffline(false)
    await expect(page.locator('header').getByText('You are offline')).toHaveCount(0)
    expect(sent.filter((path) => /password|booking|sign-in|payment/.test(path))).toEqual([])
  },
)
