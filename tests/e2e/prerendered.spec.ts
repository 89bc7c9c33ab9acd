// The public pages as the server renders them: whole before any script, the same once they are hydrated, and of use where
// no script ever runs.

import { expect, test } from '@playwright/test'
import * as v from 'valibot'
import { CarPage } from '#contract/cars/cars.ts'
import { publicPages } from '#contract/pages.ts'
import { languages } from '#domain/language.ts'
import { addDays } from '#domain/rental/period.ts'
import { aSearch, isHydrated, openPrerendered } from './prerendered-page.ts'
import { today } from './today.ts'

// Of the other pages hydration.spec.ts says so.
test('a search without days is hydrated as it was rendered', { tag: '@all' }, async ({ page }) => {
  const complaints = await openPrerendered(page, '/search?pl=douala&l=fr')
  await expect.poll(() => isHydrated(page)).toBe(true)
  await expect(page.locator('h1[data-prerendered]')).toBeAttached()
  expect(complaints).toEqual([])
})

test('every page is whole in every language before a script runs', async ({ request }) => {
  const seen = new Set<string>()
  for (const path of publicPages) {
    for (const language of languages) {
      const response = await request.get(`${path}?l=${language}`)
      const markup = await response.text()
      expect([path, response.status()]).toEqual([path, 200])
      expect(markup, path).toContain(`<html lang="${language}"`)
      expect(markup, path).toMatch(/<h1[^>]*>[^<]+/)
      const text = markup.replace(/<(script|style|noscript)\b.*?<\/\1>/gs, '').replace(/<[^>]+>/g, ' ')
      expect(text.length, path).toBeGreaterThan(500)
      expect(seen.has(text), `${path} says in ${language} what another page says`).toBe(false)
      seen.add(text)
    }
  }
})

test('a search shows its first cars with the prices of the call, before a script runs', async ({
  request,
}) => {
  const { cars } = v.parse(CarPage, await (await request.get(`/api/cars?${aSearch()}`)).json())
  const markup = (await (await request.get(`/search?${aSearch({ l: 'en' })}`)).text()).replaceAll(
    '\u00A0',
    ' ',
  )
  expect(cars.length).toBeGreaterThan(3)
  for (const { name, quote } of cars)
    expect(markup).toContain(`aria-label="${name}, ${quote.total.toLocaleString('en')} FCFA for`)
})

test('a trip that cannot be booked is left to the app, which says why', async ({ page }) => {
  const day = today
  await page.goto(
    `/search?pl=douala-airport&from=${addDays(day, 7)}T10:00&to=${addDays(day, 407)}T10:00&l=en`,
  )
  await expect(page.getByRole('alert')).toBeVisible()
})

test(
  'the language is the one of the address, else the one chosen before, else English',
  { tag: '@all' },
  async ({ request }) => {
    const languageOf = async (address: string, cookie?: string) => {
      const markup = await (await request.get(address, { headers: cookie ? { cookie } : {} })).text()
      return /<html lang="(\w+)"/.exec(markup)?.[1]
    }
    expect(await languageOf('/faq')).toBe('en')
    expect(await languageOf('/faq', 'wouri-language=es')).toBe('es')
    expect(await languageOf('/faq?l=fr', 'wouri-language=es')).toBe('fr')
    expect(await languageOf('/faq?l=de', 'wouri-language=nonsense')).toBe('en')
  },
)

test('an unknown address is answered with 404, in the language asked for', async ({ request }) => {
  const response = await request.get('/no-such-page?l=fr')
  expect(response.status()).toBe(404)
  expect(await response.text()).toContain('Rien à voir ici')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are read and lead to each other', async ({ page }) => {
    await page.goto('/?l=fr')
    await page.locator('footer').getByRole('link', { name: 'FAQ' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('FAQ')
    await page.locator('summary').nth(1).click()
    await expect(page.locator('details').nth(1)).toHaveAttribute('open', '')
    await page.locator('footer').locator('a[href^="/privacy"]').click()
    await expect(page.locator('h2')).not.toHaveCount(0)
    await page.locator('footer').getByRole('link', { name: 'Español' }).click()
    await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  })

  test('an empty message is as high as its lines, without a style on the element', async ({ page }) => {
    await page.goto('/contact?l=en')
    const { height } = (await page.getByLabel('Message').boundingBox())!
    expect(height).toBeGreaterThan(5 * 24)
  })

  test('the search form leads to the search, which says what is missing', async ({ page }) => {
    await page.goto('/?l=en')
    await page.getByRole('combobox').fill('yaounde')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?pl=[\w-]+&.*from=.+&to=/)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('JavaScript is missing')
    await expect(page.locator('main article').first()).toContainText('FCFA')
    await page.locator('noscript a[href="/contact"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
  })
})
