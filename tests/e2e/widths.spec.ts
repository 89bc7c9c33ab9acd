// Every screen at every size, in the two languages with the longest words, and for who reads with larger text; none breaks the
// page's policy.

import { expect, test, type Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import type { Language } from '#domain/language.ts'
import { addDays, dayOf } from '#domain/rental/period.ts'
import { covered, drawAt, misfits, sizes } from './layout-checks.ts'
import { enter } from './api-steps.ts'
import { smallTargets } from './targets.ts'
import { textMisfits } from './text-boxes.ts'
import { driver, type Words } from './screens.ts'
import { nothing, watch } from './watch-policy.ts'
import { wordsIn } from '#tests/support/words.ts'

test.use({ isMobile: false, viewport: { width: 390, height: 844 } })
// A walk through two dozen screens at six sizes.
test.setTimeout(180_000)

// Weeks after the days on which other tests book cars away.
const first = addDays(dayOf(Date.now()), 40)
const trip = `pl=douala-airport&from=${first}T10:00&to=${addDays(first, 3)}T10:00`
const car = `${trip}&car=demo-prado-tariff`

type Scene = { path: string; of?: string; ready: (page: Page, words: Words) => Promise<unknown> }

const heading = (page: Page) => page.locator('main h1').first().waitFor()
const shown = (selector: string) => (page: Page) => page.locator(selector).first().waitFor()
const pressed = (name: string) => async (page: Page, words: Words) => {
  await page
    .getByRole('button', { name: words(name) })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
}

const asGuest: Scene[] = [
  { path: '/', ready: shown('main [role=combobox]') },
  {
    path: '/',
    of: 'its dates',
    ready: async (page) => {
      await page.locator('main button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').getByRole('grid').first().waitFor()
    },
  },
  {
    path: '/',
    of: 'language and currency',
    ready: async (page) => {
      await page.locator('header button[aria-haspopup=dialog]').first().click()
      await page.getByRole('dialog').getByRole('radio').first().waitFor()
    },
  },
  { path: `/search?${trip}`, ready: shown('article') },
  { path: `/search?${trip}&rg=maxi`, of: 'its filters', ready: pressed('Filters') },
  { path: `/search?${car}`, ready: shown('[role=dialog] a[href^="/checkout"]') },
  { path: `/search?${trip}&rg=truck&gb=automatic&st=2&mm=appleCarPlay`, ready: shown('main h2') },
  { path: '/search', ready: heading },
  { path: '/checkout', ready: heading },
  { path: `/checkout?${car}`, ready: shown('form input') },
  { path: '/sign-in', ready: shown('form') },
  {
    path: '/sign-up',
    ready: async (page) => {
      await page.locator('main form button[type=submit]').click()
      await page.locator('[aria-invalid=true]').first().waitFor()
    },
  },
  { path: '/activate?u=nobody&e=nobody%40wouri.example&t=none', ready: shown('[role=alert]') },
  { path: '/forgot-password', ready: shown('form') },
  { path: '/reset-password', ready: shown('form') },
  { path: '/contact', ready: shown('textarea') },
  ...[
    '/locations',
    '/suppliers',
    '/faq',
    '/about',
    '/tos',
    '/privacy',
    '/cookie-policy',
    '/no-such-page',
  ].map((path) => ({ path, ready: heading })),
]

const asDriver: Scene[] = [
  {
    path: '/',
    of: 'the account',
    ready: async (page) => {
      await page
        .locator('nav button[aria-haspopup=dialog], header button[aria-haspopup=dialog]')
        .last()
        .click()
      await page.getByRole('dialog').waitFor()
    },
  },
  { path: `/checkout?${car}&step=2`, ready: shown('main [role=switch]') },
  { path: `/checkout?${car}&step=3`, ready: shown('main [type=checkbox]') },
  { path: '/bookings', ready: shown('main a[href^="/booking?"]') },
  { path: '/bookings?tab=past', ready: shown('main a[href^="/booking?"]') },
  { path: '/booking?b=demo-booking-next', ready: shown('main [role=img]') },
  { path: '/booking?b=nobody', ready: heading },
  { path: '/checkout-session/demo-payment-held', ready: heading },
  { path: '/checkout-session/demo-payment-demo-booking-001', ready: heading },
  { path: '/settings', ready: shown('main form input') },
  { path: '/change-password', ready: shown('form') },
  { path: '/notifications', ready: shown('main li') },
]

const asStaff: Scene[] = [
  { path: '/staff', ready: shown('main section li') },
  { path: '/staff/bookings/demo-desk-ngondo-cars-1', ready: shown('main section button') },
  { path: '/staff/bookings', ready: shown('main [data-booking]') },
  { path: '/staff/bookings', of: 'its filters', ready: pressed('Filters') },
  { path: '/staff/calendar', ready: shown('main [role=gridcell]') },
  { path: '/staff/bookings/new', ready: shown('main form') },
  { path: '/staff/cars', ready: shown('main [data-car]') },
  { path: '/staff/cars/fortuner-ngondo-01', ready: shown('main form') },
  { path: '/staff/cars/new', ready: shown('main form') },
  { path: '/staff/manage', ready: shown('main li') },
  { path: '/staff/manage/figures', ready: shown('main [data-car]') },
  { path: '/staff/manage/own-supplier', ready: shown('main [data-person]') },
  { path: '/staff/manage/proposals', ready: heading },
  { path: '/staff/manage/proposals/new', ready: shown('main form') },
]

/** What admins alone manage. */
const asAdmin: Scene[] = [
  { path: '/staff', of: 'all suppliers', ready: shown('main section li') },
  { path: '/staff/manage/suppliers', ready: shown('main li') },
  { path: '/staff/manage/seasons', ready: shown('main :is(li, h2)') },
  { path: '/staff/manage/seasons/new', ready: shown('main form') },
  { path: '/staff/manage/places', ready: shown('main li') },
  { path: '/staff/manage/places/new', ready: shown('main form') },
  { path: '/staff/manage/places/douala', ready: shown('main form') },
  { path: '/staff/manage/people', ready: shown('main [data-person]') },
  { path: '/staff/manage/people/amina-ngassa', ready: shown('main [data-booking]') },
  { path: '/staff/manage/settings', ready: shown('main form') },
  { path: '/staff/manage/bank', ready: heading },
  { path: '/staff/manage/audit', ready: shown('main :is([data-act], h2)') },
  { path: '/staff/manage/suppliers/new', ready: shown('main form') },
  { path: '/staff/manage/suppliers/mboa-prestige', ready: shown('main [data-person]') },
  {
    path: '/staff/manage/suppliers/mboa-prestige',
    of: 'an invitation',
    ready: pressed('Invite somebody'),
  },
]

const staff = [
  ['the desk', 'ngondo-cars@wouri.example', asStaff.slice(0, 6)],
  ['a fleet', 'ngondo-cars@wouri.example', asStaff.slice(6)],
  ['an admin', 'admin@wouri.example', asAdmin],
] as const

test('every address is covered here', () => {
  const walked = [...asGuest, ...asDriver, ...asStaff, ...asAdmin].map(({ path }) =>
    path
      .split('?')[0]!
      .replace(/(?<=^\/checkout-session\/).+/, '$sessionId')
      .replace(/(?<=^\/staff\/bookings\/)(?!new$).+/, '$bookingId')
      .replace(/(?<=^\/staff\/cars\/)(?!new$).+/, '$carId')
      .replace(/(?<=^\/staff\/manage)(\/.+)?$/, '/$'),
  )
  expect(pages.filter((page) => !walked.includes(page))).toEqual([])
})

test('larger text set in the browser applies everywhere on a screen', async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  const usual = sizes[0]
  await page.goto(`/search?${trip}`, { waitUntil: 'networkidle' })
  await page.getByRole('article').first().waitFor()
  await drawAt(page, browser, usual)
  const elements = await page.evaluateHandle(() =>
    [...document.querySelectorAll('main *')].map((element) => ({
      element,
      before: Number.parseFloat(getComputedStyle(element).fontSize),
    })),
  )
  await drawAt(page, browser, { ...usual, text: 2 })
  // The same elements: a list of this length may draw further rows in between.
  const texts = await elements.evaluate((all) =>
    all
      .filter(({ element }) => element.isConnected)
      .map(({ element, before }) => ({
        before,
        after: Number.parseFloat(getComputedStyle(element).fontSize),
      })),
  )
  expect(texts.length).toBeGreaterThan(300)
  // Prices and headings are large already: where a line holds few letters they grow a little less.
  const tooSmall = texts.filter(({ before, after }) =>
    before > 20 ? after < 1.6 * before : after !== 2 * before,
  )
  expect(tooSmall).toEqual([])
})

test('a text that does not fit its box is found', async ({ page }) => {
  const fits = '<p style="width: 300px">Prise en charge</p><select><option>Prix total</option></select>'
  await page.setContent(fits)
  expect(await textMisfits(page)).toEqual([])
  const line = 'width: 60px; white-space: nowrap; overflow: hidden'
  await page.setContent(`
    <p style="${line}; text-overflow: ellipsis">Prise en charge à Douala</p>
    <p title="Retour à Douala" style="${line}; text-overflow: ellipsis">Retour à Douala</p>
    <p style="${line}">Caution remboursée</p>
    <div style="display: flex; width: 60px"><b style="width: 30px; white-space: nowrap">Payer plus tard</b><i>Payer</i></div>
    <select style="width: 60px"><option>Le prix total le plus bas</option></select>
    <input style="width: 60px" placeholder="Nom sur la carte bancaire">`)
  const found = [...(await textMisfits(page)), ...(await misfits(page))].join('\n')
  expect(found).toContain('words are shortened: “Prise en charge à Douala”')
  expect(found).toContain('words over words: “Payer plus tard” and “Payer”')
  expect(found).toContain('“Le prix total le plus bas”')
  expect(found).toContain('“Nom sur la carte bancaire”')
  expect(found).toMatch(/words are cut: .*“Caution remboursée”/)
  expect(found).not.toContain('words are shortened: “Retour')
})

async function walk(page: Page, language: Language, scenes: Scene[]): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const seen = await watch(page)
  const words = wordsIn(language)
  const found: string[] = []
  const { width, height } = sizes[0]
  const opened = { width, height }
  for (const { path, of, ready } of scenes) {
    await page.setViewportSize(opened)
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}l=${language}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await ready(page, words)
    await page.evaluate(() => document.fonts.ready)
    for (const size of sizes) {
      await drawAt(page, browser, size)
      const what = [...(await misfits(page)), ...(await textMisfits(page))]
      // Where the least room is left between the bars.
      if (size.width < 400 && size.name !== '390') what.push(...(await covered(page)))
      if (size.width < 400) what.push(...(await smallTargets(page)))
      found.push(...what.map((sentence) => `${path.split('&')[0]} ${of ?? ''} at ${size.name}: ${sentence}`))
    }
  }
  // On its way the walk sees whether a screen needs what the page's policy forbids.
  expect(seen).toEqual(nothing)
  return found
}

for (const language of ['fr', 'es'] as const) {
  test.describe(language, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

    for (const part of [1, 2, 3, 4])
      test(`every screen of a guest fits at every size, part ${part} of 4`, async ({ page }) => {
        expect(
          await walk(
            page,
            language,
            asGuest.filter((_, at) => at % 4 === part - 1),
          ),
        ).toEqual([])
      })

    for (const part of [1, 2])
      test(`every screen of a driver fits at every size, part ${part} of 2`, async ({ page, context }) => {
        const id = await enter(context.request, driver.email)
        await context.addInitScript((user) => localStorage.setItem('bc-fe-user', JSON.stringify(user)), {
          _id: id,
          language,
        })
        expect(
          await walk(
            page,
            language,
            asDriver.filter((_, at) => at % 2 === part - 1),
          ),
        ).toEqual([])
      })

    for (const [who, email, scenes] of staff)
      test(`every screen of ${who} fits at every size`, async ({ page, context }) => {
        const id = await enter(context.request, email)
        await context.addInitScript((user) => localStorage.setItem('bc-fe-user', JSON.stringify(user)), {
          _id: id,
          language,
        })
        expect(await walk(page, language, scenes)).toEqual([])
      })
  })
}
