// The calendar of the fleet by keyboard alone: free time is blocked, the block moves and goes, and nothing overlaps.

import { expect, test, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { violations } from './axe.ts'
import { startSignedIn } from './screens.ts'
import { today } from './today.ts'

/** Far from what the demonstration books. */
const first = addDays(today, 270)

/** The cell of a day, as the keyboard finds it: the first car is reached by Tab, the days by arrows. */
async function goToDay(page: Page, column: number): Promise<void> {
  await page.locator('[role=gridcell][tabindex="0"]').focus()
  await page.keyboard.press('Home')
  for (let step = 0; step < column; step++) await page.keyboard.press('ArrowRight')
}

const focused = (page: Page) => page.locator(':focus')

test('a desk blocks a car, moves the block and removes it, by keyboard', async ({ page }) => {
  await startSignedIn(page, 'en', 'desk@wouri.example')
  await page.goto(`/staff/calendar?from=${first}`)
  await expect(page.getByRole('gridcell').first()).toHaveAccessibleName(/: free$/)

  await goToDay(page, 2)
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('heading', { name: 'Block the car' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await sheet.getByLabel('Note (optional)').fill('Before the wedding')
  await sheet.getByLabel('Note (optional)').press('Tab')
  await expect(focused(page)).toHaveText('Block')
  await page.keyboard.press('Enter')
  await expect(sheet).toBeHidden()
  await expect(focused(page)).toHaveAccessibleName(/: Wash$/)

  // What is left of the day ends where the block begins, and a longer one is refused.
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: 'Use 00:00 – 08:00' }).press('Enter')
  await expect(sheet.getByLabel('To')).toHaveValue(`${addDays(first, 2)}T08:00`)
  await sheet.getByLabel('To').fill(`${addDays(first, 2)}T09:00`)
  await sheet.getByRole('button', { name: 'Block' }).press('Enter')
  await expect(sheet.getByRole('alert')).toContainText('Something else takes the car')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()

  await goToDay(page, 2)
  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: /^Wash/ }).press('Enter')
  await expect(sheet.getByLabel('Note (optional)')).toHaveValue('Before the wedding')
  await sheet.getByRole('radio', { name: 'Maintenance' }).check()
  await sheet.getByLabel('To').fill(`${addDays(first, 3)}T18:00`)
  await sheet.getByRole('button', { name: 'Save' }).press('Enter')
  await expect(sheet).toBeHidden()
  await goToDay(page, 3)
  await expect(focused(page)).toHaveAccessibleName(/: Maintenance$/)

  await page.keyboard.press('Enter')
  await sheet.getByRole('button', { name: /^Maintenance/ }).press('Enter')
  await sheet.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(sheet).toBeHidden()
  await goToDay(page, 3)
  await expect(focused(page)).toHaveAccessibleName(/: free$/)
})
