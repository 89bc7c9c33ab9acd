// The cars of a fleet on their owner's phone: added with photos, found by a driver, edited by two.

import { expect, test, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { violations } from './axe.ts'
import { enter } from './api-steps.ts'
import { today } from './today.ts'

async function be(page: Page, email: string): Promise<void> {
  const user = { _id: await enter(page.request, email), language: 'en' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
}

test(
  'an owner adds a car with two photos, a driver finds it, and of two who edit it the second is told',
  { tag: '@all' },
  async ({ page, browser }) => {
    // Fourteen pictures are made of the two.
    test.slow()
    await be(page, 'mboa-prestige@wouri.example')
    await page.goto('/staff?l=en')
    await page.getByRole('navigation', { name: 'Desk' }).getByRole('link', { name: 'Manage' }).click()
    await page.getByRole('main').getByRole('link', { name: /^Cars/ }).click()
    await expect(page.locator('[data-car]')).not.toHaveCount(0)
    await page.getByRole('link', { name: 'Add a car' }).click()

    const name = 'Lexus LX of the journey'
    await page.getByLabel('Name', { exact: true }).fill(name)
    await page.getByRole('button', { name: 'Add the car' }).click()
    // What is missing is said at its field, and nothing typed is lost, also over a reload.
    await expect(page.getByText('Choose one place at least.')).toBeVisible()
    await page.reload()
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue(name)
    await page.getByLabel('Number plate').fill('lt 4821 z')
    await page.getByRole('checkbox', { name: 'Douala International Airport' }).check()
    await page.getByLabel('Per day', { exact: true }).fill('1 000')
    await expect(page.getByLabel('What drivers pay')).toContainText('30,000 FCFA')
    const file = { name: 'car.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg', 600, 800) }
    await page.locator('input[data-first-photo]').setInputFiles(file)
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Add the car' }).click()
    await expect(page).toHaveURL(/\/staff\/cars\/[0-9a-f-]{36}/, { timeout: 60_000 })

    await expect(page.locator('[data-photo]')).toHaveCount(1, { timeout: 60_000 })
    await page.locator('input[data-photos]').setInputFiles({ ...file, name: 'back.jpg' })
    await expect(page.locator('[data-photo]')).toHaveCount(2, { timeout: 60_000 })
    const [, second] = await page
      .locator('[data-photo]')
      .evaluateAll((shown) => shown.map((each) => each.getAttribute('data-photo')))
    await page.getByRole('button', { name: 'Move photo 2 forward' }).click()
    await expect(page.locator('[data-photo]').first()).toHaveAttribute('data-photo', second!)
    expect(await violations(page)).toEqual([])

    const others = await browser.newContext()
    const visitor = await others.newPage()
    const first = addDays(today, 200)
    await visitor.goto(
      `/search?pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00&sort=total&l=en`,
    )
    const card = visitor.getByRole('article').first()
    await expect(card).toContainText(name)
    await expect(card).toContainText('3,000')
    await expect(card.locator('img').first()).toHaveAttribute('src', new RegExp(second!))

    const admin = await others.newPage()
    await be(admin, 'admin@wouri.example')
    await admin.goto(new URL(page.url()).pathname)
    await admin.getByLabel('Per day', { exact: true }).fill('2 000')
    await page.getByLabel('Seats').fill('7')
    await admin.getByRole('button', { name: 'Save' }).click()
    await expect(admin.getByText('Changes made successfully.', { exact: true }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('group', { name: 'Per day' }).getByText('Take theirs: 2,000').click()
    await expect(page.getByRole('textbox', { name: 'Per day', exact: true })).toHaveValue('2,000')
    await expect(page.getByRole('group', { name: 'Seats' }).getByText('Keep mine: 7')).toBeVisible()
    await page.getByRole('button', { name: 'Save what is chosen' }).click()
    await expect(page.getByText('Changes made successfully.', { exact: true }).first()).toBeVisible()
    await visitor.reload()
    await expect(visitor.getByRole('article').first()).toContainText('6,000')
    await others.close()
  },
)
