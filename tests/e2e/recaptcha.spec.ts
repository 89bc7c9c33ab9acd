// A site with reCAPTCHA: the provider's script is loaded when a form is sent, and section 7's order is kept.

import { expect, test, type Page } from '@playwright/test'
import { somebody } from './account-steps.ts'
import { open, fillBirthDate } from './screens.ts'
import { watch } from './watch-policy.ts'

/** The provider's script, as far as our page asks of it. */
const script = (token: string) => `window.grecaptcha = {
  ready: (act) => setTimeout(act),
  execute: async (siteKey, { action }) => siteKey === 'public-double' ? '${token}-' + action + '-' + Date.now() : '',
}`

/** What is asked of the provider and of us, in order. */
async function withProvider(page: Page, token: 'good' | 'bad' | 'away'): Promise<string[]> {
  const asked: string[] = []
  page.on('request', (request) => {
    const { origin, pathname, search } = new URL(request.url())
    if (origin === 'https://www.google.com') asked.push(`script${search}`)
    else if (/^\/api\/(ip|verify-recaptcha|send-email|sign-up)/.test(pathname))
      asked.push(pathname.split('/')[2]!)
  })
  await page.route('https://www.google.com/recaptcha/api.js*', (route) =>
    token === 'away' ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script(token) }),
  )
  return asked
}

async function write(page: Page): Promise<void> {
  await page.getByLabel('Email').fill('visitor@else.example')
  await page.getByLabel('Subject').fill('A wedding')
  await page.getByLabel('Message').fill('Have you a white saloon?')
  await page.getByRole('button', { name: 'Send', exact: true }).click()
}

const order = ['script?render=public-double', 'ip', 'verify-recaptcha']

test('a message is sent after the address was looked up and the token verified', async ({ page }) => {
  const seen = await watch(page)
  const asked = await withProvider(page, 'good')
  await open(page, '/contact', 'en')
  await page.getByLabel('Subject').fill('A wedding')
  expect(asked).toEqual([])
  await write(page)
  await expect(page.getByText('Message sent')).toBeVisible()
  expect(asked).toEqual([...order, 'send-email'])
  expect(seen.violations.filter((what) => !what.includes('trusted-types'))).toEqual([])
})

test('a new account is made in the same order', async ({ page }) => {
  const asked = await withProvider(page, 'good')
  const words = await open(page, '/sign-up', 'en')
  await page.getByLabel('Full name').fill('Ngo Bassa Ruth')
  await page.getByLabel('Email').fill(somebody('recaptcha'))
  await page.getByLabel('Phone').fill('+237671234567')
  await fillBirthDate(page, words, '1990-05-17')
  await page.getByLabel('Password', { exact: true }).fill('mount-fako-4040')
  await page.getByLabel('Confirm the password').fill('mount-fako-4040')
  await page.getByRole('checkbox').last().check()
  await page.getByRole('button', { name: 'Create the account' }).click()
  await expect.poll(() => asked).toEqual([...order, 'sign-up'])
})

for (const [token, last] of [
  ['bad', 'verify-recaptcha'],
  ['away', order[0]],
] as const) {
  test(`a provider that is ${token} is said, and nothing is sent`, async ({ page }) => {
    const asked = await withProvider(page, token)
    await open(page, '/contact', 'en')
    await write(page)
    await expect(page.getByRole('alert').filter({ hasText: 'reCAPTCHA error' })).toBeVisible()
    expect(asked.at(-1)).toBe(last)
    await expect(page.getByLabel('Message')).toHaveValue('Have you a white saloon?')
  })
}
