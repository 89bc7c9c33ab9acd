// Signing up and in, as several journeys do it: new addresses, mailed links, passwords.

import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Words } from './screens.ts'

/** An address on the network that no other test asks from: few accounts may be opened from one in an hour. */
export async function fromElsewhere(page: Page): Promise<void> {
  const part = () => Math.floor(Math.random() * 256)
  await page.context().setExtraHTTPHeaders({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` })
}

/** A new address, so that the tests can be run again on the same data. */
export const somebody = (name: string) => `${name}-${Date.now().toString(36)}@wouri.example`

const unescaped = (html: string) =>
  html.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"')

/** The link of the newest mail to an address, as a path of this site; `first` begins its query. The outbox sends it in a moment. */
export async function mailedLink(
  request: APIRequestContext,
  email: string,
  screen: string,
  first = 'u',
): Promise<string> {
  let found: string | undefined
  await expect
    .poll(async () => {
      const list = await (await request.get('/mailbox')).text()
      for (const id of new Set([...list.matchAll(/\/mailbox\/(\d+)[?"]/g)].map((match) => match[1]!))) {
        const mail = unescaped(await (await request.get(`/mailbox/${id}`)).text())
        const link = new RegExp(`https?://[^\\s"<]+(${screen}\\?${first}=[^\\s"<]+)`).exec(mail)?.[1]
        if (!mail.includes(email) || !link) continue
        found = link
        return true
      }
      return false
    })
    .toBe(true)
  return found!
}

/** What the newest mail to an address says. */
export async function mailTo(request: APIRequestContext, email: string, saying: string): Promise<string> {
  let mail = ''
  await expect
    .poll(async () => {
      const list = await (await request.get('/mailbox')).text()
      for (const id of new Set([...list.matchAll(/\/mailbox\/(\d+)[?"]/g)].map((match) => match[1]!))) {
        mail = await (await request.get(`/mailbox/${id}`)).text()
        if (mail.includes(email) && mail.includes(saying)) return true
      }
      return false
    })
    .toBe(true)
  return mail
}

export async function signInWith(page: Page, words: Words, email: string, password: string): Promise<void> {
  await page.getByLabel(words('Email')).fill(email)
  await page.getByLabel(words('Password'), { exact: true }).fill(password)
  await page.getByRole('button', { name: words('Sign in'), exact: true }).click()
}

export async function chooseNew(
  page: Page,
  words: Words,
  password: string,
  confirm = password,
): Promise<void> {
  await page.getByLabel(words('New password'), { exact: true }).fill(password)
  await page.getByLabel(words('Confirm the password')).fill(confirm)
  await page.getByLabel(words('Confirm the password')).press('Enter')
}
