// What a person does on the screens, by role and label, in any language.

import { expect, type Locator, type Page } from '@playwright/test'
import type { User } from '#contract/account/account.ts'
import { languageCookie } from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import { opening, wordsIn } from '#tests/support/words.ts'

export type Words = ReturnType<typeof wordsIn>

export const driver = { email: 'driver@wouri.example', password: 'wouri-2026' }

export async function open(page: Page, path: string, language: Language): Promise<Words> {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}l=${language}`)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  return wordsIn(language)
}

/** From another screen: a page that the server writes brings its answers with it, and they may be a minute old. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.goto('/bookings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate((to) => history.pushState({}, '', to), path)
}

export async function signIn(page: Page, words: Words, email = driver.email): Promise<void> {
  await page.goto('/sign-in')
  await page.getByLabel(words('Email')).fill(email)
  await page.getByLabel(words('Password'), { exact: true }).fill(driver.password)
  await page.getByRole('button', { name: words('Sign in'), exact: true }).click()
  // Staff are led to their desk.
  await expect(page).toHaveURL((url) => /^(\/bookings|\/staff)$/.test(url.pathname))
}

/**
 * A device on which somebody signed in before and chose a language. Opens no page: called before the first one. The screen to
 * sign in on is tested in accounts.spec.ts and session.spec.ts.
 */
export async function startSignedIn(page: Page, language: Language, email = driver.email): Promise<Words> {
  const context = page.context()
  const response = await context.request.post('/api/sign-in/frontend', {
    data: { email, password: driver.password },
  })
  expect(response.status()).toBe(200)
  const { _id, language: saved } = (await response.json()) as User
  const { origin } = new URL(response.url())
  await context.addCookies([{ name: languageCookie.name, value: language, url: origin }])
  const { cookies } = await context.storageState()
  const localStorage = [
    { name: 'bc-fe-language', value: language },
    { name: 'bc-fe-user', value: JSON.stringify({ _id, language: saved }) },
  ]
  await context.setStorageState({ cookies, origins: [{ origin, localStorage }] })
  return wordsIn(language)
}

/** Types a birth date (`1990-05-17`) into its three fields. */
export async function fillBirthDate(page: Page, words: Words, birthDate: string): Promise<void> {
  const group = page.getByRole('group', { name: words('Birth date'), exact: true })
  const [year = '', month = '', day = ''] = birthDate.split('-')
  await group.getByLabel(words('Day')).fill(day)
  await group.getByLabel(words('Month')).fill(month)
  await group.getByLabel(words('Year')).fill(year)
}

/** Digits of a price, whatever the language's grouping. */
export async function amountIn(locator: Locator): Promise<number> {
  return Number(await locator.getAttribute('value'))
}

/** From the home screen to the results for Douala airport and the default three days. */
export async function searchFromHome(page: Page, words: Words): Promise<void> {
  await page.goto('/')
  await page.getByRole('combobox').first().fill('aero')
  await page
    .getByRole('option')
    .filter({ hasText: /D(ou|u)ala/ })
    .first()
    .click()
  await page.getByRole('button', { name: words('Search'), exact: true }).click()
  await expect(page).toHaveURL(/\/search\?.*pl=douala-airport/)
  await expect(page.getByRole('article').first()).toBeVisible()
}

/** Scrolls down the home screen to the blocks that are fetched when they come near. */
export async function scrollDownHome(page: Page): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => window.scrollBy(0, 300))
    await page.getByRole('heading', { name: 'Where the cars are' }).scrollIntoViewIfNeeded({ timeout: 500 })
  }).toPass()
}

/** The public pages are kept, as after a first visit. */
export const publicPagesKept = (page: Page) => untilKept(page, false)

/** All screens are kept, as for a person who put the app on the home screen. */
export const keptForOffline = (page: Page) => untilKept(page, true)

/** Every file of the staff area that the worker names for this language is kept: a screen opens without a network once all are. */
export async function staffAreaKept(page: Page, language: Language): Promise<void> {
  const worker = await (await page.request.get('/sw.js')).text()
  const files = [...worker.matchAll(/\{[^{}]*"staff":"(?:own|shared)"[^{}]*\}/g)]
    .map(([entry]) => JSON.parse(entry) as { url: string; language?: string })
    .filter((entry) => (entry.language ?? language) === language)
    .map(({ url }) => `/${url}`)
  expect(files.length).toBeGreaterThan(10)
  const missing = () =>
    page.evaluate(async (paths) => {
      const kept = await (await caches.open('staff')).keys()
      const there = new Set(kept.map(({ url }) => new URL(url).pathname))
      return paths.filter((path) => !there.has(path))
    }, files)
  await expect.poll(missing, { timeout: 60_000 }).toEqual([])
}

async function untilKept(page: Page, whole: boolean): Promise<void> {
  const isKept = () =>
    page.evaluate(async (isWhole) => {
      await navigator.serviceWorker.ready
      // Said once a page, and understood whether the worker has begun or not.
      if (isWhole) window.dispatchEvent(new Event('appinstalled'))
      // The parts of a catalog beside the first, and which language they are.
      const words = await (await caches.open('words')).keys()
      const rest = await caches.match('/kept-rest', { cacheName: 'screens' })
      return (
        navigator.serviceWorker.controller !== null && words.length >= 6 && (!isWhole || rest !== undefined)
      )
    }, whole)
  const isKeptSoon = await expect
    .poll(isKept, { timeout: 8000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    )
  if (isKeptSoon) return
  // A worker that began between two pages has claimed neither; the next page is its own.
  await page.reload()
  await expect.poll(isKept).toBe(true)
}

export { opening }
