// How a prerendered page is hydrated: by itself, without moving anything, and nothing that was done before is lost.

import { expect, test, type Page } from '@playwright/test'
import { publicPages } from '#contract/pages.ts'
import { aSearch, isHydrated, openPrerendered } from './prerendered-page.ts'
import { testWithWorker } from './with-worker.ts'

testWithWorker(
  'on a phone that has never been here the page hydrates by itself after it was painted, and is kept for offline',
  async ({ page }) => {
    const fetched: string[] = []
    page.on('requestfinished', (request) => fetched.push(new URL(request.url()).pathname))
    const release = await holdScripts(page)
    await openPrerendered(page, '/?l=en')
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0)
    expect(await isHydrated(page)).toBe(false)
    release()
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.evaluate(async () => void (await navigator.serviceWorker.ready))
    const files = await page.evaluate(() =>
      document.querySelector<HTMLElement>('script[data-files]')!.dataset['files']!.split(' '),
    )
    expect(files.length).toBeGreaterThan(1)
    await expect.poll(() => files.filter((file) => !fetched.includes(file))).toEqual([])
  },
)

test('on a device that has been here the page hydrates by itself too', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bc-fe-language', 'en'))
  await openPrerendered(page, '/faq?l=en')
  await expect.poll(() => isHydrated(page)).toBe(true)
})

test('a dark page is dark before the app starts', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page)
  await page.addInitScript(() => localStorage.setItem('wouri-appearance', 'dark'))
  await openPrerendered(page, '/?l=en')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await isHydrated(page)).toBe(false)
  release()
})

test(
  'who reads another currency is shown no francs first, and cards keep their height when the prices are written',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await page.addInitScript(() => localStorage.setItem('bc-fe-currency', 'EUR'))
    for (const address of ['/?l=en', `/search?${aSearch({ l: 'en', dep: '100000' })}`]) {
      await openPrerendered(page, address)
      expect(await visibleFrancs(page), address).toEqual([])
    }
    const price = page.locator('article data').first()
    await expect(price).toHaveText(/FCFA/)
    await expect(price).toBeHidden()
    const { height } = (await page.locator('article').first().boundingBox())!
    release()
    await expect(price).toHaveText(/€/)
    await expect(price).toBeVisible()
    await expect(page.locator('[data-drawn-price]')).toHaveCount(0)
    expect(await visibleFrancs(page)).toEqual([])
    expect((await page.locator('article').first().boundingBox())!.height).toBe(height)
  },
)

/** Every text with francs that somebody could read now. */
const visibleFrancs = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text
      const isShown = parentElement!.checkVisibility({ visibilityProperty: true })
      if (isShown && /FCFA|XAF/.test(data) && !parentElement!.closest('script')) found.push(data)
    }
    return found
  })

test('a shared car opens by itself', async ({ page }) => {
  await page.goto(`/search?${aSearch({ car: 'demo-prado-tariff', l: 'en' })}`)
  await expect(page.getByRole('dialog')).toContainText('Prado')
})

test('a page that was scrolled stays where it is when it is hydrated', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await page.evaluate(() => scrollTo(0, 900))
    await route.continue()
  })
  await openPrerendered(page, '/?l=en')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

/** Holds back scripts of the app, or all of them, until they are released. */
async function holdScripts(page: Page, which = '**/assets/*.js'): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(which, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test('a button that is pressed before hydration shows it at once, and is pressed afterwards', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await openPrerendered(page, '/?l=en')
  const button = page.getByRole('button', { name: /^Dates and times/ })
  await button.click()
  await expect(button).toHaveAttribute('data-pressed', '')
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.locator('[data-pressed]')).toHaveCount(0)
})

test('a search without a place says what is missing where it stands, also when it is pressed before hydration', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await openPrerendered(page, '/?l=en')
  const missing = page.getByText('Choose where you pick up the car.')
  const search = page.getByRole('main').getByRole('button', { name: 'Search', exact: true })
  await search.click()
  release()
  await expect(missing).toBeVisible()
  await expect(page.getByRole('combobox')).toBeFocused()
  expect(new URL(page.url()).pathname).toBe('/')
  // And afterwards, with the page as it was.
  await page.reload()
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(missing).toHaveCount(0)
  await search.click()
  await expect(missing).toBeInViewport()
  expect(new URL(page.url()).pathname).toBe('/')
})

test('text typed before hydration is searched for', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page)
  await openPrerendered(page, '/?l=en')
  await page.getByRole('combobox').fill('kri')
  release()
  await expect(page.getByRole('option', { name: /Kribi/ }).first()).toBeVisible()
})

test(
  'a place that is typed before hydration is found in the list of places',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page)
    await openPrerendered(page, '/locations?l=en')
    await page.getByRole('searchbox').fill('kribi')
    release()
    await expect(page.getByRole('status').filter({ hasText: /^\d places?$/ })).toBeAttached()
    await expect(page.getByRole('searchbox')).toHaveValue('kribi')
  },
)

test('a switch that is turned before hydration stays turned', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page)
  await openPrerendered(page, '/?l=en')
  await page.getByRole('switch').click()
  release()
  await expect(page.getByRole('combobox', { name: 'Drop-off' })).toBeVisible()
  await expect(page.getByRole('switch')).not.toBeChecked()
})

test('hearts and a car that are pressed before hydration: they are saved, and it opens on the same page', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await openPrerendered(page, `/search?${aSearch({ l: 'en' })}`)
  const hearts = page.locator('article button[aria-pressed]').and(page.getByLabel(/^Save /))
  for (const at of [0, 1]) await hearts.nth(at).click()
  await page.locator('main article a').first().click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(hearts.and(page.locator('[aria-pressed=true]'))).toHaveCount(2)
  expect(await page.evaluate(() => document.querySelector('h1')!.hasAttribute('data-prerendered'))).toBe(true)
})

test(
  'what is pressed beside an empty list before its code is there is pressed afterwards, in the same markup',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page, '**/assets/NoResults-*.js')
    const complaints = await openPrerendered(
      page,
      `/search?${aSearch({ rg: 'truck', gb: 'automatic', l: 'en' })}`,
    )
    const drop = page.getByRole('main').getByRole('button', { name: /Truck/ }).last()
    await drop.evaluate((element) => element.setAttribute('data-prerendered', ''))
    await drop.click()
    await expect(drop).toHaveAttribute('data-pressed', '')
    await page.waitForTimeout(500)
    await expect(drop).toHaveAttribute('data-prerendered', '')
    release()
    await expect(page.getByRole('article').first()).toBeVisible()
    expect(complaints).toEqual([])
  },
)

test('a lazy block stays as it was rendered, and a button that is pressed in it before its code is there is pressed', async ({
  page,
}) => {
  const release = await holdScripts(page, '**/assets/Below-*.js')
  const complaints = await openPrerendered(page, '/?l=en')
  const heading = page.getByRole('heading', { name: 'Where the cars are' })
  await heading.evaluate((element) => element.setAttribute('data-prerendered', ''))
  await heading.scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(page)).toBe(true)
  const opening = page.waitForRequest(/maplibre/)
  await page.getByRole('button', { name: 'Open the map' }).click()
  release()
  await opening
  await expect(heading).toHaveAttribute('data-prerendered', '')
  expect(complaints).toEqual([])
})

test(
  'the newsletter form that is sent before its block is hydrated is sent, and never part of the page’s address',
  { tag: '@all' },
  async ({ page }) => {
    const release = await holdScripts(page, '**/assets/Newsletter-*.js')
    await openPrerendered(page, '/?l=en')
    await expect.poll(() => isHydrated(page)).toBe(true)
    await page.getByRole('textbox', { name: 'Email' }).fill('early@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    release()
    await expect(page.getByText('Subscription successful!')).toBeVisible()
    expect(page.url()).not.toContain('early')
  },
)

test('the same is true while none of the app has loaded', { tag: '@all' }, async ({ page }) => {
  const release = await holdScripts(page)
  await openPrerendered(page, '/?l=en')
  await page.getByRole('textbox', { name: 'Email' }).fill('earlier@example.com')
  await page.getByRole('button', { name: 'Subscribe' }).click()
  release()
  await expect(page.getByText('Subscription successful!')).toBeVisible()
  expect(page.url()).not.toContain('earlier')
})

test(
  'the contact form is in the markup, and what is written in it before hydration is sent',
  { tag: '@all' },
  async ({ page, request }) => {
    expect(await (await request.get('/contact?l=en')).text()).toMatch(/<form[^]*<textarea[^]*<\/form>/)
    const release = await holdScripts(page)
    await openPrerendered(page, '/contact?l=en')
    await page.getByLabel('Email').fill('earlier@example.com')
    await page.getByLabel('Subject').fill('A wedding')
    await page.getByLabel('Message').fill('Have you a white saloon?')
    await page.getByRole('button', { name: 'Send' }).click()
    release()
    await expect(page.getByText('Message sent')).toBeVisible()
    expect(page.url()).not.toContain('earlier')
  },
)

/** Where everything stands that is read or pressed. */
const places = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready
    const seen = [
      ...document.querySelectorAll<HTMLElement>(':is(header, main, footer) :is(h1, h2, h3, p, a, button)'),
    ]
    return seen
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return `${element.innerText} ${[x, y + scrollY, width, height].map(Math.round).join(' ')}`
      })
  })

test.describe('nothing moves, and nothing is made anew', () => {
  for (const address of [...publicPages, `/search?${aSearch()}`]) {
    const tier = /^\/($|search)/.test(address) ? {} : { tag: '@all' }
    test(`when ${address.replace(/=.*/, '')} is hydrated`, tier, async ({ page }) => {
      const complaints = await openPrerendered(page, `${address}${address.includes('?') ? '&' : '?'}l=fr`)
      const before = await places(page)
      await expect.poll(() => isHydrated(page)).toBe(true)
      await expect(page.locator('h1[data-prerendered]')).toBeAttached()
      // What comes with the end of a page comes too; the end of a search brings more cars.
      if (!address.startsWith('/search')) await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      await page.evaluate(() => scrollTo(0, 0))
      expect(await places(page)).toEqual(before)
      expect(complaints).toEqual([])
    })
  }
})
