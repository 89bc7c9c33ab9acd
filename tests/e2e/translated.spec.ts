// A traveller has the browser translate the page: every text node is gone, and the screens go on.

import { expect, test, type Page } from '@playwright/test'
import type { Language } from '#domain/language.ts'
import { translate } from '#tests/support/translate-page.ts'
import { wordsIn } from '#tests/support/words.ts'
import { enter } from './api-steps.ts'
import { isHydrated } from './prerendered-page.ts'
import { asGuest, signedIn, type Scene } from './scenes.ts'

test.setTimeout(300_000)

const translated = `(${translate.toString()})(document.body)`
const failures = (['en', 'fr', 'es'] as const).map((language) =>
  wordsIn(language)('An unhandled error occurred.'),
)

/** What ends a screen: an error that nobody catches, and the screen that React shows instead. */
async function brokenBy(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const errors: string[] = []
  const note = ({ message }: Error) => errors.push(message)
  page.on('pageerror', note)
  await act()
  page.off('pageerror', note)
  const headings = await page.locator('h1, #failed:not([hidden])').allTextContents()
  return [...errors, ...headings.filter((text) => failures.some((failure) => text.includes(failure)))]
}

/** Every text of the screen changes, as the address asks for it. */
async function changeLanguage(page: Page, language: Language): Promise<void> {
  await page.evaluate((to) => {
    const address = new URL(location.href)
    address.searchParams.set('l', to)
    history.replaceState(history.state, '', address)
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
}

/** Sends the form as it is, or opens the first result; where there is neither, presses the first button. */
async function press(page: Page): Promise<void> {
  for (const acts of [
    '[role=dialog] form button[type=submit], main form button[type=submit], main article a',
    '[role=dialog] button, main button',
  ]) {
    const first = page.locator(acts).first()
    if (!(await first.isVisible()) || !(await first.isEnabled())) continue
    await first.click({ force: true })
    return
  }
}

/**
 * What these people send would be missing from other tests' world: each act ends in its error, which is shown as well. Whether
 * their session holds is asked by a POST too; without its answer the app never learns who they are.
 */
async function sendNothing(page: Page): Promise<void> {
  await page.route('**/api/**', (route) => {
    const request = route.request()
    const changesNothing = request.method() === 'GET' || request.url().endsWith('/api/validate-access-token')
    return changesNothing ? route.fallback() : route.abort()
  })
}

/** For another screen, which nobody has translated. The router follows the history; not every screen has a link. */
async function leave(page: Page): Promise<void> {
  await page.evaluate(() =>
    history.pushState(null, '', location.pathname.startsWith('/about') ? '/faq' : '/about'),
  )
  await expect(page.locator('main h1').first()).not.toContainText('[')
}

/** Translated, pressed, in another language, translated again, and left for another screen. */
async function walk(page: Page, scenes: readonly Scene[]): Promise<string[]> {
  const broken: string[] = []
  for (const { path, of = '', ready } of scenes) {
    const found = await brokenBy(page, async () => {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}l=fr`)
      await expect.poll(() => isHydrated(page)).toBe(true)
      await ready(page, wordsIn('fr'))
      await page.evaluate(translated)
      await press(page)
      await changeLanguage(page, 'es')
      await page.evaluate(translated)
      await page.keyboard.press('Escape')
      await leave(page)
    })
    broken.push(...found.map((what) => `${path} ${of}: ${what}`))
  }
  return broken
}

const isCentral = ({ path, of }: Scene) =>
  of === undefined &&
  (path === '/' || /^\/search\?[^&]+&[^&]+&[^&]+$/.test(path) || /^\/checkout\?/.test(path))

test(
  'the home page, a search and the checkout go on after they were translated',
  { tag: '@all' },
  async ({ page }) => {
    const scenes = asGuest.filter(isCentral)
    expect(scenes).toHaveLength(3)
    expect(await walk(page, scenes)).toEqual([])
  },
)

test('every other screen of a guest goes on after it was translated', { tag: '@all' }, async ({ page }) => {
  const scenes = asGuest.filter((scene) => !isCentral(scene))
  expect(await walk(page, scenes)).toEqual([])
})

for (const [who, email, scenes] of signedIn)
  test(
    `every screen of ${who} goes on after it was translated`,
    { tag: '@all' },
    async ({ page, context }) => {
      const id = await enter(context.request, email)
      await context.addInitScript((user) => localStorage.setItem('bc-fe-user', JSON.stringify(user)), {
        _id: id,
        language: 'fr',
      })
      await sendNothing(page)
      expect(await walk(page, scenes)).toEqual([])
    },
  )

test('a prerendered page that was translated before the app has started becomes the app all the same', async ({
  page,
}) => {
  // Counted at once: the app may have written its own texts before anybody looks.
  await page.addInitScript(`document.addEventListener('DOMContentLoaded', () => {
    ${translated}
    document.documentElement.dataset.translated = document.querySelectorAll('font').length
  })`)
  const found = await brokenBy(page, async () => {
    await page.goto('/?l=fr')
    await expect(page.locator('html')).toHaveAttribute('data-translated', /[1-9]/)
    await expect.poll(() => isHydrated(page)).toBe(true)
    await changeLanguage(page, 'es')
    await expect(page.locator('main')).toContainText(wordsIn('es')('Search'))
  })
  expect(found).toEqual([])
})

test('a text that changes on a translated page is shown in its new words', async ({ page }) => {
  const { path, ready } = asGuest.find((scene) => scene.path.startsWith('/checkout?'))!
  await page.goto(`${path}&l=en`)
  await ready(page, wordsIn('en'))
  await page.evaluate(translated)
  await changeLanguage(page, 'fr')
  // Not in the translation of the old ones.
  const heading = page.locator('main h1').first()
  await expect(heading).not.toContainText('[')
})
