// A device whose storage is in trouble: the app still works, and editing stored data gives no rights.

import { expect, test, type Page } from '@playwright/test'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inventory, putIntoDatabase } from './device.ts'
import { aNewcomer, settleIn, type Newcomer } from './newcomer.ts'
import { driver, keptForOffline, searchFromHome } from './screens.ts'
import { wordsIn } from '#tests/support/words.ts'

test.use({ serviceWorkers: 'allow' })

// All of them are the same person's phones.
test.describe.configure({ mode: 'serial' })
let person: Newcomer
test.beforeAll(async ({ playwright, baseURL }) => {
  person = await aNewcomer({ playwright, baseURL }, 'Storage Driver', 166)
})

const card = (page: Page) => page.locator(`main a[href^="/booking?b=${person.booking}"]`).first()

async function enterByHand(page: Page): Promise<void> {
  await page.goto('/sign-in?l=en')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(driver.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** What a browser may do with its storage, by the name of it; run before the app. */
const troubles: Record<string, () => void> = {
  'no IndexedDB at all': () => Object.defineProperty(window, 'indexedDB', { value: undefined }),
  'an IndexedDB that refuses': () => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
  },
  'an IndexedDB that never answers': () => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest
  },
  'a full device': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Full', 'QuotaExceededError')
    }
  },
  'no localStorage, no caches and no locks': () => {
    const refuse = () => {
      throw new DOMException('Blocked', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches'])
      Object.defineProperty(window, name, { get: refuse })
    Object.defineProperty(navigator.locks, 'request', { value: async () => refuse() })
  },
}

for (const [name, trouble] of Object.entries(troubles))
  test(`${name}: searching, signing in and reading a booking work`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.addInitScript(trouble)
    await searchFromHome(page, wordsIn('en'))
    await enterByHand(page)
    await expect(card(page)).toBeVisible()
    await card(page).click()
    await expect(page.getByRole('img', { name: /Code for the counter/ })).toBeVisible()
    expect(errors).toEqual([])
  })

test('a device that becomes full keeps the next booking for reading offline, and the settings say so', async ({
  page,
  context,
}) => {
  await settleIn(page, person)
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put
    IDBObjectStore.prototype.put = function (value: unknown, key) {
      if (JSON.stringify(value).length > 600 && !JSON.stringify(key ?? null).includes('one'))
        throw new DOMException('Full', 'QuotaExceededError')
      return put.call(this, value, key)
    }
  })
  await page.goto('/settings#network')
  await expect(page.getByText('This phone is full.', { exact: false })).toBeVisible()
  await expect.poll(async () => (await inventory(page)).databases['wouri-public'] ?? []).toEqual([])
  const { databases } = await inventory(page)
  expect(databases[`wouri-vault-${person.id}`]).toEqual([`query-["bookings","one","${person.booking}"]`])
  await context.setOffline(true)
  await page.goto('/bookings')
  await card(page).click()
  await expect(page.getByRole('img', { name: /Code for the counter/ })).toBeVisible()
})

test('data of another release, or corrupt data, is ignored and replaced', async ({ page, context }) => {
  await settleIn(page, person)
  const database = `wouri-vault-${person.id}`
  const { databases } = await inventory(page)
  const keys = databases[database]!
  const broken: unknown[] = [
    null,
    7,
    'text',
    {},
    { state: null },
    { buster: '0', queryKey: ['bookings'], state: { data: {}, dataUpdatedAt: Date.now() } },
  ]
  await page.goto('/mailbox')
  await putIntoDatabase(
    page,
    database,
    keys.map((key, at) => [key, broken[at % broken.length]]),
  )
  await page.goto('/bookings')
  await expect(card(page)).toBeVisible()
  await card(page).click()
  await expect(page.getByRole('img', { name: /Code for the counter/ })).toBeVisible()

  // A database of a later release, without the store that this one reads.
  await page.goto('/mailbox')
  await page.evaluate(async (name) => {
    await new Promise((resolve) => indexedDB.deleteDatabase(name).addEventListener('success', resolve))
    const request = indexedDB.open(name, 9)
    request.addEventListener('upgradeneeded', () => request.result.createObjectStore('later'))
    await new Promise((resolve) => request.addEventListener('success', resolve))
    request.result.close()
  }, database)
  await page.goto(`/booking?b=${person.booking}`)
  await expect(page.getByRole('img', { name: /Code for the counter/ })).toBeVisible()
  await expect
    .poll(async () => (await inventory(page)).databases[database])
    .toContain(`query-["bookings","one","${person.booking}"]`)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('img', { name: /Code for the counter/ })).toBeVisible()
})

test('an edited session record gives no rights, and a broken one is signed out', async ({ page }) => {
  await settleIn(page, person)
  const edit = (record: string) => page.evaluate((value) => localStorage.setItem('bc-fe-user', value), record)
  await edit(JSON.stringify({ _id: person.id, language: 'en', type: 'admin' }))
  await page.goto('/bookings')
  await expect(card(page)).toBeVisible()
  await expect(page.getByText('Select', { exact: true }).and(page.getByText('Delete'))).toHaveCount(0)

  // Somebody else's name: the server knows better, and the device is emptied.
  await edit(JSON.stringify({ _id: 'admin', language: 'en', type: 'admin' }))
  await page.goto('/settings')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bc-fe-user'))).toBeNull()
  await expect(page.getByText('Solange')).toHaveCount(0)

  for (const record of ['{"_id":', '[]', '{"_id":"../x","language":"en"}', '"admin"']) {
    await edit(record)
    await page.goto('/settings')
    await expect(page.getByRole('heading', { name: 'Sign in to see your settings' })).toBeVisible()
  }
})

test('a browser that blocks cookies: searching and looking at a car work', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'wouri-no-cookies-'))
  mkdirSync(join(profile, 'Default'))
  const preferences = { profile: { default_content_setting_values: { cookies: 2 } } }
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(preferences))
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // The browser without windows reads no preferences.
    ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
    baseURL: baseURL!,
  })
  try {
    const page = context.pages()[0]!
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await page.goto('/?l=en')
    // Otherwise nothing is blocked, and nothing is proved.
    expect(
      await page.evaluate(() => {
        try {
          return localStorage.length
        } catch {
          return 'blocked'
        }
      }),
    ).toBe('blocked')
    await searchFromHome(page, wordsIn('en'))
    await page.getByRole('article').getByRole('link').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(errors).toEqual([])
  } finally {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  }
})

test('a phone whose clock is a day ahead or behind uses the time of the server', async ({
  page,
  context,
}) => {
  await settleIn(page, person)
  const countdown = page.getByText(/in 1\d\d days/).first()
  await page.goto('/bookings')
  const right = await countdown.textContent()
  for (const off of [86_400_000, -86_400_000]) {
    const other = await context.newPage()
    await other.addInitScript((by) => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + by
    }, off)
    await other.goto('/bookings')
    await expect(other.getByText(/in 1\d\d days/).first()).toHaveText(right!)
    await expect(other.getByText('Saved on this phone in', { exact: false })).toHaveCount(0)
    await other.close()
  }
  await keptForOffline(page)
})
