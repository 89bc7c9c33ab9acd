// An existing client of section 7 in a real browser: its axios, its calls, our cookies. Nothing is made by hand; the same
// calls are driven from node in api/section-7/axios.test.ts.

import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import {
  activated,
  activates,
  lived,
  lives,
  signedUp,
  signsUp,
  type Outcome,
} from '#tests/support/existing-client.ts'
import { smallPng } from '#tests/support/files.ts'
import { bookWithSecondDriver } from './api-steps.ts'
import { mailedLink, somebody } from './account-steps.ts'
import { today } from './today.ts'

const inBrowsers = join(dirname(createRequire(import.meta.url).resolve('axios')), '../axios.min.js')
const password = 'mount-fako-4040'

/** Does in the page what a function says, with the page's own axios. */
const inPage = async (page: Page, calls: (...given: never[]) => Promise<Outcome[]>, given: object) =>
  page.evaluate<Outcome[]>(`(${calls.toString()})(axios, ${JSON.stringify(given)})`)

type Link = { userId: string; token: string }

/** The link of the newest mail: the one before it opens nothing any more. */
async function newestLink(page: Page, email: string): Promise<Link> {
  let link: Link | undefined
  await expect
    .poll(async () => {
      const query = new URLSearchParams((await mailedLink(page.request, email, '/activate')).split('?')[1])
      link = { userId: query.get('u')!, token: query.get('t')! }
      const path = [link.userId, email, link.token].map(encodeURIComponent).join('/')
      return (await page.request.get(`/api/check-token/frontend/${path}`)).status()
    })
    .toBe(200)
  return link!
}

async function driveEveryCall(page: Page, api: string, inDays: number): Promise<void> {
  const email = somebody(`axios-${inDays}`)
  const given = { api, email, password }
  expect(await inPage(page, signsUp, given)).toEqual(signedUp)
  const link = await newestLink(page, email)
  expect(await inPage(page, activates, { ...given, ...link })).toEqual(activated)
  const first = addDays(today, inDays)
  const booking = await bookWithSecondDriver(
    page.request,
    { from: `${first}T10:00`, to: `${addDays(first, 2)}T10:00` },
    'Second Driver',
  )
  const picture = smallPng.toString('base64')
  expect(await inPage(page, lives, { ...given, ...link, booking, picture })).toEqual(lived)
  expect((await page.context().cookies()).filter(({ name }) => name.endsWith('sid'))).toEqual([])
}

test.beforeEach(async ({ page }) => page.addInitScript({ path: inBrowsers }))

test('every call of an existing client works in a page of ours, under its policy', async ({ page }) => {
  await page.goto('/about')
  await driveEveryCall(page, '', 200)
})

test('every call of an existing client works from a second origin that is let in', async ({
  page,
  baseURL,
}) => {
  await page.goto(process.env['E2E_CLIENT']!)
  expect(await page.evaluate('origin')).not.toBe(baseURL)
  await driveEveryCall(page, baseURL!, 210)
})

test('an origin that is not configured may neither read nor write', async ({ page, baseURL }) => {
  await page.goto(process.env['E2E_STRANGER']!)
  const failed = (call: string) =>
    page.evaluate<string>(`${call}.then(({ status }) => String(status), ({ code }) => code)`)
  expect(await failed(`axios.get('${baseURL}/api/settings')`)).toBe('ERR_NETWORK')
  expect(await failed(`axios.post('${baseURL}/api/sign-out', null, { withCredentials: true })`)).toBe(
    'ERR_NETWORK',
  )
})
