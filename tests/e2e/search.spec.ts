// The list of cars on a phone and on a desktop: where Back leads, what is in sight, what is offered where nothing is found.

import { expect, test, type Locator } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { violations } from './axe.ts'
import { isHydrated } from './prerendered-page.ts'
import { today } from './today.ts'

// Weeks after the days on which other tests book cars away.
const first = addDays(today, 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`

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

test(
  'Back finds the same row after checkout, the sheet open over it, and after the home page',
  { tag: '@all' },
  async ({ page }) => {
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
  },
)

test(
  'photographs are swiped on the card, each loaded when it is near, and a tap opens the car',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a finger swipes')
    await page.goto(`/search?${trip}&ranges=maxi&suppliers=mboa-prestige`)
    // Another of that name has eight of them.
    const strip = page
      .getByRole('article')
      .filter({ hasText: '/3' })
      .getByRole('group', { name: 'Photos of Toyota Land Cruiser Prado' })
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
  },
)

test(
  'two cards to a screen, the first price in sight, the bar stays and the top is one tap away',
  { tag: '@all' },
  async ({ page, isMobile }) => {
    const sizes = isMobile ? ([[320, 640], [844, 390], [390, 844]] as const) : ([[1280, 800]] as const) // prettier-ignore
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height })
      await page.goto(`/search?${trip}`)
      const cards = page.getByRole('article')
      const end = async () => (await page.getByRole('navigation').last().boundingBox())!.y
      const bottom = isMobile ? await end() : height
      const prices = cards.locator('data')
      const price = (await prices.first().boundingBox())!
      expect(price.y + price.height).toBeLessThan(bottom)
      const [first, second] = [(await cards.first().boundingBox())!, (await cards.nth(1).boundingBox())!]
      expect(first.height).toBeLessThanOrEqual(400)
      if (isMobile && width !== 390) continue
      const bar = page.getByRole('button', { name: 'Change the search' })
      if (!isMobile) {
        expect((await cards.nth(2).boundingBox())!.y).toBe(first.y)
        // However many lines are above them, the prices of a row are on one line.
        const lines = await prices.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().y))
        for (const [at, y] of lines.slice(0, lines.length - (lines.length % 3)).entries())
          expect(y, `the price of card ${at + 1}`).toBeCloseTo(lines[at - (at % 3)]!, 0)
      }
      if (isMobile) expect(second.y + second.height - first.y).toBeLessThan(bottom - 64 - 52)
      await expect.poll(() => isHydrated(page)).toBe(true)
      await page.evaluate(() => window.scrollTo(0, 2200))
      if (isMobile) await page.getByRole('button', { name: 'Back to top' }).click()
      await expect(bar).toBeInViewport()
    }
    await page.getByRole('button', { name: 'Lowest total' }).click()
    await expect(page).toHaveURL(/sort=total/)
    await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('total')
  },
)

test(
  'the days of a desktop begin with the current week, as those of a phone do',
  { tag: '@all' },
  async ({ page }) => {
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto('/?l=en')
      await page.getByRole('button', { name: /Dates and times/ }).click()
      const sheet = page.getByRole('dialog')
      const weeks = sheet.getByRole('grid').first().locator('tbody tr:visible')
      await expect(weeks.first()).toBeVisible()
      const earlier = sheet.getByRole('button', { name: 'Go to the Previous Month' })
      while ((await earlier.count()) > 0 && (await earlier.getAttribute('aria-disabled')) !== 'true')
        await earlier.click()
      const days = await weeks
        .first()
        .locator('td[data-day]')
        .evaluateAll((cells) => cells.map((cell) => cell.getAttribute('data-day')!))
      expect(days.at(-1)! >= today, `${days.join()} at ${width}`).toBe(true)
    }
  },
)

test(
  'photographs open over the whole screen and are swiped; closing them leaves the car open',
  { tag: '@all' },
  async ({ page }) => {
    await page.goto(`/search?${trip}&car=demo-prado-discount&l=en`)
    await page.getByRole('button', { name: 'Full screen' }).click()
    const photos = page.locator('[data-sheet=photos]')
    const title = photos.getByRole('heading', { level: 2 })
    await expect(title).toHaveText(/, 1 of 8$/)
    const strip = photos.locator('[data-scrolls]').first()
    const image = photos.getByRole('img', { name: /photo 1 of 8$/ }).first()
    const width = async () => (await image.boundingBox())!.width
    const before = await width()
    await image.click()
    await expect.poll(width).toBeGreaterThan(2 * before)
    await image.click()
    await expect.poll(width).toBe(before)
    await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
    await expect(title).toHaveText(/, 2 of 8$/)
    await photos.getByRole('button', { name: /photo 8 of 8$/ }).click()
    await expect(title).toHaveText(/, 8 of 8$/)
    await page.keyboard.press('Escape')
    await expect(photos).toHaveCount(0)
    await expect(page.getByRole('dialog')).toBeVisible()
  },
)
