// What only a browser shows of the first screen of somebody who is signed in. What every change of the address does:
// src/client/layout/navigation.test.tsx.

import { expect, test } from '@playwright/test'
import { startSignedIn } from './screens.ts'

test('a home page that somebody is signed in to begins with their next trip, and nothing moves when it comes', async ({
  page,
}) => {
  await startSignedIn(page, 'en')
  await page.addInitScript(() => {
    const seen = Object.assign(window, { moved: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        seen.moved += (entry as PerformanceEntry & { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/')
  const trip = page.getByRole('link', { name: 'Voucher' })
  await expect(trip).toBeVisible()
  await expect(page.getByRole('link', { name: 'Directions' })).toHaveAttribute('href', /destination=/)
  // What moved is told with the next frame.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  const moved = await page.evaluate(() => (window as unknown as { moved: number }).moved)
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
