// The public pages as the server draws them: whole before any script, the same when the app takes them over, and of use
// where no script ever runs.

import { expect, test, type Page } from '@playwright/test'
import { languages } from '#domain/language.ts'
import { publicPages } from '#contract/pages.ts'

/** Marks the heading before the app begins, and listens for what it complains of. */
async function openDrawn(page: Page, address: string): Promise<string[]> {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => document.querySelector('h1')?.setAttribute('data-drawn', '')),
  )
  await page.goto(address)
  return complaints
}

/** React writes its own property on what it has taken over. */
const isTakenOver = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  })

test('who has read on stays there when the app takes the page over', async ({ page }) => {
  await page.route('**/assets/*.js', async (route) => {
    await page.evaluate(() => scrollTo(0, 900))
    await route.continue()
  })
  await openDrawn(page, '/?l=en')
  await expect.poll(() => isTakenOver(page)).toBe(true)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500)
})

/** Holds back every script of the app until it is let go. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

test('a button that is pressed before the app stands is pressed', async ({ page }) => {
  const release = await holdScripts(page)
  await openDrawn(page, '/?l=en')
  await page.getByRole('button', { name: /^Dates and times/ }).click()
  release()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('what is typed before the app stands is looked for', async ({ page }) => {
  const release = await holdScripts(page)
  await openDrawn(page, '/?l=en')
  await page.getByRole('combobox').fill('kri')
  release()
  await expect(page.getByRole('option', { name: /Kribi/ }).first()).toBeVisible()
})

for (const path of publicPages) {
  test(`the app goes on from ${path} as it was drawn`, async ({ page }) => {
    const complaints = await openDrawn(page, `${path}?l=fr`)
    await expect.poll(() => isTakenOver(page)).toBe(true)
    await expect(page.locator('h1[data-drawn]')).toBeVisible()
    expect(complaints).toEqual([])
  })
}

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

test('the language is the one of the address, else the one chosen before, else English', async ({ request }) => {
  const languageOf = async (address: string, cookie?: string) => {
    const markup = await (await request.get(address, { headers: cookie ? { cookie } : {} })).text()
    return /<html lang="(\w+)"/.exec(markup)?.[1]
  }
  expect(await languageOf('/faq')).toBe('en')
  expect(await languageOf('/faq', 'wouri-language=es')).toBe('es')
  expect(await languageOf('/faq?l=fr', 'wouri-language=es')).toBe('fr')
  expect(await languageOf('/faq?l=de', 'wouri-language=nonsense')).toBe('en')
})

test('an address of nobody is answered with 404, in the language asked for', async ({ request }) => {
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

  test('the search form leads to the search, which says what is missing', async ({ page }) => {
    await page.goto('/?l=en')
    await page.getByRole('combobox').fill('yaounde')
    await page.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(page).toHaveURL(/\/search\?pl=[\w-]+&.*from=.+&to=/)
    await expect(page.locator('noscript p')).toBeVisible()
    await expect(page.locator('noscript p')).toContainText('JavaScript is missing')
    await page.locator('noscript a[href="/contact"]').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toBeVisible()
  })
})
