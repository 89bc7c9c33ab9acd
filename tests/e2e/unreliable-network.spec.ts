// A network that is there and leads nowhere: calls that hang, and a hotel's page in place of every answer.

import { expect, test, type Page } from '@playwright/test'
import { aSearch } from './prerendered-page.ts'
import { kept } from './device.ts'
import { aNewcomer, settleIn } from './newcomer.ts'
import { keptForOffline, open } from './screens.ts'

// The journeys go on without a network.
test.use({ serviceWorkers: 'allow' })

/** The app doubts after 3 seconds and has asked in vain after 4 more. */
const soon = { timeout: 8_000 }
const strip = (page: Page) => page.locator('header').getByText('You are offline')

test('calls that hang: the app says so within 8 seconds, shows what it keeps, and asks little', async ({
  page,
  playwright,
  baseURL,
}) => {
  const newcomer = await aNewcomer({ playwright, baseURL }, 'Lie Fi', 134)
  await settleIn(page, newcomer)
  const probes: string[] = []
  await page.route('**/api/**', (route) => {
    if (route.request().url().endsWith('/api/health')) probes.push(route.request().url())
    // Neither answered nor refused.
  })
  await page.goto('/bookings')
  await expect(page.locator(`main a[href^="/booking?b=${newcomer.booking}"]`).first()).toBeVisible()
  await expect(strip(page)).toBeVisible(soon)
  await expect(page.getByText('Saved on this phone', { exact: false }).first()).toBeVisible()
  // At the start and after 5 and 10 seconds more at the most, in the time that a hasty test machine takes.
  expect(probes.length).toBeLessThan(6)

  // A screen that is not stored says so instead of loading forever.
  await page.goto('/booking?b=never-seen')
  await expect(strip(page)).toBeVisible(soon)
  await expect(page.getByText('This booking is not kept on this phone.', { exact: false })).toBeVisible(soon)
  await page.goto(`/search?${aSearch()}`)
  await expect(page.getByText('We saved your search', { exact: false })).toBeVisible(soon)

  // It comes back by itself.
  await page.unroute('**/api/**')
  await expect(strip(page)).toHaveCount(0, { timeout: 60_000 })
  await expect(page.getByRole('article').first()).toBeVisible()
})

test("a captive portal's page in place of every answer: nothing of it is stored, the person stays signed in, the app is offline", async ({
  page,
  playwright,
  baseURL,
}) => {
  const newcomer = await aNewcomer({ playwright, baseURL }, 'Hotel Guest', 138)
  await settleIn(page, newcomer)
  let status = 200
  await page.context().route('**/*', (route) =>
    route.fulfill({
      status,
      contentType: 'text/html',
      body: '<!doctype html><title>Welcome to the Hotel Sawa</title>',
    }),
  )
  for (status of [200, 403, 401, 404]) {
    await page.goto(`/bookings?seen=${status}`)
    await expect(strip(page)).toBeVisible(soon)
    await expect(page.locator(`main a[href^="/booking?b=${newcomer.booking}"]`).first()).toBeVisible()
    // The app may load the page again when a part of it does not come, here and below.
    await expect(async () =>
      expect(await page.evaluate(() => localStorage.getItem('bc-fe-user'))).toContain(newcomer.id),
    ).toPass()
  }
  // A part of the app, and a picture, that were not kept before.
  status = 200
  await expect(async () => {
    await page.evaluate(() =>
      Promise.all(['/assets/never-seen.js', '/pictures/never-seen.webp'].map((file) => fetch(file))),
    )
  }).toPass()
  expect(await kept(page)).not.toContain('Hotel Sawa')

  await page.context().unroute('**/*')
  await page.goto('/bookings')
  await expect(strip(page)).toHaveCount(0)
  await expect(page.locator(`main a[href^="/booking?b=${newcomer.booking}"]`).first()).toBeVisible()
})

test("a first visit with a captive portal's page for some files does not cache half of the app", async ({
  page,
}) => {
  // The page itself comes, its worker too; what the worker fetches ahead does not.
  let portalPages = 0
  await page.context().route(/\/assets\/.*\.(js|css)(\?|$)/, async (route) => {
    if (route.request().serviceWorker() === null) return route.continue()
    portalPages += 1
    await route.fulfill({ contentType: 'text/html', body: 'Welcome to the Hotel Sawa' })
  })
  await open(page, '/', 'en')
  // Before the worker has asked, nothing is being installed either.
  await expect.poll(() => portalPages).toBeGreaterThan(0)
  await expect
    .poll(() =>
      page.evaluate(
        async () => (await navigator.serviceWorker.getRegistration())?.installing?.state ?? 'none',
      ),
    )
    .toBe('none')
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active ?? null),
  ).toBeNull()
  expect(await kept(page)).not.toContain('Hotel Sawa')

  // A request that is not answered would keep the next worker from being installed.
  await page.context().unrouteAll({ behavior: 'wait' })
  await page.reload()
  await keptForOffline(page)
})
