// What is said in passing is said where nothing else is: over no field and over no button, and no button moves as it is pressed.

import { expect, test } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { covered } from './layout-checks.ts'
import { today } from './today.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

// Weeks after the days on which other tests book cars away.
const first = addDays(today, 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`

test(
  'a message covers nothing on a page and nothing in a sheet, which it does not close and whose buttons stand still',
  { tag: '@all' },
  async ({ page }) => {
    await page.addInitScript(() => {
      // A browser that cannot copy: the link is shown until it is pressed away.
      delete (Navigator.prototype as Partial<Navigator>).share
      Object.defineProperty(Clipboard.prototype, 'writeText', { value: () => Promise.reject(new Error()) })
    })
    await page.goto(`/search?${trip}&car=demo-prado-tariff&l=en`)
    const sheet = page.getByRole('dialog')
    const copy = sheet.getByRole('button', { name: 'Copy link' })
    await copy.click()
    const message = page.getByText(/^http.*car=demo-prado-tariff/)
    await expect(message).toBeVisible()
    expect(await covered(page)).toEqual([])
    await message.click()
    await expect(message).toHaveCount(0)
    await expect(sheet).toBeVisible()

    await copy.click()
    await expect(message).toBeVisible()
    // On a desktop it is at the right, where the drawer ends above it.
    const phone = page.viewportSize()!
    await page.setViewportSize({ width: 1280, height: 800 })
    await expect.poll(async () => (await message.boundingBox())?.x).toBeGreaterThan(640)
    expect(await covered(page)).toEqual([])
    await page.setViewportSize(phone)
    await sheet.getByRole('button', { name: 'Close' }).first().click()
    await expect(sheet).toHaveCount(0)
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight }))
    await expect(message).toBeVisible()
    expect(await covered(page)).toEqual([])

    await page
      .getByRole('button', { name: /Filters/ })
      .first()
      .click()
    await expect(sheet).toBeVisible()
    expect(await covered(page)).toEqual([])
    // Its time is over in the middle of a press.
    await sheet.getByRole('button', { name: /^Show/ }).hover()
    await page.mouse.down()
    await message.dispatchEvent('click')
    await expect(message).toHaveCount(0)
    await page.mouse.up()
    await expect(sheet).toHaveCount(0)
  },
)
