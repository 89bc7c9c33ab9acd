// What a public page costs before its scripts: the document with its style, the fonts, and the pictures that are fetched
// without a scroll.

import { expect, test } from '@playwright/test'
import { publicPages } from '#contract/pages.ts'
import { listOf, sumOf, watchTransfers } from './transfers.ts'

test.use({ serviceWorkers: 'block' })

const inEnglish = publicPages.map((path) => [path, 'en'] as const)
/** French has the longest words; these two have the most beside them. */
const inFrench = [['/', 'fr'] as const, ['/suppliers', 'fr'] as const]

for (const [path, language] of [...inEnglish, ...inFrench]) {
  test(`before its scripts ${path} costs at most 60 kB in ${language}`, async ({ page }) => {
    await page.route('**/assets/*.js', (route) => route.abort())
    const transfers = await watchTransfers(page)
    await page.goto(`${path}?l=${language}`, { waitUntil: 'networkidle' })
    // Both typefaces are on every page, and may be asked for last.
    await expect.poll(() => transfers.filter(({ path }) => path.endsWith('.woff2')).length).toBe(2)
    await page.waitForLoadState('networkidle')
    expect(sumOf(transfers), listOf(transfers)).toBeLessThanOrEqual(60)
  })
}
