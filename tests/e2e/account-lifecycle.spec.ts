// A driver's whole journey on a phone: account, mail, settings, sign-out, a new password.

import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { chooseNew, fromElsewhere, mailedLink, signInWith, somebody } from './account-steps.ts'
import { licencePhoto } from './licence-photo.ts'
import { open, type Words, fillBirthDate } from './screens.ts'

const first = 'mount-fako-4040'
const second = 'sanaga-river-7'
const third = 'benoue-delta-11'

test('an account from its first day to a forgotten password', async ({ page, request }) => {
  test.slow()
  await fromElsewhere(page)
  const email = somebody('life')
  const words = await open(page, '/sign-up', 'es')
  await makeAccount({ page, request, words, email })
  await changeSettings(page, words)
  await changePassword(page, words)
  await signOut(page, words)
  await forgetPassword({ page, request, words, email })
})

type Steps = { page: Page; request: APIRequestContext; words: Words; email: string }

async function makeAccount({ page, request, words, email }: Steps) {
  await page.getByLabel(words('Full name')).fill('Ngo Bassa Ruth')
  await page.getByLabel(words('Email')).fill(email)
  await page.getByLabel(words('Phone')).fill('671234567')
  await fillBirthDate(page, words, '1990-05-17')
  await page.getByLabel(words('Password'), { exact: true }).fill(first)
  await page.getByLabel(words('Confirm the password')).fill(first)
  await page.getByRole('checkbox').check({ position: { x: 12, y: 12 } })
  await page.getByRole('button', { name: words('Create the account') }).click()
  await expect(page.getByRole('heading', { name: words('Check your mailbox') })).toBeVisible()
  await page.goto(await mailedLink(request, email, '/activate'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await chooseNew(page, words, first)
  await expect(page).toHaveURL(/\/bookings/)
}

async function changeSettings(page: Page, words: Words) {
  await page.goto('/settings')
  const saved = page.getByText(words('Settings updated successfully.'), { exact: true })
  await page.getByLabel(words('Full name')).fill('Ngo Bassa Ruth Esther')
  await page.getByLabel(words('Phone')).fill('699887766')
  await fillBirthDate(page, words, '1990-05-18')
  await page.getByLabel(words('Where you live')).fill('Kribi')
  await page.getByLabel(words('About you')).fill('I drive slowly.\nI stop for elephants.')
  await page.getByRole('button', { name: words('Save changes') }).click()
  await expect(saved).toBeVisible()

  await page
    .locator('#licence input[type=file]')
    .last()
    .setInputFiles(await licencePhoto())
  await expect(page.locator('#licence').getByRole('button', { name: words('Delete') })).toBeVisible()
  await page
    .locator('#licence-back input[type=file]')
    .last()
    .setInputFiles(await licencePhoto())
  await expect(page.locator('#licence').getByRole('link')).toHaveCount(2)

  await page
    .locator('#notifications')
    .getByRole('switch', { name: words('Email notifications') })
    .click()
  await expect(
    page.locator('#notifications').getByRole('switch', { name: words('Email notifications') }),
  ).not.toBeChecked()
  await page.locator('#display').getByText(words('Dark'), { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.reload()
  await expect(page.getByLabel(words('Full name'))).toHaveValue('Ngo Bassa Ruth Esther')
  await expect(page.getByLabel(words('Phone'))).toHaveValue('+237 6 99 88 77 66')
  const birthDate = page.getByRole('group', { name: words('Birth date') }).getByRole('textbox')
  expect(await birthDate.evaluateAll((all) => all.map((part) => (part as HTMLInputElement).value))).toEqual([
    '18',
    '05',
    '1990',
  ])
  await expect(page.getByLabel(words('Where you live'))).toHaveValue('Kribi')
  await expect(page.getByLabel(words('About you'))).toHaveValue('I drive slowly.\nI stop for elephants.')
  await expect(
    page.locator('#notifications').getByRole('switch', { name: words('Email notifications') }),
  ).not.toBeChecked()
  await expect(page.locator('#licence').getByRole('link')).toHaveCount(2)
}

async function changePassword(page: Page, words: Words) {
  await page.getByRole('link', { name: words('Change password') }).click()
  const current = page.getByLabel(words('Current password'), { exact: true })
  await current.fill('not-this-one')
  await chooseNew(page, words, second)
  await expect(page.getByText(words('Wrong password'), { exact: true })).toBeVisible()
  await expect(current).toHaveValue('not-this-one')
  await current.fill(first)
  await page.getByRole('button', { name: words('Change the password') }).click()
  await expect(page.getByText(words('Password changed successfully.'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/settings/)
}

async function signOut(page: Page, words: Words) {
  await page.getByRole('button', { name: words('Sign out here') }).click()
  await expect(page).toHaveURL(/\/$/)
}

async function forgetPassword({ page, request, words, email }: Steps) {
  await page.goto('/forgot-password')
  await page.getByLabel(words('Email')).fill(email)
  await page.getByRole('button', { name: words('Send the link') }).click()
  await expect(page.getByText(words('Password reset email sent.'))).toBeVisible()
  await page.goto(await mailedLink(request, email, '/reset-password'))
  await chooseNew(page, words, third)
  await expect(page.getByText(words('Password changed successfully.'), { exact: true })).toBeVisible()
  await signInWith(page, words, email, second)
  await expect(page.getByRole('alert')).toContainText(words('Incorrect email or password.'))
  await signInWith(page, words, email, third)
  await expect(page).toHaveURL(/\/bookings/)
}
