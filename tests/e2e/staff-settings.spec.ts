// The settings of the site: changed by an admin, seen by a driver, and two admins who change them at once.

import { expect, test, type Page } from '@playwright/test'
import { violations } from './axe.ts'
import { enter } from './api-steps.ts'

async function be(page: Page, email: string): Promise<void> {
  const user = { _id: await enter(page.request, email), language: 'en' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
}

test(
  'an admin changes the bank details, owners see them, and of two admins the second is told',
  { tag: '@all' },
  async ({ page, browser }) => {
    await be(page, 'admin@wouri.example')
    await page.goto('/staff/manage?l=en')
    await page.getByRole('link', { name: 'Settings of the site' }).click()
    const holder = page.getByLabel('Account holder')
    const account = page.getByLabel('Account number or IBAN')
    const save = page.getByRole('button', { name: 'Save' })
    const done = page.getByText('Changes made successfully.', { exact: true }).first()
    await expect(holder).toBeVisible()
    await account.fill('')
    await page.getByRole('switch', { name: 'Show the bank details to suppliers' }).check()
    await save.click()
    // Shown to suppliers there must be an account; what was typed stays, over a reload too.
    await expect(account).toHaveAttribute('aria-invalid', 'true')
    await page.reload()
    await expect(page.getByRole('switch', { name: 'Show the bank details to suppliers' })).toBeChecked()
    await holder.fill('Wouri SARL')
    await account.fill('CM21 10005 00001')

    const others = await browser.newContext()
    const second = await others.newPage()
    await be(second, 'admin@wouri.example')
    await second.goto('/staff/manage/settings?l=en')
    await second.getByLabel('Bank', { exact: true }).fill('Another bank')
    await save.click()
    await expect(done).toBeVisible()
    await second.getByRole('button', { name: 'Save' }).click()
    await second.getByRole('group', { name: 'Account holder' }).getByText('Take theirs: Wouri SARL').click()
    await expect(second.getByRole('textbox', { name: 'Account holder' })).toHaveValue('Wouri SARL')

    const owner = await (await browser.newContext()).newPage()
    await be(owner, 'mboa-prestige@wouri.example')
    await owner.goto('/staff/manage/bank?l=en')
    await expect(owner.getByText('CM21 10005 00001')).toBeVisible()
    expect(await violations(owner)).toEqual([])
  },
)
