// What a printer gets of a booking and of a list: ink on white in the dark theme too, and nothing that only a screen can do.

import { expect, test, type Page } from '@playwright/test'
import { appearanceKey } from '#client/store/local-storage.ts'
import { wordsIn } from '#tests/support/words.ts'
import { enter } from './api-steps.ts'
import { startSignedIn } from './screens.ts'

async function sheets(page: Page): Promise<number> {
  const margin = { top: '10mm', right: '10mm', bottom: '10mm', left: '10mm' }
  const pdf = await page.pdf({ format: 'A4', margin })
  return [...pdf.toString('latin1').matchAll(/\/Type\s*\/Page\b/g)].length
}

const colours = (page: Page) =>
  page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.body)
    return { color, backgroundColor }
  })

test('a booking and its receipt are one light sheet each', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript((key) => {
    localStorage.setItem(key, 'dark')
    window.print = () => undefined
  }, appearanceKey)
  const words = await startSignedIn(page, 'es')
  await page.goto('/booking?b=demo-booking-next')
  const code = page.locator('[data-code] svg')
  await expect(code).toBeVisible()
  expect(await colours(page)).toEqual({ color: 'rgb(244, 241, 234)', backgroundColor: 'rgb(15, 15, 16)' })
  await page.emulateMedia({ media: 'print' })
  expect(await colours(page)).toEqual({ color: 'rgb(26, 26, 26)', backgroundColor: 'rgb(255, 255, 255)' })
  await expect(code).toBeVisible()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  // Above the first sheet's edge, it would come out on the second.
  await expect(page.locator('a[href="#main"]')).toBeHidden()
  expect(await sheets(page)).toBe(1)

  await page.emulateMedia({ media: 'screen' })
  // One that was paid: of the next one nothing is.
  await page.goto('/booking?b=demo-booking-007')
  await page.getByRole('button', { name: words('Print the receipt') }).click()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1, name: words('Receipt') })).toBeVisible()
  await expect(code).toBeHidden()
  expect(await sheets(page)).toBe(1)
})

for (const width of [390, 1280])
  test(`a list of staff that ${width} pixels show is a plain table on paper`, async ({ page }) => {
    const words = wordsIn('fr')
    const user = { _id: await enter(page.request, 'admin@wouri.example'), language: 'fr' }
    await page.addInitScript(
      ([key, stored]) => {
        localStorage.setItem(key!, 'dark')
        localStorage.setItem('bc-fe-user', stored!)
      },
      [appearanceKey, JSON.stringify(user)],
    )
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/staff/cars?state=listed&order=price-down&l=fr')
    const rows = page.locator('main [data-car]')
    await expect(rows).toHaveCount(20)
    await page.emulateMedia({ media: 'print' })
    const table = page.getByRole('table')
    await expect(table).toBeVisible()
    await expect(rows).toHaveCount(20)
    await expect(table.getByRole('columnheader', { name: words('Number plate') })).toBeVisible()
    await expect(page.getByRole('heading', { level: 1, name: words('Cars') })).toBeVisible()
    await expect(page.locator('main p').filter({ hasText: /^En ligne · imprimé le / })).toHaveCount(1)
    await expect(page.getByRole('navigation')).toHaveCount(width === 390 ? 0 : 1)
    await expect(page.locator('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.locator('main').getByRole('checkbox')).toHaveCount(0)
    expect(await colours(page)).toEqual({ color: 'rgb(26, 26, 26)', backgroundColor: 'rgb(255, 255, 255)' })
    const inks = await table
      .locator('td, th')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).color))
    expect(new Set(inks)).toEqual(new Set(['rgb(0, 0, 0)']))
    // The same on an A4 sheet, which is narrower than a desktop: a table of 20 rows, and no second page of the list.
    await page.emulateMedia({ media: null })
    expect(await sheets(page)).toBeLessThanOrEqual(2)
    await expect(rows).toHaveCount(20)
  })
