// axe on every screen, on the sheets and on the errors of forms, on a phone in light and on a desktop in dark.

import { expect, test, type Page } from '@playwright/test'
import { appearanceKey } from '#client/store/local-storage.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { violationsInBothThemes } from './axe.ts'
import { driver, scrollDownHome } from './screens.ts'

// Weeks after the days on which other tests book cars away.
const first = addDays(dayOf(Date.now()), 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`

const screens: [name: string, path: string, ready: (page: Page) => Promise<unknown>][] = [
  ['home', '/', (page) => page.getByRole('combobox').first().waitFor()],
  ['results', `/search?${trip}`, (page) => page.getByRole('article').first().waitFor()],
  [
    'no results',
    `/search?${trip}&rg=truck&gb=automatic&st=2&mm=appleCarPlay`,
    (page) => page.getByRole('heading', { level: 2 }).first().waitFor(),
  ],
  [
    'a car',
    `/search?${trip}&car=demo-prado-tariff`,
    (page) => page.getByRole('dialog').getByRole('link', { name: 'Continue' }).waitFor(),
  ],
  [
    'checkout, driver',
    `/checkout?${trip}&car=demo-prado-tariff`,
    (page) => page.getByRole('button', { name: 'Continue' }).waitFor(),
  ],
  [
    'checkout, extras',
    `/checkout?${trip}&car=demo-prado-tariff&step=2`,
    (page) => page.getByRole('switch').first().waitFor(),
  ],
  [
    'checkout, pay',
    `/checkout?${trip}&car=demo-prado-tariff&step=3`,
    (page) => page.getByRole('checkbox').last().waitFor(),
  ],
  ['checkout without a car', '/checkout', (page) => page.getByText('Choose a car first').waitFor()],
  [
    'bookings',
    '/bookings',
    (page) =>
      page
        .getByText(/^(Drop-off|Pick-up) (in|tomorrow|today)/)
        .first()
        .waitFor(),
  ],
  ['past bookings', '/bookings?tab=past', (page) => page.getByText('Paid').first().waitFor()],
  [
    'a booking',
    '/booking?b=demo-booking-next',
    (page) => page.getByRole('img', { name: /Code for the counter/ }).waitFor(),
  ],
  [
    'no such booking',
    '/booking?b=nobody',
    (page) => page.getByText('This booking is not on this account').waitFor(),
  ],
  [
    'a car held for its payment',
    '/checkout-session/demo-payment-held',
    (page) => page.getByText('Kept for you until').or(page.getByText('Nothing was paid')).first().waitFor(),
  ],
  ['settings', '/settings', (page) => page.getByLabel('Full name').waitFor()],
  [
    'change password',
    '/change-password',
    (page) => page.getByLabel('Current password', { exact: true }).waitFor(),
  ],
  ['locations', '/locations', (page) => page.getByRole('link', { name: 'Kribi', exact: true }).waitFor()],
  [
    'suppliers',
    '/suppliers',
    (page) => page.getByRole('link', { name: 'Mboa Prestige', exact: true }).first().waitFor(),
  ],
  ['contact', '/contact', (page) => page.getByLabel('Message').waitFor()],
  ['notifications', '/notifications', (page) => page.getByRole('listitem').first().waitFor()],
  ['questions', '/faq', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['about', '/about', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['terms of use', '/tos', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['privacy policy', '/privacy', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['cookie policy', '/cookie-policy', (page) => page.getByRole('heading', { level: 1 }).waitFor()],
  ['not found', '/no-such-page', (page) => page.getByText('Nothing to see here!').waitFor()],
]

test.beforeEach(async ({ page }) => {
  // Animations would be measured half way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((key) => localStorage.setItem(key, 'system'), appearanceKey)
})

const parts = [1, 2, 3, 4]
for (const part of parts)
  test(`every screen, part ${part} of ${parts.length}`, async ({ page, context }) => {
    const response = await context.request.post('/api/sign-in/frontend', { data: driver })
    const { _id } = (await response.json()) as { _id: string }
    await context.addInitScript(
      (id) => localStorage.setItem('bc-fe-user', JSON.stringify({ _id: id, language: 'en' })),
      _id,
    )
    const found: Record<string, unknown> = {}
    for (const [name, path, ready] of screens.filter((_, at) => at % parts.length === part - 1)) {
      await page.goto(path)
      await ready(page)
      found[name] = await violationsInBothThemes(page)
    }
    expect(Object.keys(found).length).toBeGreaterThan(4)
    expect(Object.entries(found).filter(([, of]) => (of as unknown[]).length > 0)).toEqual([])
  })

test('sign in, with its errors', async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill('nobody@wouri.example')
  await page.getByLabel('Password', { exact: true }).fill('not-this-one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.')
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('making an account, a forgotten password and a link that expired', async ({ page }) => {
  await page.goto('/sign-up')
  await page.getByLabel('Password', { exact: true }).fill('short')
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect(page.getByText('Accept the Terms of Use.', { exact: true })).toBeVisible()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByLabel('E-mail')).toBeFocused()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.goto('/activate?u=nobody&e=nobody%40wouri.example&t=none')
  await expect(page.getByRole('alert')).toContainText('Your account activation link expired.')
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('saved cars, and cars side by side', async ({ page }) => {
  await page.goto(`/search?${trip}`)
  for (const at of [0, 1, 2]) {
    await page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: /^Save / })
      .click()
    await page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: /^Compare / })
      .click()
  }
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('group', { name: 'Cars to compare' }).getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('dialog').getByText('Cheapest').waitFor()
  // Cards behind the sheet that are not drawn keep the ground of the theme before.
  expect(await violationsInBothThemes(page, '[role=dialog]')).toEqual([])
  await page.goto('/')
  await scrollDownHome(page)
  await page.getByRole('heading', { name: 'Saved cars' }).waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('the sheets: places, dates, filters, language', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').first().fill('dou')
  await page.getByRole('option').first().waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('option').first().click()
  await page.getByRole('button', { name: /days/ }).first().click()
  await page.getByRole('dialog').getByRole('grid').first().waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: /language and currency/ }).click()
  await page.getByRole('dialog').getByRole('radio').first().waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.goto(`/search?${trip}`)
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('dialog').getByRole('checkbox').first().waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('forced colours keep the current step apart from those to come', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/checkout?${trip}&car=demo-prado-tariff`)
  await page.locator('#step-1').waitFor()
  const onPhone = await page.evaluate(() => {
    const bar = [...document.querySelectorAll('[aria-hidden]')].find(
      ({ children }) => children.length === 3 && [...children].every(({ tagName }) => tagName === 'SPAN'),
    )
    return [...(bar?.children ?? [])].map((segment) => getComputedStyle(segment).backgroundColor)
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  const numbers = page.locator('section > header > [aria-hidden]')
  await expect(numbers).toHaveCount(3)
  const onDesktop = await numbers.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  for (const looks of [onPhone, onDesktop]) {
    expect(looks).toHaveLength(3)
    expect(looks[1]).toBe(looks[2])
    expect(looks[0]).not.toBe(looks[1])
  }
})
