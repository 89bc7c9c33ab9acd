// The address is the state: reload and share work; language and currency change without losing anything.

import { expect, test } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { amountIn } from './screens.ts'
import { today } from './today.ts'

// Weeks after the days on which other tests book cars away.
const first = addDays(today, 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`

test('a filtered search survives a reload and opens the same on another device', async ({
  page,
  browser,
}) => {
  await page.goto(`/search?${trip}&gb=automatic&dep=100000&sort=deposit`)
  const first = page.getByRole('article').first()
  const name = await first.getByRole('heading').innerText()
  const total = await amountIn(first.locator('data').first())
  await page.reload()
  await expect(first.getByRole('heading')).toHaveText(name)
  const other = await (await browser.newContext()).newPage()
  await other.goto(page.url())
  await expect(other.getByRole('article').first().getByRole('heading')).toHaveText(name)
  expect(await amountIn(other.getByRole('article').first().locator('data').first())).toBe(total)
})

test('a link with invalid parameters still opens', async ({ page }) => {
  await page.goto(
    '/search?pl=douala-airport&from=yesterday&to=2020-13-45T99:99&gb=both&page=-4&sort=beauty&rt=nine',
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('An unhandled error occurred.')).toHaveCount(0)
})

test('language and currency change in place, and prices are the same money', async ({ page }) => {
  await page.goto(`/checkout?${trip}&car=demo-prado-daily`)
  await page.getByLabel('Full name', { exact: true }).fill('Ngo Bassa Ruth')
  await page.goto(`/checkout?${trip}&car=demo-prado-daily&l=fr`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
  await expect(page.getByLabel('Nom complet', { exact: true })).toHaveValue('Ngo Bassa Ruth')
  await expect(page.getByText('150 000 FCFA').first()).toBeVisible()
  await page.goto(`/search?${trip}&car=demo-prado-daily&l=en`)
  await page.getByRole('dialog').getByRole('link', { name: 'Continue' }).waitFor()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: /language and currency/ }).click()
  await page.getByRole('dialog').getByText('€', { exact: false }).first().click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('article').first().locator('data').first()).toContainText('€')
  await page.goto(`/checkout?${trip}&car=demo-prado-daily`)
  await expect(page.getByText('228.67 €').first()).toBeVisible()
})

test('the day sheet refuses what the rules refuse, and says why', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /days/ }).first().click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByRole('grid').first()).toBeVisible()
  const yesterday = addDays(today, -1)
  await sheet.locator('input').first().fill(yesterday)
  await sheet.locator('input').first().blur()
  await expect(sheet.getByRole('button', { name: /Done/ })).toBeDisabled()
})

test('an unknown address is a real 404 that helps', async ({ page, request }) => {
  expect((await request.get('/no-such-page', { headers: { accept: 'text/html' } })).status()).toBe(404)
  await page.goto('/no-such-page')
  await expect(page.getByRole('heading', { name: 'Nothing to see here!' })).toBeVisible()
  for (const path of ['/', '/search', '/bookings', '/sign-in'])
    expect((await request.get(path)).status()).toBe(200)
})

test('files are compressed, and hashed ones cached forever', async ({ request }) => {
  const html = await (await request.get('/')).text()
  const script = /\/assets\/[\w.-]+\.js/.exec(html)![0]
  const { headers } = {
    headers: (await request.get(script, { headers: { 'accept-encoding': 'br' } })).headers(),
  }
  expect(headers['content-encoding']).toBe('br')
  expect(headers['cache-control']).toContain('immutable')
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache')
  expect((await request.get('/assets/nope.js')).status()).toBe(404)
})
