// What every form says when it is sent with required fields left empty: the specification's sentence, with their names.

import { expect, test, type Page } from '@playwright/test'
import { aSearch } from './prerendered-page.ts'
import { open, startSignedIn } from './screens.ts'

/** What the specification's sentence names, where it is shown. */
async function says(page: Page, sentence: string): Promise<void> {
  await expect(page.getByRole('alert').filter({ hasText: 'Please fill in' })).toHaveText(sentence)
}

const visitors: [form: string, address: string, button: string, sentence: string][] = [
  ['contact', '/contact', 'Send', 'Please fill in the field(s): E-mail, Subject, Message'],
  ['sign-in', '/sign-in', 'Sign in', 'Please fill in the field(s): E-mail, Password'],
  [
    'sign-up',
    '/sign-up',
    'Create the account',
    'Please fill in the field(s): Full name, E-mail, Phone, Birth date, Password, Confirm the password',
  ],
  ['forgotten password', '/forgot-password', 'Send the link', 'Please fill in the field: E-mail'],
  ['newsletter', '/', 'Subscribe', 'Please fill in the field: E-mail'],
  [
    'checkout driver',
    `/checkout?car=demo-prado-daily&${aSearch()}`,
    'Continue',
    'Please fill in the field(s): Full name, E-mail, Phone, Birth date',
  ],
]
for (const [form, address, button, sentence] of visitors) {
  test(`the form of the ${form} names what is missing`, async ({ page }) => {
    await open(page, address, 'en')
    await page.getByRole('button', { name: button, exact: true }).click()
    if (form === 'checkout driver') await expect(page.getByText(sentence)).toBeVisible()
    else await says(page, sentence)
  })
}

for (const [path, button] of [
  ['/reset-password', 'Change the password'],
  ['/activate', 'Activate the account'],
]) {
  test(`the form of ${path} names what is missing`, async ({ page }) => {
    await page.route('**/api/check-token/**', (route) => route.fulfill({ status: 200 }))
    await page.goto(`${path}?u=grace-tabi&e=grace-tabi%40wouri.example&t=${'a'.repeat(43)}&l=en`)
    await page.getByRole('button', { name: button!, exact: true }).click()
    await says(page, 'Please fill in the field(s): New password, Confirm the password')
  })
}

test('the forms of an account name what is missing', async ({ page }) => {
  await startSignedIn(page, 'en', 'grace-tabi@wouri.example')
  await page.goto('/change-password')
  await page.getByRole('button', { name: 'Change the password', exact: true }).click()
  await says(page, 'Please fill in the field(s): Current password, New password, Confirm the password')
  await page.getByLabel('Current password').fill('wouri-2026')
  await says(page, 'Please fill in the field(s): New password, Confirm the password')

  await page.goto('/settings')
  await page.getByLabel('Full name').fill('')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await says(page, 'Please fill in the field: Full name')
})
