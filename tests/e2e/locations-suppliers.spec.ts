// Where the cars are, and whose they are: two lists that lead to a search.

import { expect, test, type Page } from '@playwright/test'
import { languages } from '#domain/language.ts'
import type { SupplierPage } from '#contract/cars/suppliers.ts'
import { violations } from './axe.ts'
import { goInside, open } from './screens.ts'

const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }

// Animations would be measured half way.
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const row = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true })

/** The prerendered page works too, but knows no dates yet. */
async function openHydrated(page: Page, path: string, name = 'Kribi') {
  await page.goto(path)
  await expect(row(page, name)).toHaveAttribute('href', /from=/)
}

test('both pages speak every language', { tag: '@all' }, async ({ page }) => {
  for (const language of languages)
    for (const [path, title] of [
      ['/locations', 'Locations'],
      ['/suppliers', 'Suppliers'],
    ] as const) {
      const words = await open(page, path, language)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words(title))
    }
})

test(
  'without a script both pages are whole, and their links lead to a search',
  { tag: '@all' },
  async ({ browser }) => {
    const page = await (await browser.newContext({ javaScriptEnabled: false, viewport: phone })).newPage()
    await page.goto('/locations')
    await expect(row(page, 'Douala, Akwa')).toHaveAttribute('href', '/search?pl=douala-akwa')
    await expect(row(page, 'Bertoua')).toBeVisible()
    await expect(page.getByLabel('Find a place')).toBeHidden()
    await page.goto('/suppliers')
    await expect(row(page, 'Sahel Horizon')).toBeVisible()
    await expect(row(page, 'Sahel Horizon')).toHaveAttribute('href', /^\/search\?.*sup=sahel-horizon/)
  },
)

test('a place leads to its cars, with the dates proposed', async ({ page }) => {
  await openHydrated(page, '/locations')
  await row(page, 'Douala, Akwa').click()
  await expect(page).toHaveURL(/\/search\?(?=.*pl=douala-akwa)(?=.*from=)(?=.*to=)/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('the number beside a place is the number of its cars', { tag: '@all' }, async ({ page }) => {
  await page.goto('/locations')
  const places = (await (await page.request.get('/api/locations')).json()) as { _id: string; cars: number }[]
  const airport = places.find(({ _id }) => _id === 'garoua-airport')
  await expect(page.locator('#garoua-airport')).toContainText(`${airport?.cars} cars`)
})

test('typing finds a place without its accents, keeps it under its city, and says how many there are', async ({
  page,
}) => {
  await openHydrated(page, '/locations')
  await page.getByLabel('Find a place').fill('nsimalen')
  await expect(row(page, 'Yaoundé-Nsimalen International Airport')).toBeVisible()
  await expect(row(page, 'Yaoundé')).toBeVisible()
  await expect(row(page, 'Douala')).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: '2 places' })).toHaveCount(1)
  await page.getByLabel('Find a place').fill('atlantis')
  await page.getByRole('button', { name: 'Show every place' }).click()
  await expect(row(page, 'Douala')).toBeVisible()
})

test('an address may name a place: its row is on the screen', { tag: '@all' }, async ({ page }) => {
  await page.goto('/locations#maroua')
  await expect(row(page, 'Maroua')).toBeInViewport()
})

test('with a known position the nearest place comes first, with its distance', async ({ page, context }) => {
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: 2.95, longitude: 9.92 })
  await openHydrated(page, '/locations')
  await page.getByRole('button', { name: 'Near me' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText('Kribi')
  await expect(page.locator('#kribi')).toContainText('2 km')
  await expect(page.locator('#douala')).toContainText(/1\d\d km/)
})

test('a phone shows the list or the map, a desktop both', { tag: '@all' }, async ({ page }) => {
  const map = page
    .getByRole('button', { name: /Open the map/ })
    .or(page.getByRole('region', { name: 'Map of the places' }))
  await page.setViewportSize(phone)
  await openHydrated(page, '/locations')
  await expect(row(page, 'Kribi')).toBeVisible()
  await expect(map.first()).toBeHidden()
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(map.first()).toBeVisible()
  await expect(row(page, 'Kribi')).toBeHidden()
  await page.setViewportSize(desktop)
  await expect(map.first()).toBeVisible()
  await expect(row(page, 'Kribi')).toBeVisible()
})

test('a supplier leads to its own cars only', async ({ page }) => {
  await openHydrated(page, '/suppliers', 'Kribi Littoral')
  const card = page.getByRole('article').filter({ hasText: 'Kribi Littoral' })
  await expect(card).toContainText('Douala, Kribi, Yaoundé')
  await expect(card).toContainText('Pay at the counter: cash, MTN MoMo, Orange Money')
  await row(page, 'Kribi Littoral').click()
  await expect(page).toHaveURL(/\/search\?(?=.*sup=kribi-littoral)(?=.*pl=)/)
  const found = page.getByRole('article')
  await expect(found.first()).toBeVisible()
  await expect(found.filter({ hasNotText: 'Kribi Littoral' })).toHaveCount(0)
})

test(
  'more suppliers follow on a phone as the end comes near, and page by page on a desktop',
  { tag: '@all' },
  async ({ page }) => {
    await page.route('**/api/suppliers*', async (route) => {
      const response = await route.fetch({ url: route.request().url().replace(/\?.*/, '') })
      const { suppliers } = (await response.json()) as SupplierPage
      const number = Number(new URL(route.request().url()).searchParams.get('page'))
      const renamed = suppliers.map((one) => ({
        ...one,
        _id: `${one._id}${number}`,
        name: `${one.name} ${number}`,
      }))
      const json = {
        suppliers: renamed,
        page: number,
        pageSize: suppliers.length,
        total: 3 * suppliers.length,
      }
      await route.fulfill({ json })
    })
    await page.setViewportSize(phone)
    await goInside(page, '/suppliers')
    await expect(row(page, 'Kribi Littoral 1')).toBeVisible()
    for (const number of [2, 3]) {
      await page.getByRole('main').getByRole('listitem').last().scrollIntoViewIfNeeded()
      await expect(row(page, `Kribi Littoral ${number}`)).toBeAttached()
    }
    await expect(page.getByRole('link', { name: 'Load more' })).toHaveCount(0)
    await page.setViewportSize(desktop)
    await expect(row(page, 'Kribi Littoral 2')).toHaveCount(0)
    await page.getByRole('link', { name: 'Next page' }).click()
    await expect(page).toHaveURL(/\/suppliers\?page=2$/)
    await expect(row(page, 'Kribi Littoral 2')).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Pages' })).toContainText('Page 2 of 3')
  },
)

test('a site that hides its suppliers has no page of them', { tag: '@all' }, async ({ page }) => {
  await page.route('**/api/settings', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), hideSuppliers: true } })
  })
  await page.route('**/api/suppliers*', (route) =>
    route.fulfill({ json: { suppliers: [], total: 0, page: 1, pageSize: 24 } }),
  )
  await goInside(page, '/suppliers')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing to see here!')
})

test('a failed load shows an error and can be retried', async ({ page }) => {
  for (const [path, call, title, name] of [
    ['/locations', '**/api/locations', 'The places could not be loaded', 'Kribi'],
    ['/suppliers', '**/api/suppliers*', 'The suppliers could not be loaded', 'Mboa Prestige'],
  ] as const) {
    await page.route(call, (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
    await goInside(page, path)
    await expect(page.getByRole('alert')).toContainText(title)
    expect(await violations(page)).toEqual([])
    await page.unroute(call)
    await page.getByRole('button', { name: 'Retry' }).click()
    await expect(row(page, name)).toBeVisible()
  }
})
