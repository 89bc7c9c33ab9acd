// What happens at every change of the address: the session is asked, the language is known, the address is written one way.

import { expect, test, type Page } from '@playwright/test'
import { isHydrated } from './prerendered-page.ts'
import { open, startSignedIn } from './screens.ts'

const token = '**/api/validate-access-token'
const stored = (page: Page) => page.evaluate(() => localStorage.getItem('bc-fe-language'))

/** Moves inside the app, as a link does. */
const goTo = (page: Page, path: string) => page.evaluate((path) => history.pushState({}, '', path), path)

test('the session is asked once at every path change, and no screen waits for the answer', async ({
  page,
}) => {
  await startSignedIn(page, 'en', 'grace-tabi@wouri.example')
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  let asked = 0
  let answered = 0
  let isHeld = false
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(token, async (route) => {
    asked++
    if (isHeld) await held
    await route.continue()
  })
  page.on('response', (response) => {
    if (response.url().includes('/api/validate-access-token')) answered++
  })
  for (const [path, title] of [
    ['/about', 'About Wouri'],
    ['/faq', 'FAQ'],
    ['/contact', 'Contact'],
  ] as const) {
    const before = asked
    const answer = page.waitForResponse(token)
    await goTo(page, path)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await answer
    expect(asked).toBe(before + 1)
  }
  isHeld = true
  await goTo(page, '/about')
  await goTo(page, '/faq')
  await expect(page.getByRole('heading', { level: 1, name: 'FAQ' })).toBeVisible()
  // One question at a time: the second follows the answer to the first.
  expect(asked).toBe(4)
  release()
  await expect.poll(() => answered).toBe(5)
  expect(asked).toBe(5)
  await page.unrouteAll({ behavior: 'ignoreErrors' })

  await page.route(token, (route) => route.fulfill({ status: 401, json: { code: 'signed-out' } }))
  await goTo(page, '/about')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bc-fe-user'))).toBeNull()
})

test('a visitor causes no session check', async ({ page }) => {
  let asked = 0
  await page.route(token, (route) => (asked++, route.continue()))
  await open(page, '/faq', 'en')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await goTo(page, '/about')
  await expect(page.getByRole('heading', { level: 1, name: 'About Wouri' })).toBeVisible()
  expect(asked).toBe(0)
})

test('a language of the address that cannot be saved in the account shows a message', async ({ page }) => {
  await startSignedIn(page, 'en', 'grace-tabi@wouri.example')
  await page.route('**/api/update-language', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected' } }),
  )
  await page.goto('/faq?l=fr')
  await expect(
    page.getByText('Une erreur s’est produite lors du changement de langue.', { exact: true }),
  ).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the language is stored at the first visit, before anything is pressed', async ({ page }) => {
  await page.goto('/faq')
  await expect.poll(() => stored(page)).toBe('en')
  await page.goto('/settings')
  await expect.poll(() => stored(page)).toBe('en')
})

test('the language of the account replaces a proposed one; not a chosen one', async ({ page, request }) => {
  const email = 'lucia-mba-obiang@wouri.example'
  const signedIn = await request.post('/api/sign-in/frontend', { data: { email, password: 'wouri-2026' } })
  const { _id: id } = (await signedIn.json()) as { _id: string }
  await request.post('/api/update-language', { data: { id, language: 'es' } })
  await page.goto('/faq')
  await page.goto('/sign-in')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('wouri-2026')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect.poll(() => stored(page)).toBe('es')
})

test('an address with a trailing slash or other letter case is rewritten to the screen’s own', async ({
  page,
  request,
}) => {
  const answer = await request.get('/About/?l=fr', { maxRedirects: 0 })
  expect([answer.status(), answer.headers()['location']]).toEqual([308, '/about?l=fr'])
  await page.goto('/FAQ/?l=en')
  await expect(page).toHaveURL((url) => url.pathname === '/faq')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await goTo(page, '/About/?l=en')
  await expect(page.getByRole('heading', { level: 1, name: 'About Wouri' })).toBeVisible()
  await expect(page).toHaveURL((url) => url.pathname === '/about')
  expect((await request.get('/abouts/')).status()).toBe(404)
})

test('a home page that somebody is signed in to begins with their next trip, and nothing moves when it comes', async ({
  page,
}) => {
  await startSignedIn(page, 'en')
  await page.goto('/')
  const trip = page.getByRole('link', { name: 'Voucher' })
  await expect(trip).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /destination=/)
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
          ),
        ).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(0), 1000)
      }),
  )
  expect(moved).toBeLessThan(0.02)
  const pull = () => page.evaluate(() => getComputedStyle(document.body).overscrollBehaviorY)
  expect(await pull(), 'a pull reloads no form').toBe('contain')
  await trip.click()
  await expect(page).toHaveURL(/\/booking\?b=.+#voucher$/)
  // The code for the counter, which stands below the trip.
  await expect(page.getByRole('img', { name: /Code for the counter/ })).toBeInViewport({ ratio: 0.9 })
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Bookings', exact: true })
    .click()
  await expect.poll(pull, 'a pull reloads a list').toBe('auto')
})
