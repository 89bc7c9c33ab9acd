// What is touched while the app starts on a slow phone has exactly one effect, whenever that is: before the app is there, while
// the page is hydrated, and after. The moments themselves are in src/client/hydration/document/replay-events.test.tsx; here
// they are met by chance. EARLY_INPUT_ROUNDS says how often each is played.

import { expect, test, type Browser, type Locator, type Page } from '@playwright/test'
import { aSearch, isHydrated } from './prerendered-page.ts'

const rounds = Number(process.env['EARLY_INPUT_ROUNDS'] ?? 1)
/** Milliseconds after the first paint, on a processor of a quarter of this one's speed. */
const moments = [100, 300, 600, 1000]
const slowdown = 4
/** Milliseconds in which the effect would come twice, at full speed. */
const again = 500

type Kind = {
  address: string
  /** What is touched, of which the place on the screen is known beforehand. */
  target: (page: Page) => Locator
  play: (page: Page, tap: () => Promise<void>) => Promise<unknown>
  /** Resolves when it had an effect. */
  shown: (page: Page) => Promise<unknown>
  /** How often it had one. */
  effects: (page: Page) => Promise<number>
}

/** Counts the changes of an attribute from the first moment on. */
async function countChanges(page: Page, selector: string, attribute: string): Promise<void> {
  await page.addInitScript(
    ([of, name]) => {
      const seen = Object.assign(window, { changes: 0 })
      new MutationObserver((records) => {
        seen.changes += records.filter(({ target }) => (target as Element).matches(of!)).length
      }).observe(document, { subtree: true, attributeFilter: [name!] })
    },
    [selector, attribute],
  )
}
const changes = (page: Page) => page.evaluate(() => (window as unknown as { changes: number }).changes)

const heart = 'article button[aria-pressed]'
const trip = 'form[role=search]'
/** To the letter: "Pick-up and drop-off" is there before anything is ticked. */
const dropOff = (page: Page) => page.getByRole('combobox', { name: 'Drop-off', exact: true })

/** Requests of a page by what they ask for. */
const asked = new WeakMap<Page, string[]>()
const count = (page: Page, of: RegExp) => asked.get(page)!.filter((request) => of.test(request)).length
const sending = /^POST .*\/api\/send-email/
const ordering = /^GET .*\/api\/cars\?.*sort=total/

const kinds: Record<string, Kind> = {
  'a tap': {
    address: `/search?${aSearch({ l: 'en' })}`,
    target: (page) => page.locator(heart).first(),
    play: (_, tap) => tap(),
    shown: (page) => expect(page.locator(heart).first()).toHaveAttribute('aria-pressed', 'true'),
    effects: changes,
  },
  'a tick': {
    address: '/?l=en',
    target: (page) => page.getByRole('switch'),
    play: (_, tap) => tap(),
    shown: (page) => expect(dropOff(page)).toBeVisible(),
    effects: changes,
  },
  'the words beside a tick': {
    address: '/?l=en',
    target: (page) => page.getByText('Return to same location'),
    play: (_, tap) => tap(),
    shown: (page) => expect(dropOff(page)).toBeVisible(),
    effects: changes,
  },
  typing: {
    address: '/locations?l=en',
    target: (page) => page.getByRole('searchbox'),
    async play(page, tap) {
      await tap()
      await page.keyboard.type('kribi', { delay: 40 })
    },
    shown: (page) =>
      expect(page.getByRole('status').filter({ hasText: /^\d places?$/ })).toBeAttached({ timeout: 15_000 }),
    effects: async (page) => ((await page.getByRole('searchbox').inputValue()) === 'kribi' ? 1 : 0),
  },
  'another order': {
    address: `/search?${aSearch({ l: 'en' })}`,
    target: (page) => page.locator('main select'),
    play: (page) => page.locator('main select').selectOption('total', { force: true }),
    // The address changes before the list is asked for.
    shown: (page) => expect.poll(() => count(page, ordering)).toBeGreaterThan(0),
    effects: async (page) => count(page, ordering),
  },
  'a form that is sent': {
    address: '/contact?l=en',
    target: (page) => page.getByLabel('Email'),
    async play(page, tap) {
      await tap()
      await page.keyboard.type('early@example.com')
      await page.getByLabel('Subject').fill('A wedding', { force: true })
      await page.getByLabel('Message').fill('Have you a white saloon?', { force: true })
      await page.getByRole('button', { name: 'Send' }).click({ force: true })
    },
    shown: (page) => expect(page.getByText('Message sent')).toBeVisible(),
    effects: async (page) => count(page, sending),
  },
}

/** Plays one kind at a moment of a first visit; returns how many effects it had. */
async function playAt(browser: Browser, kind: Kind, moment: number): Promise<number> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const requests: string[] = []
  asked.set(page, requests)
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
  // What is sent stays here.
  await page.route('**/api/send-email', (route) => route.fulfill({ status: 200 }))
  if (kind.effects === changes)
    await (kind.address.startsWith('/search')
      ? countChanges(page, heart, 'aria-pressed')
      : countChanges(page, trip, 'data-two-places'))
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  try {
    await page.goto(kind.address, { waitUntil: 'commit' })
    await page.waitForFunction(
      () =>
        document.readyState !== 'loading' &&
        performance.getEntriesByName('first-contentful-paint').length > 0,
    )
    const painted = Date.now()
    const box = (await kind.target(page).boundingBox())!
    const tap = () => page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    // This test is about moments: there is nothing else to wait for.
    await page.waitForTimeout(Math.max(0, moment - (Date.now() - painted)))
    await kind.play(page, tap)
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    await expect.poll(() => isHydrated(page)).toBe(true)
    const hadEffect = await kind.shown(page).then(
      () => true,
      () => false,
    )
    await page.waitForLoadState('networkidle')
    // The network may have been idle before: a second effect gets its time to come.
    await page.waitForTimeout(again)
    return hadEffect ? await kind.effects(page) : 0
  } finally {
    await context.close()
  }
}

for (const [name, kind] of Object.entries(kinds))
  test(`${name} at any moment of the start has one effect`, { tag: '@all' }, async ({ browser }) => {
    test.setTimeout(60_000 + rounds * moments.length * 20_000)
    const found: string[] = []
    for (let round = 0; round < rounds; round++)
      for (const moment of moments) {
        const effects = await playAt(browser, kind, moment)
        if (effects !== 1) found.push(`${effects} after ${moment} ms`)
      }
    expect(found).toEqual([])
  })
