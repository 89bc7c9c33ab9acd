// What the first screen costs with the data saver. Bytes are counted as they travel, headers and all; the service worker is
// blocked, since what it fetches is counted nowhere in the page.

import { expect, test, type Page } from '@playwright/test'
import { isHydrated } from './prerendered-page.ts'
import { listOf, sumOf, watchTransfers } from './transfers.ts'

test.use({ serviceWorkers: 'block' })

const asksToSaveData = () => Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
const hasSwitchedOn = () => localStorage.setItem('wouri-data-saver', 'on')

async function openHome(page: Page): Promise<void> {
  await page.goto('/', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeVisible()
}

for (const [how, save] of [
  ['the browser asks for it', asksToSaveData],
  ['the switch is on', hasSwitchedOn],
] as const) {
  // 150 kB while the app was started by a touch only; now it hydrates at once, as on every other device.
  test(`where ${how}, the home page costs at most 176 kB with the app, and fetches nothing ahead`, async ({
    page,
  }) => {
    await page.addInitScript(save)
    const transfers = await watchTransfers(page)
    await openHome(page)
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(sumOf(transfers), listOf(transfers)).toBeLessThanOrEqual(176)
    const ahead = transfers.filter(({ path }) =>
      /\.woff2$|map|\/pictures\/|\/assets\/(search|register|Newsletter)-/i.test(path),
    )
    expect(ahead).toEqual([])
  })
}

test('what the data saver leaves out loads when it is scrolled into view', async ({ page }) => {
  await page.addInitScript(hasSwitchedOn)
  const transfers = await watchTransfers(page)
  await openHome(page)
  await page.getByRole('heading', { name: 'Choose a size' }).evaluate((heading) => heading.scrollIntoView())
  await expect
    .poll(() => transfers.filter(({ path }) => path.startsWith('/pictures/cars/')).length)
    .toBeGreaterThan(0)
  await page
    .getByRole('heading', { name: 'Meet our rental agencies' })
    .evaluate((heading) => heading.scrollIntoView())
  await expect(page.getByRole('link', { name: /Bonapriso Drive/ })).toBeVisible()
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
})

test('without the data saver, the whole home page costs at most 300 kB', async ({ page }) => {
  const transfers = await watchTransfers(page)
  await openHome(page)
  expect(sumOf(transfers), listOf(transfers)).toBeLessThanOrEqual(300)
  expect(transfers.filter(({ path }) => /maplibre|stripe/i.test(path))).toEqual([])
})
