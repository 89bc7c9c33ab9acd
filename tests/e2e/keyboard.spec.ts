// The whole journey without a pointer.

import { expect, test, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { isHydrated } from './prerendered-page.ts'
import { licencePhoto } from './licence-photo.ts'
import { today } from './today.ts'

async function tabTo(
  page: Page,
  matches: (name: string, role: string) => boolean,
  atMost = 120,
): Promise<void> {
  for (let step = 0; step < atMost; step++) {
    await page.keyboard.press('Tab')
    const [name, role] = await page.evaluate(() => {
      const element = document.activeElement as HTMLElement | null
      const label =
        element?.getAttribute('aria-label') ??
        (element as HTMLInputElement | null)?.labels?.[0]?.innerText ??
        element?.innerText ??
        ''
      if (element?.tagName === 'A' && element.closest('article')) return [label.trim(), 'car']
      return [label.trim(), element?.getAttribute('role') ?? element?.tagName.toLowerCase() ?? '']
    })
    if (matches(name, role)) return
  }
  throw new Error('nothing of that name is reached with the Tab key')
}

const reserve = /^Reserve/

test('a guest books by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await tabTo(page, (_, role) => role === 'combobox')
  await page.keyboard.type('kribi')
  await expect(page.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await tabTo(page, (name, role) => role === 'button' && name === 'Search')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?.*pl=kribi/)
  await expect(page.getByRole('article').first()).toBeVisible()

  await tabTo(page, (_name, role) => role === 'car')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await tabTo(page, (name, role) => role === 'a' && name === 'Continue')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/checkout/)

  await tabTo(page, (name) => name.startsWith('Full name'))
  await page.keyboard.type('Ngo Bassa Ruth')
  await tabTo(page, (name) => name.startsWith('Email'))
  await page.keyboard.type('keyboard@wouri.example')
  await tabTo(page, (name) => name.startsWith('Phone'))
  await page.keyboard.type('671234567')
  await tabTo(page, (name) => name === 'Day')
  await page.keyboard.type('17051990')
  // The browser is asked to hand its dialogs over well before one opens.
  const chooser = page.waitForEvent('filechooser')
  await tabTo(page, (name, role) => role === 'button' && name === 'Choose a file')
  await page.keyboard.press('Enter')
  await (await chooser).setFiles(await licencePhoto())
  await expect(page.getByRole('button', { name: 'Remove licence.jpg' })).toBeVisible()
  await tabTo(page, (name, role) => role === 'button' && name === 'Continue')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=2/)
  await tabTo(page, (name, role) => role === 'button' && name === 'Continue')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/step=3/)
  await tabTo(page, (name) => name.includes('Terms of Use'))
  await page.keyboard.press('Space')
  await expect(page.getByRole('checkbox').last()).toBeChecked()
  await tabTo(page, (name) => reserve.test(name))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Congratulations!' })).toBeVisible()
})

test('the first car is within twelve tabs', async ({ page }) => {
  const first = addDays(today, 40)
  await page.goto(`/search?pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`)
  await expect.poll(() => isHydrated(page)).toBe(true)
  await tabTo(page, (name) => name === 'Skip to the first car', 11)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first().getByRole('link')).toBeFocused()
})

test('a sheet traps the focus, Escape closes it and returns the focus', async ({ page }) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: /language and currency/ })
  await opener.focus()
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(sheet).toHaveCount(0)
  await expect(opener).toBeFocused()
})
