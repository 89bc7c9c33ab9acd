// The papers of a car on its owner's phone: added with a photo, warned of on Today, and what an expired one does to the search.

import { expect, test, type Page } from '@playwright/test'
import type { CarPage } from '#contract/cars/cars.ts'
import { addDays } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { violations } from './axe.ts'
import { enter } from './api-steps.ts'
import { today } from './today.ts'

/** No other test names them: for a moment drivers do not find one. A second try needs one without papers. */
const cars = ['prado-mboa-02', 'prado-mboa-01']

/** Whether a driver finds the car, on a day far from every other journey. */
async function isFound(page: Page, car: string): Promise<boolean> {
  const first = addDays(today, 330)
  const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`
  for (let at = 1; ; at++) {
    const answer = await page.request.get(`/api/cars?${trip}&page=${at}`)
    const { cars: found, total, pageSize } = (await answer.json()) as CarPage
    if (found.some(({ _id }) => _id === car)) return true
    if (at * pageSize >= total) return false
  }
}

test(
  'an owner adds a paper by phone, Today warns of it, the car leaves the search when it expires and is back when it is renewed',
  { tag: '@all' },
  async ({ page }, { retry }) => {
    const car = cars[retry]!
    // What still moves would be pressed or judged half way.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const user = { _id: await enter(page.request, 'mboa-prestige@wouri.example'), language: 'en' }
    await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
    await page.goto(`/staff/cars/${car}?l=en`)
    const papers = page.getByRole('region', { name: 'Papers' })
    const insurance = papers.locator('[data-paper=insurance]')
    await expect(insurance).toContainText('None yet')
    await insurance.getByRole('button', { name: /^Add/ }).click()
    const sheet = page.getByRole('dialog', { name: 'Insurance' })
    const save = sheet.getByRole('button', { name: 'Save' })
    await save.click()
    await expect(sheet.getByLabel('Number')).toHaveAttribute('aria-invalid', 'true')
    await sheet.getByLabel('Number').fill('AC 2027 55')
    await sheet.getByLabel('Valid until').fill(addDays(today, 5))
    const file = { name: 'paper.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg', 600, 800) }
    await sheet.locator('input[type=file]').last().setInputFiles(file)
    await expect(sheet.getByText('Sent', { exact: true }).first()).toBeVisible()
    // Nothing typed or sent is lost.
    await page.reload()
    await insurance.getByRole('button', { name: /^Add/ }).click()
    await expect(sheet.getByLabel('Number')).toHaveValue('AC 2027 55')
    await expect(sheet.getByTitle('paper.jpg')).toBeVisible()
    expect(await violations(page)).toEqual([])
    await save.click()
    await expect(insurance).toContainText('Expires in 5 days')
    await insurance.getByRole('button', { name: /^Look at it/ }).click()
    const picture = page.getByRole('dialog').getByRole('img', { name: 'Insurance' })
    await expect.poll(() => picture.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(600)
    await page.keyboard.press('Escape')

    await page.goto('/staff?l=en')
    const list = page.getByRole('region', { name: /^Papers that expire/ })
    await expect(list).toContainText('Expires in 5 days')
    expect(await violations(page)).toEqual([])
    // By key: rows far down are drawn as they come near, and move what is below them.
    await list.locator(`a[href*="${car}"]`).press('Enter')
    await expect(insurance).toBeInViewport()
    expect(await isFound(page, car)).toBe(true)

    const renew = async (number: string, until: string) => {
      await insurance.getByRole('button', { name: /^Renew/ }).click()
      await sheet.getByLabel('Number').fill(number)
      await sheet.getByLabel('Valid until').fill(until)
      await save.press('Enter')
      await expect(insurance).toContainText(number)
    }
    await renew('AC 2026 54', addDays(today, -1))
    await expect(papers).toContainText('drivers do not find this car')
    expect(await violations(page)).toEqual([])
    expect(await isFound(page, car)).toBe(false)
    await renew('AC 2028 56', addDays(today, 365))
    await expect(papers).not.toContainText('drivers do not find this car')
    await expect(papers).toContainText('2 earlier papers')
    expect(await isFound(page, car)).toBe(true)
  },
)
