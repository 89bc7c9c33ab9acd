// The page runs only our own script, and its policy reports nothing in normal use. The headers of every kind of answer:
// tests/api/served-headers.test.ts.

import { expect, test, type BrowserContext, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { bookWithSecondDriver, enter, tripQuery } from './api-steps.ts'
import { driver, keptForOffline, scrollDownHome } from './screens.ts'
import { nothing, watch } from './watch-policy.ts'
import { testWithWorker } from './with-worker.ts'
import { today } from './today.ts'

const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
] as const

// Days that no other test books.
const first = addDays(today, 55)
const days = { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }
const trip = tripQuery(days)

/** Signs in without the screen, in every document that the context opens. */
async function arrive(context: BrowserContext, email: string): Promise<string> {
  const person = await enter(context.request, email)
  await context.addInitScript((id) => {
    // A mail in its frame has no origin, and so no storage.
    if (window.origin !== 'null')
      localStorage.setItem('bc-fe-user', JSON.stringify({ _id: id, language: 'en' }))
  }, person)
  return person
}

async function closeSheet(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

testWithWorker(
  'sheets, the map and the pages beside the app work without one violation, on a phone and on a desktop',
  { tag: '@all' },
  async ({ page, context }) => {
    test.setTimeout(180_000)
    const seen = await watch(page)
    await arrive(context, driver.email)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.goto(`/search?${trip}`)
      await page.getByRole('article').first().getByRole('link').first().click()
      const sheet = page.getByRole('dialog')
      await expect(sheet.locator('data').first()).toBeVisible()
      await closeSheet(page)

      await page.goto('/')
      await page.getByRole('button', { name: /days/ }).first().click()
      await sheet.getByRole('combobox').first().click()
      await page.getByRole('option').first().waitFor()
      await expect(page.locator('[data-radix-select-viewport]')).toHaveCSS('scrollbar-width', 'none')
      // Nothing scrolls behind an open list, though no package may write a <style> for it.
      const adopted = () => page.evaluate(() => document.adoptedStyleSheets.length)
      expect(await adopted()).toBe(1)
      await page.keyboard.press('Escape')
      await expect.poll(adopted).toBe(0)
      await closeSheet(page)

      await scrollDownHome(page)
      // On a desktop it opens by itself.
      if (size.width < 500) await page.getByRole('button', { name: 'Open the map' }).click()
      await expect(page.locator('.maplibregl-marker').first()).toBeVisible({ timeout: 45_000 })
    }
    await keptForOffline(page)
    await page.goto('/mailbox')
    await page.goto('/newsletter/confirm')
    await expect(page.getByRole('button')).toHaveCSS('cursor', 'pointer')
    expect(seen).toEqual(nothing)
  },
)

test('foreign text becomes neither markup nor script', async ({ page }) => {
  await page.goto('/')
  const reported = page.waitForResponse('**/api/csp-report')
  const refused = await page.evaluate(() => {
    const tries: Record<string, () => unknown> = {
      markup: () => (document.createElement('div').innerHTML = '<img src=x onerror=ran("markup")>'),
      'script text': () => (document.createElement('script').text = 'ran("script")'),
      'script address': () => (document.createElement('script').src = 'https://evil.example/x.js'),
      'script of our own site, not of the app': () =>
        (document.createElement('script').src = '/pictures/x.js'),
      worker: () => new Worker('data:text/javascript,1'),
      'another policy': () =>
        (
          window as unknown as { trustedTypes: { createPolicy(name: string, rules: object): object } }
        ).trustedTypes.createPolicy('mine', {}),
    }
    return Object.keys(tries).filter((name) => {
      try {
        tries[name]!()
        return false
      } catch {
        return true
      }
    })
  })
  expect(refused).toEqual([
    'markup',
    'script text',
    'script address',
    'script of our own site, not of the app',
    'worker',
    'another policy',
  ])
  const isStyled = await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'h1{color:rgb(1, 2, 3)}'
    document.head.append(style)
    return style.sheet !== null
  })
  expect(isStyled).toBe(false)
  expect((await reported).status()).toBe(204)
})

const hostile = (where: string) => [
  `<img src=x onerror="ran('${where}')">`,
  `"><script>ran('${where}')</script>`,
  `'-ran('${where}')-'`,
  `<svg/onload=ran('${where}')>`,
  `<a href="javascript:ran('${where}')">{{constructor.constructor("ran()")()}}</a>`,
]

test(
  'hostile text in every field of a person stays text on every screen and in every mail',
  { tag: '@all' },
  async ({ page, context }) => {
    test.setTimeout(240_000)
    const { request } = context
    const id = await arrive(context, 'peter-ngwa@wouri.example')
    const update = (changes: object) =>
      request.post('/api/update-user', {
        data: { _id: id, fullName: 'Peter Ngwa', phone: '+12025550143', birthDate: '1975-07-16', ...changes },
      })

    for (const lie of ['Peter\u202Eawgn', 'Peter\u0000', 'x'.repeat(10_000)])
      for (const field of ['fullName', 'location'])
        expect((await update({ [field]: lie })).status(), `${field} ${lie.slice(0, 20)}`).toBe(400)

    const name = hostile('name')[0]!
    const second = hostile('second driver')[1]!
    const subject = hostile('subject')[3]!
    const kept = await update({
      fullName: name,
      location: hostile('location')[1],
      bio: hostile('bio').join('\n'),
    })
    expect(kept.status()).toBe(200)
    const booking = await bookWithSecondDriver(request, days, second)
    const written = await request.post('/api/send-email', {
      data: { from: 'visitor@wouri.example', subject, message: hostile('message').join('\n') },
    })
    expect(written.status()).toBe(200)

    const seen = await watch(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      await page.goto('/')
      await page.goto(`/search?${trip}`)
      await page.getByRole('article').first().waitFor()
      await page.goto('/bookings')
      await page.locator(`main a[href^="/booking?b=${booking}"]`).first().waitFor()
      await page.goto(`/booking?b=${booking}`)
      await expect(page.getByText(second).first()).toBeVisible()
      await page.goto('/settings')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goto('/')
      await page
        .getByRole('button', { name: 'Account' })
        .or(page.getByRole('button', { name }))
        .first()
        .click()
      await expect(page.getByRole('dialog').getByText(name)).toBeVisible()
    }
    await expect
      .poll(async () => (await (await request.get('/mailbox')).text()).includes('svg/onload'))
      .toBe(true)
    await page.goto('/mailbox')
    const mails = await page
      .locator('.mails a')
      .evaluateAll((links) => links.slice(0, 6).map((link) => link.getAttribute('href')!))
    for (const mail of mails) {
      await page.goto(mail)
      await expect(page.locator('iframe')).toBeVisible()
      await page.goto(mail.replace('?', '/html?'))
    }
    expect(seen).toEqual(nothing)
  },
)
