// The offline promise against the device: after a walk through the app nothing is kept that the table does not name.

import { expect, test, type Page } from '@playwright/test'
import {
  databases,
  persistedQueries,
  storedChoices,
  cachedFiles,
  storedWork,
  type AnswerRoot,
} from '#client/storage/storage-policy.ts'
import { inventory } from './device.ts'
import { aNewcomer, settleIn } from './newcomer.ts'
import { keptForOffline, open, searchFromHome } from './screens.ts'

test.use({ serviceWorkers: 'allow' })

const begins = (name: string, table: object) =>
  Object.keys(table).some((beginning) => name.startsWith(beginning))

/** Whose answer a record is; null for what is no answer that the promise names. */
function whoseAnswer(key: string): string | null {
  const root = /^query-\["([a-z-]+)"/.exec(key)?.[1]
  return root !== undefined && Object.hasOwn(persistedQueries, root)
    ? persistedQueries[root as AnswerRoot].whose
    : null
}

/** Everything on the device that the promise does not name. */
async function unnamed(page: Page): Promise<string[]> {
  const device = await inventory(page)
  const found: string[] = []
  for (const [name, keys] of Object.entries(device.databases)) {
    if (name.startsWith(databases.pictures)) continue
    if (name.startsWith(databases.walks)) {
      found.push(...keys.filter((key) => !/^[0-9a-f]{64}$/.test(key)).map((key) => `${name}: ${key}`))
      continue
    }
    const whose = name === databases.shared ? 'everybody' : 'person'
    if (whose === 'person' && !name.startsWith(databases.personal)) found.push(name)
    for (const key of keys)
      if (whoseAnswer(key) !== whose && !(whose === 'person' && begins(key, storedWork)))
        found.push(`${name}: ${key}`)
  }
  for (const [name, addresses] of Object.entries(device.caches)) {
    if (!begins(name, cachedFiles)) found.push(name)
    found.push(...addresses.filter((address) => address.startsWith('/api/')))
  }
  found.push(...device.local.filter((key) => !Object.hasOwn(storedChoices, key)))
  // The router's memory of how far each screen was scrolled; it goes with the tab.
  found.push(...device.session.filter((key) => !key.startsWith('tsr-scroll-restoration')))
  return found
}

const screens = [
  '/',
  '/bookings',
  '/bookings?tab=past',
  '/notifications',
  '/contact',
  '/change-password',
  '/settings',
]

async function walk(page: Page): Promise<void> {
  for (const address of screens) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0)
  }
  const words = await open(page, '/', 'en')
  await searchFromHome(page, words)
  await page.getByRole('article').getByRole('link').first().click()
  await page.getByRole('dialog').getByRole('link', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/checkout\?/)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
}

test('a visitor leaves nothing on a device but what the policy names', async ({ page }) => {
  await open(page, '/', 'en')
  await keptForOffline(page)
  await walk(page)
  expect(await unnamed(page)).toEqual([])
})

test('nor does a signed-in person; after the sign-out nothing personal is left', async ({
  page,
  playwright,
  baseURL,
}) => {
  const newcomer = await aNewcomer({ playwright, baseURL }, 'Promised Driver', 162)
  await settleIn(page, newcomer)
  await page.getByRole('checkbox').first().check()
  await walk(page)
  expect(await unnamed(page)).toEqual([])
  // The walk kept something of each kind, or nothing is proved.
  const { databases: kept, caches } = await inventory(page)
  const personal = `${databases.personal}${newcomer.id}`
  expect(Object.keys(kept)).toEqual(expect.arrayContaining([databases.shared, personal, databases.pictures]))
  expect(
    Object.keys(caches)
      .map((name) => name.split('-').slice(0, 2).join('-'))
      .sort(),
  ).toEqual(['fonts', 'pictures', 'screens', 'words', 'workbox-precache'])

  await page.goto('/settings#network')
  await page.getByText('What is kept, and for how long').click()
  await expect(page.getByText('Bookings and their vouchers · 30 days')).toBeVisible()

  await page.goto('/bookings')
  await page.getByRole('button', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(async () => Object.keys((await inventory(page)).databases)).not.toContain(personal)
  const isPersonal = (key: string) => storedChoices[key as keyof typeof storedChoices].whose === 'person'
  expect((await inventory(page)).local.filter(isPersonal)).toEqual([])
  expect(await unnamed(page)).toEqual([])
})
