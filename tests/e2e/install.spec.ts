// Installing: what the browser itself says about it, and the look on a phone that has a notch and a home bar.

import { expect, test, type Page } from '@playwright/test'
import { keptForOffline, open, startSignedIn } from './screens.ts'
import { testWithWorker } from './with-worker.ts'

/** In a context as people have it: what is private cannot be installed. */
testWithWorker(
  'the browser reports the app as installable',
  async ({ playwright, baseURL, launchOptions }, info) => {
    const context = await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      baseURL: baseURL!,
    })
    const page = context.pages()[0] ?? (await context.newPage())
    await open(page, '/', 'en')
    await keptForOffline(page)
    const browser = await context.newCDPSession(page)
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const { errors, url, data } = await browser.send('Page.getAppManifest')
    expect(errors).toEqual([])
    expect(url).toContain('/manifest.webmanifest')
    expect(JSON.parse(data!)).toMatchObject({ id: '/', display: 'standalone' })
    await context.close()
  },
)

/** A phone with a notch above and a home bar below, and the app installed (standalone), as an iPhone reports it. */
async function standalone(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { top: 47, bottom: 34 } })
  await page.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: true }))
}

test('no control is under the notch or the home bar', { tag: '@all' }, async ({ page }) => {
  await startSignedIn(page, 'en')
  await standalone(page)
  for (const path of [
    '/',
    '/search?pl=douala',
    '/bookings',
    '/booking?b=demo-booking-next',
    '/notifications',
    '/settings',
    '/contact',
  ]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hidden = await page.evaluate(() => {
      const isUnder = (element: Element) => {
        const { top, bottom, width } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const isFixed = [...ancestors(element)].some((each) =>
          ['fixed', 'sticky'].includes(getComputedStyle(each).position),
        )
        return (
          isFixed &&
          width > 0 &&
          style.visibility !== 'hidden' &&
          ((top < 47 && bottom > 0) || (bottom > innerHeight - 34 && top < innerHeight))
        )
      }
      function* ancestors(element: Element): Generator<Element> {
        for (let each: Element | null = element; each !== null; each = each.parentElement) yield each
      }
      return [
        ...document.querySelectorAll('header a, header button, nav a, nav button, [role=dialog] button'),
      ]
        .filter(isUnder)
        .map((element) => element.outerHTML.slice(0, 120))
    })
    expect(hidden, path).toEqual([])
    expect(await page.getByRole('banner').evaluate((bar) => getComputedStyle(bar).paddingTop), path).toBe(
      '47px',
    )
  }
})

test('on its side nothing is under the notch of a phone', { tag: '@all' }, async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: 47, right: 47, bottom: 21 } })
  await page.setViewportSize({ width: 844, height: 390 })
  for (const path of ['/', '/search?pl=douala', '/faq', '/sign-in']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const under = await page.evaluate(() =>
      [...document.querySelectorAll('header :is(a, button), nav a, main :is(h1, a, button, input, p)')]
        .filter((element) => {
          const { left, right, width } = element.getBoundingClientRect()
          return width > 1 && element.checkVisibility() && (left < 47 || right > innerWidth - 47)
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(under, path).toEqual([])
  }
})

test(
  'in the installed app every screen that is not a tab has a back button',
  { tag: '@all' },
  async ({ page }) => {
    await startSignedIn(page, 'en')
    await standalone(page)
    for (const path of [
      '/booking?b=demo-booking-next',
      '/change-password',
      '/checkout?car=demo-prado-daily&pl=douala',
      '/contact',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('banner').getByRole('button', { name: 'Back' }), path).toBeVisible()
    }
    await page.goto('/settings')
    await expect(page.getByText('Wouri is installed on this device.')).toBeVisible()
  },
)
