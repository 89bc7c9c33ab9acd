// Saved cars and cars side by side, on a phone: what a guest saves outlives the network and comes along to the account.

import { expect, test, type APIRequestContext, type Browser, type Page } from '@playwright/test'
import type { SavedCars } from '#contract/cars/favourites.ts'
import { addDays } from '#domain/rental/period.ts'
import { enter } from './api-steps.ts'
import { keptForOffline, open, scrollDownHome, signIn, startSignedIn } from './screens.ts'
import { testWithWorker } from './with-worker.ts'
import { today } from './today.ts'

/** No other test saves cars for them. */
const clarisse = 'clarisse-atangana@wouri.example'
const fadimatou = 'fadimatou-bello@wouri.example'

// Weeks after the days on which other tests book cars away.
const first = addDays(today, 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`
/** The recommended cars are those that other tests book away. */
const byTotal = `${trip}&sort=total`

const card = (page: Page, at: number) => page.getByRole('article').nth(at)
const heart = (page: Page, at: number) => card(page, at).getByRole('button', { name: /^Save / })
const strip = (page: Page) => page.getByRole('region', { name: 'Saved cars' })

async function savedOf({ request }: { request: APIRequestContext }): Promise<string[]> {
  return ((await (await request.get('/api/favourites')).json()) as SavedCars).cars.map(({ _id }) => _id)
}

/** A journey that is walked again finds what the first one left. */
async function begin(browser: Browser, email: string): Promise<void> {
  const elsewhere = await browser.newContext()
  await enter(elsewhere.request, email)
  const response = await elsewhere.request.post('/api/favourites', {
    data: { saved: [], removed: await savedOf(elsewhere) },
  })
  expect(response.status()).toBe(200)
  await elsewhere.close()
}

testWithWorker(
  'a car saved by a guest is there without a network, comes along to the account and to another browser',
  { tag: '@all' },
  async ({ page, context, browser }) => {
    await begin(browser, clarisse)
    const words = await open(page, `/search?${byTotal}`, 'en')
    await heart(page, 1).click()
    await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false')
    await expect(page).not.toHaveURL(/car=/)
    const box = (await heart(page, 1).boundingBox())!
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44)
    const name = await card(page, 1).getByRole('heading').innerText()

    await keptForOffline(page)
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
    await expect(strip(page).getByRole('link', { name })).toBeVisible()
    await page.goto('/')
    await scrollDownHome(page)
    await expect(strip(page).getByRole('button', { name: `Save ${name}` })).toHaveAttribute(
      'aria-pressed',
      'true',
    )

    await context.setOffline(false)
    await signIn(page, words, clarisse)
    await expect.poll(() => savedOf(page)).toHaveLength(1)
    const [id] = await savedOf(page)

    const other = await (await browser.newContext()).newPage()
    await startSignedIn(other, 'en', clarisse)
    await other.goto('/')
    await scrollDownHome(other)
    await strip(other).getByRole('link', { name }).click()
    await expect(other).toHaveURL(new RegExp(`/search\\?.*car=${id}`))
    const sheet = other.getByRole('dialog')
    await expect(sheet.getByRole('button', { name: `Save ${name}` })).toHaveAttribute('aria-pressed', 'true')
    await sheet.getByRole('button', { name: `Save ${name}` }).click()
    await expect.poll(() => savedOf(other)).toEqual([])
    await other.goto('/')
    await scrollDownHome(other)
    await expect(strip(other)).toHaveCount(0)
  },
)

testWithWorker(
  'cars saved without a network are sent to the account when it is back, and gone after the sign-out',
  { tag: '@all' },
  async ({ page, context, browser }) => {
    await begin(browser, fadimatou)
    const words = await startSignedIn(page, 'en', fadimatou)
    await page.goto(`/search?${byTotal}`)
    await heart(page, 0).waitFor()
    // Hydrated, and idle: of what is pressed before, the last is replayed.
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await heart(page, 0).click()
    await heart(page, 1).click()
    await heart(page, 1).click()
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'true')
    await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'false')
    await context.setOffline(false)
    await expect.poll(() => savedOf(page)).toHaveLength(1)

    await page
      .getByRole('button', { name: words('Account') })
      .last()
      .click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Sign out') })
      .click()
    await expect.poll(async () => (await page.request.get('/api/favourites')).status()).toBe(401)
    await page.goto(`/search?${byTotal}`)
    await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false')
  },
)

test('two tabs show the same', { tag: '@all' }, async ({ page, context }) => {
  await open(page, `/search?${trip}`, 'en')
  const other = await context.newPage()
  await other.goto(`/search?${trip}`)
  await heart(page, 0).click()
  await expect(heart(other, 0)).toHaveAttribute('aria-pressed', 'true')
  await heart(other, 0).click()
  await expect(heart(page, 0)).toHaveAttribute('aria-pressed', 'false')
})

test(
  'up to three cars are side by side, and booking continues from there',
  { tag: '@all' },
  async ({ page, browser }) => {
    await open(page, `/search?${trip}`, 'en')
    const toggle = (at: number) => card(page, at).getByRole('button', { name: /^Compare / })
    const bar = page.getByRole('group', { name: 'Cars to compare' })
    await toggle(0).click()
    await expect(bar.getByRole('button', { name: 'Compare' })).toBeDisabled()
    await toggle(1).click()
    await toggle(2).click()
    await expect(toggle(3)).toBeDisabled()
    await expect(bar.getByRole('status')).toHaveText('3 of 3 chosen')
    await bar.getByRole('button', { name: 'Compare' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compare' })
    await expect(dialog.getByRole('columnheader')).toHaveCount(3)
    await expect(dialog.getByText('Cheapest')).toHaveCount(1)

    // Each total in one line inside its column, the labels beside it also after a swipe to the last car.
    const totals = dialog.getByRole('row', { name: /^Total/ }).locator('data')
    for (const total of await totals.all())
      expect(
        await total.evaluate(
          (element) =>
            element.getClientRects().length === 1 &&
            element.getBoundingClientRect().right <= element.parentElement!.getBoundingClientRect().right,
        ),
      ).toBe(true)
    await totals.last().scrollIntoViewIfNeeded()
    await expect(totals.last()).toBeInViewport({ ratio: 1 })
    await expect(dialog.getByRole('rowheader', { name: 'Total' })).toBeInViewport({ ratio: 1 })

    // The address is the comparison.
    const elsewhere = await (await browser.newContext()).newPage()
    await elsewhere.goto(page.url())
    const shared = elsewhere.getByRole('dialog', { name: 'Compare' })
    await expect(shared.getByRole('rowheader', { name: 'Security deposit' })).toBeVisible()
    await expect(shared.getByRole('columnheader')).toHaveCount(3)
    await shared
      .getByRole('button', { name: /^Remove / })
      .first()
      .click()
    await expect(shared.getByRole('columnheader')).toHaveCount(2)
    await elsewhere.keyboard.press('Escape')
    await expect(shared).toHaveCount(0)

    await dialog
      .getByRole('link', { name: /^Choose / })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Continue' })).toBeVisible()
    await page.goBack()
    await expect(dialog.getByRole('table')).toBeVisible()
    await page.goBack()
    await expect(dialog).toHaveCount(0)
    await bar.getByRole('button', { name: 'Clear' }).click()
    await expect(bar).toHaveCount(0)
    await expect(page).not.toHaveURL(/cmp=/)
  },
)
