// What a first visit costs in all: the page, what it fetches ahead, and what its worker keeps, until nothing travels any more.

import { expect, test as base, type Page } from '@playwright/test'
import { addLicence, book, typeDriver } from './book-steps.ts'
import { countTraffic, type CountingProxy } from './counting-proxy.ts'
import { aSearch, isHydrated } from './prerendered-page.ts'
import { open, publicPagesKept, searchFromHome } from './screens.ts'

/** Every page is opened through it. */
const test = base.extend<{ traffic: CountingProxy }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads in it what else is wanted
  async traffic({}, give, { project }) {
    const proxy = await countTraffic(project.use.baseURL!)
    await give(proxy)
    await proxy.close()
  },
  baseURL: ({ traffic }, give) => give(traffic.url),
})
test.use({ serviceWorkers: 'allow' })

async function visit(page: Page, traffic: CountingProxy, path: string): Promise<number> {
  await page.goto(path)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await traffic.quiet()
  return traffic.received()
}

/** Told beside the test's name: how far a figure is from its budget. */
const tell = (what: string, kB: number) =>
  test.info().annotations.push({ type: what, description: `${Math.round(kB)} kB` })

for (const [path, most] of [
  ['/', 382],
  [`/search?${aSearch()}`, 397],
  ['/about', 360],
] as const) {
  test(
    `a first visit of ${path.split('?')[0]} costs at most ${most} kB with all that is kept`,
    { tag: '@all' },
    async ({ page, traffic }) => {
      tell('the page', await visit(page, traffic, path))
      await publicPagesKept(page)
      await traffic.quiet()
      tell('with the worker', traffic.received())
      expect(traffic.received()).toBeLessThanOrEqual(most)
    },
  )
}

for (const [path, most] of [
  ['/', 183],
  [`/search?${aSearch()}`, 209],
  ['/about', 175],
  ['/locations', 195],
  ['/suppliers', 201],
  ['/contact', 186],
] as const) {
  test(
    `with the data saver ${path.split('?')[0]} costs at most ${most} kB`,
    { tag: '@all' },
    async ({ page, traffic }) => {
      await page.addInitScript(() => localStorage.setItem('wouri-data-saver', 'on'))
      const cost = await visit(page, traffic, path)
      tell('the page', cost)
      expect(cost).toBeLessThanOrEqual(most)
    },
  )
}

test(
  'the way from the home page to a guest’s voucher costs at most 620 kB',
  { tag: '@all' },
  async ({ page, traffic }) => {
    test.slow()
    const words = await open(page, '/', 'en')
    await searchFromHome(page, words)
    await book(page, words, async () => {
      await typeDriver(page, words, `bytes-${Date.now()}@wouri.example`)
      await addLicence(page, words)
    })
    await traffic.quiet()
    tell('the journey', traffic.received())
    expect(traffic.received()).toBeLessThanOrEqual(620)
  },
)
