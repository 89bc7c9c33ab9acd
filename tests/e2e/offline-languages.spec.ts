// The words of one language are kept for offline: the one that is read here.

import { expect, test, type Page } from '@playwright/test'
import { keptForOffline } from './screens.ts'

// The journeys go on without a network.
test.use({ serviceWorkers: 'allow' })

const parts = 9

/** The files of a language that this device keeps beside the shell. */
const kept = (page: Page, language: string) =>
  page.evaluate(async (start) => {
    const requests = await Promise.all(
      ['words', 'screens'].map(async (name) => (await caches.open(name)).keys()),
    )
    return requests.flat().filter(({ url }) => new URL(url).pathname.startsWith(start)).length
  }, `/assets/${language}`)

const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang)

/** What was asked for in a language, by the page or by its worker. */
function watchWords(page: Page): () => string[] {
  const paths: string[] = []
  page.context().on('request', (request) => paths.push(new URL(request.url()).pathname))
  return () => paths.flatMap((path) => /^\/assets\/(en|fr|es)[.-]/.exec(path)?.[1] ?? [])
}

test('in French all of its texts and none in Spanish are stored, and available without a network', async ({
  page,
}) => {
  const asked = watchWords(page)
  await page.goto('/?l=fr')
  await keptForOffline(page)
  await expect.poll(() => kept(page, 'fr')).toBe(parts)
  await page.context().setOffline(true)
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { name: 'Se connecter' })).toBeVisible()
  expect(await spoken(page)).toBe('fr')
  expect(asked()).not.toContain('es')
})

test('a language chosen later works offline as well, also on screens not opened before', async ({ page }) => {
  const asked = watchWords(page)
  await page.goto('/')
  await keptForOffline(page)
  expect(asked()).not.toContain('es')
  await page.goto('/settings')
  await page.getByText('Español', { exact: true }).click()
  await expect.poll(() => kept(page, 'es')).toBe(parts)
  await page.context().setOffline(true)
  await page.goto('/sign-in')
  await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible()
  expect(await spoken(page)).toBe('es')
  expect(asked()).not.toContain('fr')
})
