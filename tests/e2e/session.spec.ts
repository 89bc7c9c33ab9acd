// Unreachable is not refused, and signing out empties the device.

import { expect, test, type Page } from '@playwright/test'
import { keptForOffline, open, signIn } from './screens.ts'

/** Somebody whose language no other test changes. */
const email = 'grace-tabi@wouri.example'

/** Every string that this device keeps of a person, wherever it may be. */
async function kept(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error!))
      })
      for (const store of db.objectStoreNames) {
        found.push(
          await new Promise((resolve) => {
            const request = db.transaction(store).objectStore(store).getAll()
            request.addEventListener('success', () => resolve(request.result))
          }),
        )
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) found.push(request.url)
    }
    return JSON.stringify(found)
  })
}

test('signing out leaves nothing personal on the device', async ({ page }) => {
  const words = await open(page, '/', 'en')
  await signIn(page, words, email)
  await expect(page.getByRole('link', { name: 'Voucher' })).toBeVisible()
  await expect.poll(() => kept(page)).toContain('Grace')
  await page.getByRole('button', { name: 'Account' }).or(page.getByRole('link', { name: 'Account' })).first().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect.poll(() => kept(page)).not.toContain('Grace')
  const rest = await kept(page)
  for (const personal of [email, 'grace-tabi', 'demo-booking', '/api/']) expect(rest).not.toContain(personal)
  await keptForOffline(page)
  await page.context().setOffline(true)
  await page.goto('/bookings')
  await expect(page.getByText('Grace')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Voucher' })).toHaveCount(0)
})

test('without a network, or with a server that fails, nobody is signed out; a refusal signs out silently', async ({ page }) => {
  const words = await open(page, '/', 'en')
  await signIn(page, words, email)
  await expect(page.getByRole('link', { name: 'Voucher' })).toBeVisible()
  await keptForOffline(page)

  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Voucher' })).toBeVisible()
  await page.context().setOffline(false)

  await page.route('**/api/validate-access-token', (route) => route.fulfill({ status: 503, json: { code: 'unavailable' } }))
  await page.reload()
  await expect(page.getByRole('link', { name: 'Voucher' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('bc-fe-user'))).toContain('grace-tabi')
  await page.unroute('**/api/validate-access-token')

  await page.context().clearCookies()
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('bc-fe-user'))).toBeNull()
  await expect(page.getByText('Grace')).toHaveCount(0)
})

test('sign-in comes back to where it was asked for, and never leaves the site', async ({ page }) => {
  for (const [next, path] of [['/booking?b=demo-booking-001', '/booking'], ['//evil.example', '/bookings'], ['https://evil.example', '/bookings']]) {
    await page.context().clearCookies()
    await page.goto('/')
    await page.evaluate(() => localStorage.clear())
    await page.goto(`/sign-in?next=${encodeURIComponent(next!)}`)
    await page.getByLabel('E-mail').fill(email)
    await page.getByLabel('Password', { exact: true }).fill('wouri-2026')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page).toHaveURL((url) => url.pathname === path && url.hostname === 'localhost')
  }
})
