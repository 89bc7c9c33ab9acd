// What a public page costs. Before its scripts: the document with its style, the fonts, and the pictures that are fetched
// without a scroll. And the scripts that travel until it is hydrated and idle.

import { expect, test, type Page } from '@playwright/test'
import { publicPages } from '#contract/pages.ts'
import { enter } from './api-steps.ts'
import { aSearch, isHydrated } from './prerendered-page.ts'
import { listOf, sumOf, watchTransfers } from './transfers.ts'

test.use({ serviceWorkers: 'block' })

const inEnglish = publicPages.map((path) => [path, 'en'] as const)
/** French has the longest words; these two have the most beside them. */
const inFrench = [['/', 'fr'] as const, ['/suppliers', 'fr'] as const]

/** Classes in the markup that the document's own style does not know: their elements would look otherwise until hydration. */
const unstyled = (page: Page) =>
  page.evaluate(() => {
    const style = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join()
    const used = [...document.querySelectorAll('#root [class]')].flatMap(({ classList }) => [...classList])
    return [...new Set(used)].filter((name) => /^_?[a-z0-9]+[0-9]$/.test(name) && !style.includes(`.${name}`))
  })

for (const [path, language] of [...inEnglish, ...inFrench]) {
  test(`before its scripts ${path} is whole, and costs at most 60 kB in ${language}`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    const transfers = await watchTransfers(page)
    await page.goto(`${path}?l=${language}`, { waitUntil: 'networkidle' })
    // Both typefaces are on every page, and may be asked for last.
    await expect.poll(() => transfers.filter(({ path }) => path.endsWith('.woff2')).length).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(sumOf(transfers), listOf(transfers)).toBeLessThanOrEqual(60)
    expect(await unstyled(page)).toEqual([])
  })
}

/**
 * Counted: every script, compressed and with its headers, that is asked for until the page is hydrated and nothing travels any
 * more. Not counted: what storage/prefetch.ts fetches after that, when the device has nothing else to do (the code of sheets
 * and of calls that the first tap needs). It waits for an idle callback, of which there are none here.
 */
const noIdleTime = () => void (window.requestIdleCallback = () => 0)

for (const [name, address, limits] of [
  ['/', '/?l=en', { all: 152, initial: 129 }],
  ['/search with results', `/search?${aSearch({ l: 'en' })}`, { all: 174, initial: 162 }],
] as const) {
  test(`the scripts of ${name}: at most ${limits.all} kB until it is hydrated, ${limits.initial} kB of them named by the document`, async ({
    page,
  }) => {
    await page.addInitScript(noIdleTime)
    const transfers = await watchTransfers(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.waitForLoadState('networkidle')
    const scripts = transfers.filter(({ path }) => path.endsWith('.js'))
    test.info().annotations.push({ type: 'scripts', description: `${sumOf(scripts).toFixed(1)} kB` })
    expect(sumOf(scripts), listOf(scripts)).toBeLessThanOrEqual(limits.all)
    const initial = await page.evaluate(() =>
      document.querySelector<HTMLElement>('script[data-files]')!.dataset['files']!.split(' '),
    )
    const named = scripts.filter(({ path }) => initial.includes(path))
    expect(named.length).toBe(initial.length)
    test.info().annotations.push({ type: 'named', description: `${sumOf(named).toFixed(1)} kB` })
    expect(sumOf(named), listOf(named)).toBeLessThanOrEqual(limits.initial)
    expect(transfers.filter(({ path }) => /maplibre|stripe|paypal/i.test(path))).toEqual([])
  })
}

/** Sheets, the calendar of dates and lists to choose from are drivers' too, and fetched with their first tap. */
const ofSheets = /^\/assets\/(dialogs|DateSheet|Select|dist)-/

test('the screens of staff: at most 120 kB of scripts beyond those of the home page', async ({ page }) => {
  const user = { _id: await enter(page.request, 'admin@wouri.example'), language: 'fr' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
  const transfers = await watchTransfers(page)
  await page.goto('/?l=fr')
  // The home page is whole when what is fetched ahead has come. A busy machine may let the network rest long before that.
  const isThere = () => transfers.some(({ path }) => /^\/assets\/place-options-.*\.js$/.test(path))
  await expect.poll(isThere).toBe(true)
  await page.waitForLoadState('networkidle')
  const shell = new Set(transfers.map(({ path }) => path))
  for (const screen of ['', '/bookings/demo-booking-023', '/bookings/new', '/calendar']) {
    await page.goto(`/staff${screen}?l=fr`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
  const scripts = transfers.filter(
    ({ path }) => path.endsWith('.js') && !shell.has(path) && !ofSheets.test(path),
  )
  expect(scripts.length).toBeGreaterThan(3)
  expect(sumOf(scripts), listOf(scripts)).toBeLessThanOrEqual(120)
})
