// A supplier is verified: its owner sends both papers from the phone, an admin looks at them, and drivers read it.

import { expect, test, type Browser, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { goInside } from './screens.ts'
import { today } from './today.ts'

/** A second try needs one that has sent nothing yet. */
const suppliers = [
  { id: 'sahel-horizon', email: 'sahel-horizon@wouri.example', name: 'Sahel Horizon' },
  { id: 'kribi-littoral', email: 'kribi-littoral@wouri.example', name: 'Kribi Littoral' },
]

async function be(page: Page, email: string): Promise<void> {
  const user = { _id: await enter(page.request, email), language: 'en' }
  await page.addInitScript((stored) => localStorage.setItem('bc-fe-user', JSON.stringify(stored)), user)
}

/** On a new phone, what stands about a supplier of that name on the page of all suppliers. */
async function expectDriverReads(browser: Browser, name: string, words: string): Promise<void> {
  const context = await browser.newContext()
  const page = await context.newPage()
  await goInside(page, '/suppliers')
  await expect(page.getByRole('article').filter({ hasText: name })).toContainText(words)
  await context.close()
}

async function sendPaper(page: Page, kind: string, number: string): Promise<void> {
  const row = page.locator(`[data-paper=${kind}]`)
  await row.getByRole('button', { name: /^Add/ }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Number').fill(number)
  await sheet.getByLabel(/^Valid until/).fill(addDays(today, 90))
  const file = { name: 'paper.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg', 600, 800) }
  await sheet.locator('input[type=file]').last().setInputFiles(file)
  await expect(sheet.getByText('Sent', { exact: true }).first()).toBeVisible()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText(number)
}

test(
  'an owner sends both papers, an admin looks at them and verifies the supplier, drivers read it, and the owner reads why it is withdrawn',
  { tag: '@all' },
  async ({ page, browser }, { retry }) => {
    const supplier = suppliers[retry]!
    await be(page, supplier.email)
    await page.goto('/staff/manage/own-supplier?l=en#verification')
    const part = page.getByRole('region', { name: 'Verification' })
    await expect(part).toBeInViewport()
    await expect(part).toContainText('Not verified.')
    await sendPaper(page, 'trade-register', 'RC/DLA/2019/B/1234')

    const admin = await (await browser.newContext()).newPage()
    await be(admin, 'admin@wouri.example')
    await admin.goto(`/staff/manage/suppliers/${supplier.id}?l=en`)
    const seen = admin.getByRole('region', { name: 'Verification' })
    const verify = seen.getByRole('button', { name: 'Verify this supplier' })
    await expect(seen).toContainText('None yet')
    await expect(verify).toHaveCount(0)
    await sendPaper(page, 'tax-certificate', 'ANR 2027 0099')
    await expect(page.getByRole('button', { name: 'Verify this supplier' })).toHaveCount(0)
    expect(await violations(page)).toEqual([])

    await admin.reload()
    await seen
      .locator('[data-paper=tax-certificate]')
      .getByRole('button', { name: /^Look at it/ })
      .click()
    const picture = admin.getByRole('dialog').getByRole('img', { name: 'Tax certificate' })
    await expect.poll(() => picture.evaluate((shown) => (shown as HTMLImageElement).naturalWidth)).toBe(600)
    await admin.keyboard.press('Escape')
    await verify.click()
    await admin.getByRole('dialog').getByRole('button', { name: 'I have looked at both papers' }).click()
    await expect(seen).toContainText('Verified until')
    expect(await violations(admin)).toEqual([])
    await expectDriverReads(browser, supplier.name, 'Verified: trade register, tax certificate')

    await seen.getByRole('button', { name: 'Withdraw the verification' }).click()
    const sheet = admin.getByRole('dialog')
    await sheet.getByLabel('Reason').fill('The register names another business.')
    await sheet.getByRole('button', { name: 'Withdraw it' }).click()
    await expect(seen).toContainText('Withdrawn by the marketplace: The register names another business.')
    await page.reload()
    await expect(part).toContainText('The register names another business.')
    await admin.context().close()
  },
)
