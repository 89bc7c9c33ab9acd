// The app without a network: every screen says something of use, at once, and the voucher is one.

import { expect, test, type Page } from '@playwright/test'
import jsQR from 'jsqr'
import sharp from 'sharp'
import { pages, publicPages } from '#contract/pages.ts'
import { aNewcomer, settleIn } from './newcomer.ts'
import { keptForOffline, open, publicPagesKept } from './screens.ts'

// The journeys go on without a network.
test.use({ serviceWorkers: 'allow' })

const notKept = 'This page is not saved on this phone'
const trip = 'pl=douala-airport&from=2030-01-01T10:00&to=2030-01-03T10:00'

/** What mails, vouchers and shared links put behind a screen's address. */
const further: Partial<Record<(typeof pages)[number], readonly string[]>> = {
  '/search': [`/search?${trip}`, `/search?${trip}&car=some-car`],
  '/checkout': [`/checkout?car=some-car&${trip}`],
  '/checkout-session/$sessionId': ['/checkout-session/never-seen?result=paid'],
  '/bookings': ['/bookings?tab=past', '/bookings?tab=cancelled'],
  '/booking': ['/booking?b=never-seen'],
  '/activate': ['/activate?u=somebody&e=some%40body.example&t=token'],
  '/reset-password': ['/reset-password?u=somebody&e=some%40body.example&t=token'],
}

/** A heading, more than a heading, and nothing that goes on loading. */
async function saysSomething(page: Page, address: string, hasSheets = true): Promise<void> {
  await test.step(address, async () => {
    await page.goto(address)
    await expect(page.locator('header').getByText('You are offline')).toBeVisible()
    // A sheet replaces the screen.
    const main = hasSheets && address.includes('&car=') ? page.getByRole('dialog') : page.locator('main')
    await expect(
      main
        .getByRole('heading', { level: 1 })
        .or(main.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible()
    await expect(main.getByRole('status', { name: 'Loading' })).toHaveCount(0)
    await expect(main.locator('[aria-busy=true]')).toHaveCount(0)
    expect((await main.innerText()).trim().length).toBeGreaterThan(40)
    // A way on, or back.
    const ways = page.getByRole('link').or(page.getByRole('button', { name: /^(Back|Close)$/ }))
    await expect(ways.first()).toBeVisible()
  })
}

/** Scrolled through, no image is shown that could not be loaded. */
async function showsNoBrokenPicture(page: Page): Promise<void> {
  const broken = async () => {
    await page.mouse.wheel(0, 600)
    const [atEnd, sources] = await page.evaluate(() => [
      innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
      [...document.images]
        .filter((image) => image.naturalWidth === 0 && (image.complete || image.loading !== 'lazy'))
        .map(({ src }) => src),
    ])
    return { atEnd, sources }
  }
  await expect.poll(broken).toEqual({ atEnd: true, sources: [] })
}

const all = pages.flatMap((page) => [page.replace(/\$.*/, 'never-seen'), ...(further[page] ?? [])])

test(
  'a visitor who opened only the home page finds the public pages without a network, and of the others what is missing',
  { tag: '@all' },
  async ({ page }) => {
    test.slow()
    await open(page, '/', 'en')
    await publicPagesKept(page)
    await page.context().setOffline(true)
    for (const address of all) await saysSomething(page, address, false)
    for (const address of publicPages) {
      await page.goto(address)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByRole('heading', { name: notKept })).toHaveCount(0)
    }
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: notKept })).toBeVisible()
    // Rates are on the device: prices are shown in the chosen currency.
    await page.evaluate(() => localStorage.setItem('bc-fe-currency', 'EUR'))
    await page.goto('/')
    await expect(page.locator('main').getByText(/€/).first()).toBeVisible()
  },
)

test(
  'a visitor with the app on the home screen finds every screen without a network',
  { tag: '@all' },
  async ({ page }) => {
    test.slow()
    await open(page, '/', 'en')
    await keptForOffline(page)
    await page.context().setOffline(true)
    for (const address of all) await saysSomething(page, address)

    for (const address of ['/', '/suppliers']) {
      await page.goto(address)
      await showsNoBrokenPicture(page)
    }
    for (const unknown of ['/no-such-page', '/somewhere/else']) {
      await saysSomething(page, unknown)
      await expect(page.getByRole('heading', { name: notKept })).toBeVisible()
    }
  },
)

test(
  'a signed-in driver, too; their booking opens with its age, and a scanner reads the voucher',
  { tag: '@all' },
  async ({ page, playwright, baseURL }) => {
    test.slow()
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Offline Reader', 130)
    const { booking } = newcomer
    await settleIn(page, newcomer)
    await page.context().setOffline(true)
    for (const address of all) await saysSomething(page, address)

    await page.goto('/bookings')
    await page.locator(`main a[href^="/booking?b=${booking}"]`).first().click()
    await expect(page).toHaveURL(new RegExp(`/booking\\?b=${booking}`))
    await expect(page.getByText('Saved on this phone', { exact: false }).first()).toBeVisible()
    const code = page.getByRole('img', { name: /Code for the counter/ })
    await code.scrollIntoViewIfNeeded()
    const { data, info } = await sharp(await code.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)
    expect(read?.data).toBe(`${baseURL}/booking?b=${booking}`)
  },
)
