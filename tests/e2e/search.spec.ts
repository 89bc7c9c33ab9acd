// The address is the state: reload, share and back work; language and currency change without losing anything.

import { expect, test, type Locator } from '@playwright/test'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { violations } from './axe.ts'
import { isHydrated } from './prerendered-page.ts'
import { amountIn } from './screens.ts'

// Weeks after the days on which other tests book cars away.
const first = addDays(dayOf(Date.now()), 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`

test('a filtered search survives a reload and opens the same on another device', async ({
  page,
  browser,
}) => {
  await page.goto(`/search?${trip}&gb=automatic&dep=100000&sort=deposit`)
  const first = page.getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  const total = await amountIn(first.locator('data').first())
  await page.reload()
  await expect(first.getByRole('heading')).toHaveText(name)
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(other.getByRole('article').first().getByRole('heading')).toHaveText(name)
  expect(await amountIn(other.getByRole('article').first().locator('data').first())).toBe(total)
})

/** The row is what a person returns to: cards above it that are drawn for the first time may change how far the page is scrolled. */
const topOf = async (row: Locator) => (await row.boundingBox())!.y

/** In the middle of the screen, and no longer moving: cards on the way there are drawn for the first time. */
async function settle(row: Locator): Promise<void> {
  await row.evaluate((element) => {
    // As a person would scroll: what puts the list back in its place ends with it.
    window.dispatchEvent(new Event('wheel'))
    element.scrollIntoView({ block: 'center' })
  })
  let before = NaN
  await expect
    .poll(async () => {
      const moved = Math.abs((await topOf(row)) - before)
      before = await topOf(row)
      return moved
    })
    .toBeLessThan(0.5)
}

test('an open car is an address; Back closes it and the list is where it was', async ({ page }) => {
  await page.goto(`/search?${trip}`)
  await expect.poll(() => isHydrated(page)).toBe(true)
  const card = page.locator('article').nth(3)
  await settle(card)
  const before = await topOf(card)
  await card.getByRole('link').first().click()
  await expect(page).toHaveURL(/car=/)
  await expect(page.getByRole('dialog')).toBeVisible()
  const bar = page.getByRole('dialog').getByRole('link', { name: 'Continue' }).locator('../..')
  expect((await bar.boundingBox())!.height).toBeLessThanOrEqual(64)
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).not.toHaveURL(/car=/)
  expect(Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(2)
})

test('Back finds the same row after checkout, the sheet open over it, and after the home page', async ({
  page,
}) => {
  await page.goto(`/search?${trip}`)
  await expect.poll(() => isHydrated(page)).toBe(true)
  for (const at of [6, 3, 5]) {
    const card = page.locator('article').nth(at)
    await settle(card)
    const before = await topOf(card)
    await card.getByRole('link').first().click()
    await page.getByRole('dialog').getByRole('link', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/checkout/)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(2)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(2)
  }
  const card = page.locator('article').nth(5)
  const before = await topOf(card)
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('a[href="/"]')!.click())
  await expect(page).toHaveURL((url) => url.pathname === '/')
  await page.goBack()
  await expect.poll(async () => Math.abs((await topOf(card)) - before)).toBeLessThanOrEqual(2)
})

test('photographs are swiped on the card, each loaded when it is near, and a tap opens the car', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a finger swipes')
  await page.goto(`/search?${trip}&ranges=maxi&suppliers=mboa-prestige`)
  const strip = page.getByRole('group', { name: 'Photos of Toyota Land Cruiser Prado' })
  await strip.scrollIntoViewIfNeeded()
  await expect(strip.locator('img')).toHaveCount(1)
  expect(await violations(page)).toEqual([])
  const box = (await strip.boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Input.synthesizeScrollGesture', {
    x: box.x + box.width - 40,
    y: box.y + box.height / 2,
    xDistance: -260,
    speed: 900,
  })
  await expect(strip.getByRole('img', { name: 'photo 2 of 3' })).toBeInViewport({ ratio: 0.9 })
  await expect
    .poll(() =>
      strip
        .locator('img')
        .nth(1)
        .evaluate((image: HTMLImageElement) => image.currentSrc),
    )
    .toMatch(/^http.*-(360|720)\.avif$/)
  await expect(page).not.toHaveURL(/car=/)
  await strip.tap()
  await expect(page).toHaveURL(/car=demo-prado-dated/)
})

test('two cards to a screen, the first price in sight, the bar stays and the top is one tap away', async ({
  page,
  isMobile,
}) => {
  const sizes = isMobile ? ([[320, 640], [390, 844]] as const) : ([[1280, 800]] as const) // prettier-ignore
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    await page.goto(`/search?${trip}`)
    const cards = page.getByRole('article')
    const end = async () => (await page.getByRole('navigation').last().boundingBox())!.y
    const bottom = isMobile ? await end() : height
    const price = (await cards.first().locator('data').boundingBox())!
    expect(price.y + price.height).toBeLessThan(bottom)
    const [first, second] = [(await cards.first().boundingBox())!, (await cards.nth(1).boundingBox())!]
    expect(first.height).toBeLessThanOrEqual(400)
    if (!isMobile) expect((await cards.nth(2).boundingBox())!.y).toBe(first.y)
    if (width === 320) continue
    const bar = page.getByRole('button', { name: 'Change the search' })
    if (isMobile) expect(second.y + second.height - first.y).toBeLessThan(bottom - 64 - 52)
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.evaluate(() => window.scrollTo(0, 2200))
    if (isMobile) await page.getByRole('button', { name: 'Back to top' }).click()
    await expect(bar).toBeInViewport()
  }
  await page.getByRole('button', { name: 'Lowest total' }).click()
  await expect(page).toHaveURL(/sort=total/)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('total')
})

test('a link with invalid parameters still opens', async ({ page }) => {
  await page.goto(
    '/search?pl=douala-airport&from=yesterday&to=2020-13-45T99:99&gb=both&page=-4&sort=beauty&rt=nine',
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('An unhandled error occurred.')).toHaveCount(0)
})

test('nothing found: filters to remove are offered, and removing one finds cars', async ({ page }) => {
  await page.goto(`/search?${trip}&rg=truck&gb=automatic`)
  await expect(page.getByText('No cars found', { exact: false })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: /Truck/ }).first().click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('language and currency change in place, and prices are the same money', async ({ page }) => {
  await page.goto(`/checkout?${trip}&car=demo-prado-daily`)
  await page.getByLabel('Full name', { exact: true }).fill('Ngo Bassa Ruth')
  await page.goto(`/checkout?${trip}&car=demo-prado-daily&l=fr`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByLabel('Nom complet', { exact: true })).toHaveValue('Ngo Bassa Ruth')
  await expect(page.getByText('150 000 FCFA').first()).toBeVisible()
  await page.goto(`/search?${trip}&car=demo-prado-daily&l=en`)
  await page.getByRole('dialog').getByRole('link', { name: 'Continue' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /language and currency/ }).click()
  await page.getByRole('dialog').getByText('€', { exact: false }).first().click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article').first().locator('data').first()).toContainText('€')
  await page.goto(`/checkout?${trip}&car=demo-prado-daily`)
  await expect(page.getByText('228.67 €').first()).toBeVisible()
})

test('the day sheet refuses what the rules refuse, and says why', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /days/ }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('grid').first()).toBeVisible()
  const yesterday = addDays(dayOf(Date.now()), -1)
  await sheet.locator('input').first().fill(yesterday)
  await sheet.locator('input').first().blur()
  await expect(sheet.getByRole('button', { name: /Done/ })).toBeDisabled()
})

test('an unknown address is a real 404 that helps', async ({ page, request }) => {
  expect((await request.get('/no-such-page', { headers: { accept: 'text/html' } })).status()).toBe(404)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Nothing to see here!' })).toBeVisible()
  for (const path of ['/', '/search', '/bookings', '/sign-in'])
    expect((await request.get(path)).status()).toBe(200)
})

test('files are compressed, and hashed ones cached forever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(html)![0]
  const { headers } = {
    headers: (await request.get(script, { headers: { 'accept-encoding': 'br' } })).headers(),
  }
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toContain('immutable')
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
  expect((await request.get('/assets/nope.js')).status()).toBe(404)
})
