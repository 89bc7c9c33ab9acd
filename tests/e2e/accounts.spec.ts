// Getting in: an account made on a phone, its mail, its password, and links that open nothing.

import { expect, test, type Page } from '@playwright/test'
import { chooseNew, fromElsewhere, mailedLink, signInWith, somebody } from './account-steps.ts'
import { open, fillBirthDate } from './screens.ts'
import { testWithWorker } from './with-worker.ts'

/** Everything a script of the page, or its history, could still read the secret from. */
async function readable(page: Page): Promise<string> {
  return page.evaluate(() =>
    JSON.stringify([
      location.href,
      history.state,
      { ...localStorage },
      { ...sessionStorage },
      document.referrer,
    ]),
  )
}

test('a new driver signs up, opens the mail, chooses a password and signs in', async ({ page, request }) => {
  await fromElsewhere(page)
  const email = somebody('ruth')
  const words = await open(page, '/sign-in', 'en')
  await page.getByRole('link', { name: words('Create an account') }).click()
  await expect(page).toHaveURL(/\/sign-up$/)

  await page.getByRole('button', { name: words('Create the account') }).click()
  await expect(page.getByLabel(words('Full name'))).toBeFocused()
  await expect(page.getByText(words('Accept the Terms of Use.'), { exact: true })).toBeVisible()

  await page.getByLabel(words('Full name')).fill('Ngo Bassa Ruth')
  await page.getByLabel(words('Email')).fill('driver@wouri.example')
  await page.getByLabel(words('Phone')).fill('671234567')
  await fillBirthDate(page, words, '2020-05-17')
  await expect(page.getByLabel(words('Phone'))).toHaveValue('+237 6 71 23 45 67')
  await page.getByLabel(words('Password'), { exact: true }).fill('mount-fako-4040')
  await page.getByLabel(words('Confirm the password')).fill('mount-fako')
  await page.getByRole('checkbox').check({ position: { x: 12, y: 12 } })
  await page.getByRole('button', { name: words('Create the account') }).click()
  await expect(page.getByText('You must be at least 21 years old.')).toBeVisible()
  await expect(page.getByText("Passwords don't match.")).toBeVisible()
  await fillBirthDate(page, words, '1990-05-17')
  await page.getByLabel(words('Confirm the password')).fill('mount-fako-4040')
  await page.getByRole('button', { name: words('Create the account') }).click()
  await expect(page.getByText('This email address is already registered.')).toBeVisible()
  await expect(page.getByLabel(words('Email'))).toBeFocused()
  await expect(page.getByRole('link', { name: words('Reset your password') })).toBeVisible()

  await page.getByLabel(words('Email')).fill(email)
  await page.getByLabel(words('Email')).press('Enter')
  await expect(page.getByRole('heading', { name: words('Check your mailbox') })).toBeVisible()

  const path = await mailedLink(request, email, '/activate')
  const token = new URLSearchParams(path.split('?')[1]).get('t')!
  await page.goto(path)
  await expect(page.getByLabel(words('New password'), { exact: true })).toBeVisible()
  await expect(page).toHaveURL(/\/activate\?l=en$/)
  expect(await readable(page)).not.toContain(token)
  await chooseNew(page, words, 'short')
  await expect(page.getByText('Password must be at least 6 characters long.')).toBeVisible()
  await chooseNew(page, words, 'sanaga-river-7')
  await expect(page).toHaveURL(/\/bookings/)

  // Once used it opens nothing, and says the way to one that does.
  await page.goto(path)
  await expect(page.getByText('Your account activation link expired.')).toBeVisible()
  await page.getByRole('button', { name: words('Send a new link') }).click()
  await expect(page.getByText('Activation email sent.')).toBeVisible()
})

test('a forgotten password: mail, new one, and the old one is refused', async ({ page, request }) => {
  const email = 'ebot-ndip@wouri.example'
  const words = await open(page, '/sign-in', 'en')
  await page.getByLabel(words('Email')).fill('nobody@wouri.example')
  await page.getByRole('link', { name: words('Forgot password?') }).click()
  await expect(page.getByLabel(words('Email'))).toHaveValue('nobody@wouri.example')
  await page.getByRole('button', { name: words('Send the link') }).click()
  await expect(page.getByText('Email address not registered')).toBeVisible()
  await expect(page.getByLabel(words('Email'))).toBeFocused()
  await page.getByLabel(words('Email')).fill(email)
  await page.getByLabel(words('Email')).press('Enter')
  await expect(page.getByText('Password reset email sent.')).toBeVisible()

  const path = await mailedLink(request, email, '/reset-password')
  await page.goto(path)
  await expect(page).toHaveURL(/\/reset-password\?l=en$/)
  await chooseNew(page, words, 'qwerty123')
  await expect(page.getByText(words('Too many people use this password. Choose another one.'))).toBeVisible()
  const password = `benoue-${Date.now().toString(36)}`
  await chooseNew(page, words, password)
  await expect(page.getByText('Password changed successfully.')).toBeVisible()
  await signInWith(page, words, email, 'wouri-2026')
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.')
  await signInWith(page, words, email, password)
  await expect(page).toHaveURL(/\/bookings/)
})

testWithWorker(
  'a wrong link, one read offline, and a screen without a link',
  { tag: '@all' },
  async ({ page, context }) => {
    const words = await open(page, '/activate', 'en')
    await expect(
      page.getByText(words('Open the link in your activation email, or ask for a new one.')),
    ).toBeVisible()
    await page.goto('/reset-password?u=amina-ngassa&e=driver%40wouri.example&t=not-this-one')
    await expect(page.getByText(words('This password link has expired or was already used.'))).toBeVisible()
    await page.goto('/activate?u=../x&e=nothing&t=%2F')
    await expect(page.getByText('Your account activation link expired.')).toBeVisible()
    await page.goto('/reset-password')
    await expect(page.getByRole('heading', { name: words('Reset your password') })).toBeVisible()

    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    await context.setOffline(true)
    await page.goto('/activate?u=amina-ngassa&e=driver%40wouri.example&t=read-in-the-bush')
    await expect(page.getByText('Open this link again once you are online')).toBeVisible()
    expect(await readable(page)).not.toContain('read-in-the-bush')
    await context.setOffline(false)
    await expect(page.getByText('Your account activation link expired.')).toBeVisible()
  },
)
