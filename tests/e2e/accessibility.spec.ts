// axe on sheets, on the errors of forms and on what a person did, on a phone in light and on a desktop in dark. On every screen as it
// opens: every-screen.spec.ts.

import { expect, test } from '@playwright/test'
import { appearanceKey } from '#client/store/local-storage.ts'
import { violations, violationsInBothThemes } from './axe.ts'
import { trip } from './scenes.ts'
import { scrollDownHome } from './screens.ts'

test.beforeEach(async ({ page }) => {
  // Animations would be measured half way.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript((key) => localStorage.setItem(key, 'system'), appearanceKey)
})

test('what axe should find is found', async ({ page }) => {
  await page.setContent(`<html lang="en"><title>A page</title>
    <main><h1>Cars</h1><p style="color: #ddd">From 45 000 FCFA a day</p></main><footer><img src="data:,"></footer>`)
  expect((await violations(page)).map(({ id }) => id)).toEqual(['color-contrast', 'image-alt'])
})

test('signing in and asking for a new password, with their errors', { tag: '@all' }, async ({ page }) => {
  await page.goto('/sign-in')
  await page.getByLabel('Email').fill('nobody@wouri.example')
  await page.getByLabel('Password', { exact: true }).fill('not-this-one')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Incorrect email or password.')
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.goto('/forgot-password')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByLabel('Email')).toBeFocused()
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('saved cars, and cars side by side', { tag: '@all' }, async ({ page }) => {
  await page.goto(`/search?${trip}`)
  for (const at of [0, 1, 2]) {
    await page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: /^Save / })
      .click()
    await page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: /^Compare / })
      .click()
  }
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.getByRole('group', { name: 'Cars to compare' }).getByRole('button', { name: 'Compare' }).click()
  await page.getByRole('dialog').getByText('Cheapest').waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
  await page.goto('/')
  await scrollDownHome(page)
  await page.getByRole('heading', { name: 'Saved cars' }).waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('places that are offered while somebody types', { tag: '@all' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('combobox').first().fill('dou')
  await page.getByRole('option').first().waitFor()
  expect(await violationsInBothThemes(page)).toEqual([])
})

test('forced colours keep the current step apart from those to come', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(`/checkout?${trip}&car=demo-prado-tariff`)
  await page.locator('#step-1').waitFor()
  const onPhone = await page.evaluate(() => {
    const bar = [...document.querySelectorAll('[aria-hidden]')].find(
      ({ children }) => children.length === 3 && [...children].every(({ tagName }) => tagName === 'SPAN'),
    )
    return [...(bar?.children ?? [])].map((segment) => getComputedStyle(segment).backgroundColor)
  })
  await page.setViewportSize({ width: 1280, height: 800 })
  const numbers = page.locator('section > header > [aria-hidden]')
  await expect(numbers).toHaveCount(3)
  const onDesktop = await numbers.evaluateAll((all) => all.map((each) => getComputedStyle(each).outlineStyle))
  for (const looks of [onPhone, onDesktop]) {
    expect(looks).toHaveLength(3)
    expect(looks[1]).toBe(looks[2])
    expect(looks[0]).not.toBe(looks[1])
  }
})

test('a theme fades in, unless less motion is asked for', { tag: '@all' }, async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('transitionrun', () => {
      const begun = Number(sessionStorage.getItem('begun') ?? 0)
      sessionStorage.setItem('begun', String(begun + 1))
    })
  })
  const begun = () => page.evaluate(() => Number(sessionStorage.getItem('begun') ?? 0))
  await page.goto(`/search?${trip}`)
  await page.getByRole('article').first().waitFor()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  // What the browser draws itself, such as the sign in a date field, is light on dark as well.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark')
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
  expect(await begun()).toBe(0)
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' })
  await expect.poll(begun).toBeGreaterThan(0)
})
