// What a public page costs before its scripts: the document with its style, the fonts, and the pictures that are fetched
// without a scroll.

import { expect, test, type Page } from '@playwright/test'
import { publicPages } from '#contract/pages.ts'
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
