// What a first visit costs in all: the page, what it fetches ahead, and what its worker keeps, until nothing travels any more.

import { expect, test, type Page } from '@playwright/test'
import { countTraffic, type CountingProxy } from './counting-proxy.ts'
import { aSearch, isHydrated } from './prerendered-page.ts'
import { publicPagesKept } from './screens.ts'

test.use({ serviceWorkers: 'allow' })

let proxy: CountingProxy
test.beforeEach(async ({ baseURL }) => {
  proxy = await countTraffic(baseURL!)
})
test.afterEach(() => proxy.close())

async function visit(page: Page, path: string): Promise<number> {
  await page.goto(proxy.url + path)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await proxy.quiet()
  return proxy.received()
}

for (const [path, most] of [
  ['/', 420],
  [`/search?${aSearch()}`, 430],
  ['/about', 400],
] as const) {
  test(
    `a first visit of ${path.split('?')[0]} costs at most ${most} kB with all that is kept`,
    { tag: '@all' },
    async ({ page }) => {
      const cost = await visit(page, path)
      await publicPagesKept(page)
      await proxy.quiet()
      expect(Math.max(cost, proxy.received())).toBeLessThanOrEqual(most)
    },
  )
}

for (const [path, most] of [
  ['/', 190],
  [`/search?${aSearch()}`, 215],
  ['/about', 180],
  ['/locations', 210],
  ['/suppliers', 240],
  ['/contact', 195],
] as const) {
  test(
    `with the data saver ${path.split('?')[0]} costs at most ${most} kB`,
    { tag: '@all' },
    async ({ page }) => {
      await page.addInitScript(() => localStorage.setItem('wouri-data-saver', 'on'))
      expect(await visit(page, path)).toBeLessThanOrEqual(most)
    },
  )
}
