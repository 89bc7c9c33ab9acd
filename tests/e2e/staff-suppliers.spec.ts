// Suppliers on an admin's phone: invited, with terms and people, suspended and back; and the own one of an owner.

import { expect, test, type Page } from '@playwright/test'
import { mailTo, somebody } from './account-steps.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { driver } from './screens.ts'

async function be(page: Page, email: string): Promise<void> {
  const user = { _id: await enter(page.request, email), language: 'en' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
}

test(
  'an admin invites a supplier, whose owner signs in from the mail and lands at the desk',
  { tag: '@all' },
  async ({ page, browser }) => {
    await be(page, 'admin@wouri.example')
    await page.goto('/staff/manage?l=en')
    await page.getByRole('main').getByRole('link', { name: 'Suppliers' }).click()
    await page.getByRole('link', { name: 'Invite a supplier' }).click()
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByLabel('Name of the supplier')).toBeFocused()
    expect(await violations(page)).toEqual([])
    const name = `Nkam Drive ${Date.now().toString(36)}`
    const email = somebody('nkam')
    await page.getByLabel('Name of the supplier').fill(name)
    await page.getByLabel('Full name').fill('Ebelle Martine')
    await page.getByLabel('Email').fill(driver.email)
    await page.getByLabel('Phone').fill('671 23 45 67')
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByText('already registered', { exact: false }).first()).toBeVisible()
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send the invitation' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.locator('[data-person]')).toContainText('Invited')
    await page.getByLabel('Days at least').fill('2')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText('Changes made successfully.').first()).toBeVisible()
    expect(await violations(page)).toEqual([])

    const mail = await mailTo(page.request, email, 'invited')
    const martine = await (await browser.newContext()).newPage()
    await martine.goto(/href="([^"]*\/activate[^"]*)"/.exec(mail)![1]!.replaceAll('&amp;', '&'))
    const password = 'mount-fako-4040'
    await martine.getByLabel('New password', { exact: true }).fill(password)
    await martine.getByLabel('Confirm the password').fill(password)
    await martine.getByRole('button', { name: 'Activate the account' }).click()
    await expect(martine).toHaveURL(/\/staff$/)
    await martine.goto('/staff/manage/own-supplier?l=en')
    await expect(martine.getByLabel('Days at least')).toHaveValue('2')
    await expect(martine.getByRole('button', { name: 'Suspend this supplier' })).toHaveCount(0)

    await page.getByRole('button', { name: 'Suspend this supplier' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('No booking needs care.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Suspend this supplier' }).click()
    await expect(page.getByText('Its bookings stand:')).toBeVisible()
    await martine.goto('/staff')
    await expect(martine).toHaveURL(/sign-in/)
    await page.getByRole('button', { name: 'End the suspension' }).click()
    await sheet.getByRole('button', { name: 'End the suspension' }).click()
    await expect(page.getByRole('button', { name: 'Suspend this supplier' })).toBeVisible()
    await martine.context().close()
  },
)
