// Every screen at every size, in the two languages with the longest words, and for who reads with larger text; by axe on a phone in
// light and on a desktop in dark; none breaks the page's policy. The first tier walks a sixth of them, chosen by the seed of the run, in
// French at three sizes, and axe looks once at a screen: at every other one on the phone in light, at the rest on the desktop in dark.

import { expect, test, type CDPSession, type Page } from '@playwright/test'
import { pages } from '#contract/pages.ts'
import { appearanceKey } from '#client/store/local-storage.ts'
import type { Language } from '#domain/language.ts'
import { drawAt, fewSizes, sizes, type Size } from './draw-at.ts'
import { covered, misfits } from './layout-checks.ts'
import { enter } from './api-steps.ts'
import { violations, violationsInDark } from './axe.ts'
import { smallTargets } from './targets.ts'
import { textMisfits } from './text-boxes.ts'
import { asGuest, signedIn, trip, type Scene } from './scenes.ts'
import { nothing, watch } from './watch-policy.ts'
import { sample } from '#tests/support/random.ts'
import { isFirstTier } from '#tests/support/tier.ts'
import { wordsIn } from '#tests/support/words.ts'

test.use({ isMobile: false, viewport: { width: 390, height: 844 } })
// A walk through a few screens at six sizes in two languages, on two cores that may be busy with something else.
test.setTimeout(360_000)

test('every address is covered here', () => {
  const walked = [...asGuest, ...signedIn.flatMap(([, , scenes]) => scenes)].map(({ path }) =>
    path
      .split('?')[0]!
      .replace(/(?<=^\/checkout-session\/).+/, '$sessionId')
      .replace(/(?<=^\/staff\/bookings\/)(?!new$)[^/]+/, '$bookingId')
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

const enlarged: Size = { name: '390 with the page twice as large', width: 390, height: 844, page: 2 }
const followed = {
  guest: ['/', '/search', '/checkout'],
  driver: ['/checkout', '/bookings', '/booking', '/settings', '/notifications'],
  staff: [
    '/staff',
    '/staff/bookings',
    '/staff/cars',
    '/staff/calendar',
    '/staff/manage/cars/fortuner-ngondo-01',
  ],
}
const scenesOf = (scenes: readonly Scene[], paths: string[]) =>
  scenes.filter(({ path, of }) => of === undefined && paths.includes(path.split('?')[0]!))

for (const [who, email, scenes] of [
  ['a guest', null, scenesOf(asGuest, followed.guest)],
  ['a driver', signedIn[0][1], scenesOf(signedIn[0][2], followed.driver)],
  ['a supplier', signedIn[1][1], scenesOf(signedIn[1][2], followed.staff)],
] as const)
  test(`screens of ${who} follow the text size of a page`, { tag: '@all' }, async ({ page, context }) => {
    const browser = await context.newCDPSession(page)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    if (email !== null) {
      const user = { _id: await enter(context.request, email), language: 'fr' }
      await context.addInitScript((kept) => localStorage.setItem('bc-fe-user', JSON.stringify(kept)), user)
    }
    const found: string[] = []
    for (const { path, ready } of scenes) {
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}l=fr`)
      await ready(page, wordsIn('fr'))
      await drawAt(page, browser, enlarged)
      const sentences = [...(await misfits(page)), ...(await textMisfits(page))]
      found.push(...sentences.map((sentence) => `${path.split('&')[0]}: ${sentence}`))
    }
    expect(found).toEqual([])
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
    <p style="width: 90px; overflow-wrap: anywhere">Exención de responsabilidad</p>
    <p style="width: 90px; overflow-wrap: anywhere">ngo.bassa.ruth@wouri.example</p>
    <div style="display: flex; width: 60px"><b style="width: 30px; white-space: nowrap">Payer plus tard</b><i>Payer</i></div>
    <select style="width: 60px"><option>Le prix total le plus bas</option></select>
    <input style="width: 60px" placeholder="Nom sur la carte bancaire">`)
  const found = [...(await textMisfits(page)), ...(await misfits(page))].join('\n')
  expect(found).toContain('words are shortened: “Prise en charge à Douala”')
  expect(found).toContain('words over words: “Payer plus tard” and “Payer”')
  expect(found).toContain('“Le prix total le plus bas”')
  expect(found).toContain('“Nom sur la carte bancaire”')
  expect(found).toMatch(/words are cut: .*“Caution remboursée”/)
  expect(found).toContain('a word or sum on two lines: “responsabilidad”')
  expect(found).not.toContain('“wouri”')
  expect(found).not.toContain('words are shortened: “Retour')
})

/** Sheets that are open, and fields that are refused: what a change of the language must leave as it is. */
const opened = (page: Page) => page.locator('[role=dialog], [aria-invalid=true]')

/** From one language into another as the address asks for it, without opening the page again. */
async function changeLanguage(page: Page, language: Language): Promise<void> {
  const before = await opened(page).count()
  await page.evaluate((to) => {
    const address = new URL(location.href)
    address.searchParams.set('l', to)
    history.replaceState(history.state, '', address)
  }, language)
  await expect(page.locator('html')).toHaveAttribute('lang', language)
  await expect(opened(page)).toHaveCount(before)
}

async function measure(page: Page, browser: CDPSession, size: Size): Promise<string[]> {
  await drawAt(page, browser, size)
  const found = [...(await misfits(page)), ...(await textMisfits(page))]
  // Where the least room is left between the bars.
  if (size.width < 400 && size.name !== '390') found.push(...(await covered(page)))
  if (size.width < 400) found.push(...(await smallTargets(page)))
  return found.map((sentence) => `at ${size.name}: ${sentence}`)
}

const walked = isFirstTier ? fewSizes : sizes

/** Once in each theme: a theme changes nothing but colours. In the first tier in one of them, by turns. */
async function judge(page: Page, size: Size, turn: number): Promise<string[]> {
  const isLight = size === walked[0] && !(isFirstTier && turn % 2 === 1)
  if (isLight) return (await violations(page)).map((found) => `in light: ${JSON.stringify(found)}`)
  const isDark = size.name === '1280' && !(isFirstTier && turn % 2 === 0)
  return isDark ? (await violationsInDark(page)).map((found) => `in dark: ${JSON.stringify(found)}`) : []
}

async function walk(page: Page, scenes: readonly Scene[]): Promise<string[]> {
  const browser = await page.context().newCDPSession(page)
  const seen = await watch(page)
  const found: string[] = []
  const { width, height } = walked[0]!
  for (const [turn, { path, of, ready }] of scenes.entries()) {
    await page.setViewportSize({ width, height })
    const answer = await page.goto(`${path}${path.includes('?') ? '&' : '?'}l=fr`)
    expect(answer?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await ready(page, wordsIn('fr'))
    await page.evaluate(() => document.fonts.ready)
    const told = (language: Language, sentences: string[]) =>
      found.push(
        ...sentences.map((sentence) => `${path.split('&')[0]} ${of ?? ''} in ${language} ${sentence}`),
      )
    for (const size of walked) {
      told('fr', await measure(page, browser, size))
      told('fr', await judge(page, size, turn))
    }
    if (isFirstTier) continue
    await changeLanguage(page, 'es')
    // Not at 390 again: there the layout is that of 320, with more room.
    for (const size of sizes.slice(1).toReversed()) told('es', await measure(page, browser, size))
  }
  // On its way the walk sees whether a screen needs what the page's policy forbids.
  expect(seen).toEqual(nothing)
  return found
}

test.describe(isFirstTier ? 'in French' : 'in French and Spanish', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.addInitScript((key) => localStorage.setItem(key, 'system'), appearanceKey)
  })

  /** In as many parts as keep the cores busy to the end. */
  const parts = (all: readonly Scene[], count: number) => {
    const scenes = sample(all, Math.ceil(all.length / 6))
    return Array.from({ length: count }, (_, part) => scenes.filter((__, at) => at % count === part))
  }

  const ofGuest = isFirstTier ? 2 : 6
  for (const [part, scenes] of parts(asGuest, ofGuest).entries())
    test(`every screen of a guest fits at every size, part ${part + 1} of ${ofGuest}`, async ({ page }) => {
      expect(await walk(page, scenes)).toEqual([])
    })

  const ofPerson = isFirstTier ? 1 : 4
  for (const [who, email, all] of signedIn)
    for (const [part, scenes] of parts(all, ofPerson).entries())
      test(`every screen of ${who} fits at every size, part ${part + 1} of ${ofPerson}`, async ({
        page,
        context,
      }) => {
        const id = await enter(context.request, email)
        await context.addInitScript((user) => localStorage.setItem('bc-fe-user', JSON.stringify(user)), {
          _id: id,
          language: 'fr',
        })
        expect(await walk(page, scenes)).toEqual([])
      })
})
