// What a printer gets of a booking: one A4 sheet, ink on white in the dark theme too, and nothing that only a screen can do.

import { expect, test, type Page } from '@playwright/test'
import { appearanceKey } from '#client/store/local-storage.ts'
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
