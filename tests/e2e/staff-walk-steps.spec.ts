// Every step of the walk around a car, out and back, with its sheets: at every size, with larger text and on a phone on its side.

import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type CDPSession, type Page } from '@playwright/test'
import sharp from 'sharp'
import { appearanceKey } from '#client/store/local-storage.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import type { InspectionKind } from '#domain/inspection/inspection.ts'
import type { Language } from '#domain/language.ts'
import { wordsIn } from '#tests/support/words.ts'
import { enter } from './api-steps.ts'
import { violations, violationsInDark } from './axe.ts'
import { drawAt, type Size } from './draw-at.ts'
import { covered, misfits } from './layout-checks.ts'
import { smallTargets } from './targets.ts'
import { textMisfits } from './text-boxes.ts'
import type { Words } from './screens.ts'

test.use({ isMobile: false, viewport: { width: 390, height: 844 }, actionTimeout: 30_000 })
// Each step at six sizes, on two cores that may be busy with something else.
test.setTimeout(360_000)

/** From each to the next the width changes, which draw-at.ts needs. */
const walkSizes: [Size, ...Size[]] = [
  { name: '390', width: 390, height: 844 },
  { name: '320', width: 320, height: 640 },
  { name: '844 on its side', width: 844, height: 390 },
  { name: '1280', width: 1280, height: 800 },
  { name: '320 with text twice as large', width: 320, height: 640, text: 2 },
  { name: '390 with the page twice as large', width: 390, height: 844, page: 2 },
]

/** One walk: whose it is, and what was found on the way. */
type Walk = {
  page: Page
  browser: CDPSession
  words: Words
  kind: InspectionKind
  found: string[]
  /** Another walk has seen to that. */
  isUnwatched?: boolean
}

/** What does not fit, what has the focus out of sight, and what axe finds: on a phone in light, on a desktop in dark. */
async function look({ page, browser, kind, found, isUnwatched }: Walk, at: string): Promise<void> {
  if (isUnwatched) return
  for (const size of walkSizes) {
    await drawAt(page, browser, size)
    const told = [...(await misfits(page)), ...(await textMisfits(page)), ...(await covered(page))]
    if (size.width < 400) told.push(...(await smallTargets(page)))
    if (size === walkSizes[0]) told.push(...(await violations(page)).map((each) => JSON.stringify(each)))
    if (size.width === 1280) told.push(...(await violationsInDark(page)).map((each) => JSON.stringify(each)))
    found.push(...told.map((sentence) => `${kind}, ${at}, at ${size.name}: ${sentence}`))
  }
  await drawAt(page, browser, walkSizes[0])
}

const dialog = (page: Page) => page.getByRole('dialog')
const go = async ({ page, words }: Walk, title: string) => {
  const steps = page.getByRole('navigation', { name: words('Steps') })
  await steps.getByRole('button', { name: words(title) }).click()
  await expect(page.getByRole('heading', { level: 2, name: words(title) })).toBeVisible()
}
const button = ({ page, words }: Walk, name: string) =>
  page.getByRole('button', { name: words(name), exact: true })

async function seeToKeys(walk: Walk): Promise<void> {
  const { page } = walk
  await go(walk, 'Before the keys leave')
  await page.locator('[name=licence-number]').fill('LT-204417')
  await page.locator('[name=licence-until]').fill('2020-01-01')
  await page.locator('[name=identity-number]').fill('CM-104417')
  const aside = page.getByText(walk.words('Set aside, with a reason'))
  await aside.first().click()
  await aside.last().click()
  for (const step of ['money', 'deposit']) await page.locator(`[name=aside-${step}]`).fill('10 ans')
  await look(walk, 'keys set aside')
  await page.locator('[name=licence-until]').fill('')
}

async function photograph(walk: Walk): Promise<void> {
  const { page, words, kind } = walk
  await go(walk, 'Pictures')
  const tiles = page.locator('main input[type=file]')
  for (const at of [0, 1, 2, 3, 6]) {
    const background = { r: 40 * at, g: 90, b: kind === 'out' ? 200 : 40 }
    const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer()
    await tiles.nth(at).setInputFiles({ name: 'IMG.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
  }
  await expect(page.getByAltText(words('Detail {0}').replace('{0}', '1'))).toBeVisible()
  await look(walk, 'pictures')
  if (kind === 'out') return
  const name = words('Front', 'car')
  await page.getByRole('button', { name: words('Compare: {name}').replace('{name}', name) }).click()
  await expect(dialog(page).getByRole('slider')).toBeVisible()
  await look(walk, 'two pictures compared')
  await page.keyboard.press('Escape')
}

async function readNumbers(walk: Walk): Promise<void> {
  const { page, kind } = walk
  await go(walk, 'Numbers and equipment')
  await page.locator('[name=kilometres]').fill(kind === 'out' ? '148 000' : '1 000')
  await page.locator('label:has([name=level][value="8"])').click()
  await page.locator('label:has([name=clean])').first().click()
  await page.locator('main [type=checkbox]').first().click()
  await look(walk, 'numbers')
  await page.locator('[name=kilometres]').fill(kind === 'out' ? '148 000' : '158 000')
  if (kind === 'back') await page.locator('label:has([name=level][value="2"])').click()
  await button(walk, 'Everything is there').click()
}

async function mark(walk: Walk): Promise<void> {
  const { page } = walk
  await go(walk, 'Marks on the car')
  const zone = page.locator('main svg [role=button]').first()
  await zone.focus()
  await page.keyboard.press('Enter')
  await dialog(page).locator('fieldset').first().getByRole('button').first().click()
  await look(walk, 'a mark')
  await button(walk, 'Add the mark').click()
  await expect(dialog(page)).toHaveCount(0)
  await look(walk, 'marks')
}

async function charge(walk: Walk): Promise<void> {
  const { page } = walk
  await go(walk, 'What follows from it')
  await button(walk, 'Add a line').click()
  await page.locator('[name=typed-1-amount]').fill('25 000')
  await page.locator('[name=typed-1-reason]').fill('Porte gauche')
  await page
    .getByRole('button', { name: walk.words('Change', 'charge'), exact: true })
    .first()
    .click()
  await look(walk, 'charges')
  await page
    .getByRole('button', { name: walk.words('Keep', 'charge'), exact: true })
    .first()
    .click()
}

async function sign(walk: Walk): Promise<void> {
  const { page } = walk
  await go(walk, 'Signatures')
  const field = page.locator('main svg[role=img]').last()
  await field.scrollIntoViewIfNeeded()
  await field.click({ position: { x: 40, y: 30 } })
  await page.locator('main [type=checkbox]').first().check()
  await page.locator('[name=driver-refusal]').fill('Pressé')
  await look(walk, 'signatures')
}

async function finish(walk: Walk): Promise<void> {
  const { page, words, kind } = walk
  await go(walk, 'Before you finish')
  await expect(page.getByText(words('Still missing'))).toHaveCount(0)
  // Before four in the morning the afternoon is far away.
  const early = page.locator('[name=reason]')
  if (await early.isVisible()) await early.fill('Vol avancé')
  await look(walk, 'nothing is missing')
  await button(walk, kind === 'out' ? 'The keys leave now' : 'The car is back').click()
  await expect(page).toHaveURL(/\/staff\/bookings\/[^/]+$/)
}

/** From its first step to its last, and what each of them shows. */
async function goAround(walk: Walk): Promise<void> {
  const { page, kind } = walk
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await go(walk, 'Before you finish')
  await look(walk, 'everything is missing')
  if (kind === 'out') await seeToKeys(walk)
  await photograph(walk)
  await readNumbers(walk)
  await mark(walk)
  if (kind === 'back') await charge(walk)
  await sign(walk)
  await button(walk, 'Throw away').click()
  await expect(dialog(page)).toBeVisible()
  await look(walk, 'thrown away')
  await page.keyboard.press('Escape')
  await finish(walk)
}

/** The car of the booking has a price for each kilometre above those that are included. */
async function costsMoreAfter(owner: APIRequestContext, booking: string): Promise<void> {
  const { car } = (await (await owner.get(`/api${booking}`)).json()) as StaffBooking
  const edit = { mileage: 200, pricePerExtraKilometre: 500 }
  const data = { _id: randomUUID(), cars: [{ _id: car._id }], edit }
  expect((await owner.post('/api/staff/car-edits', { data })).status()).toBe(201)
}

for (const [kind, language, supplier] of [
  ['out', 'fr', 'fako-rides'],
  ['back', 'es', 'sept-collines'],
] as [InspectionKind, Language, string][])
  test(
    `every step of the walk ${kind} fits at every size, in ${language}`,
    { tag: '@all' },
    async ({ page, context }) => {
      const booking = `/staff/bookings/demo-desk-${supplier}-1`
      const owner = await enter(context.request, `${supplier}@wouri.example`)
      await context.addInitScript(
        ([key, user]) => {
          localStorage.setItem(key!, 'system')
          localStorage.setItem('bc-fe-user', user!)
        },
        [appearanceKey, JSON.stringify({ _id: owner, language })],
      )
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const walk: Walk = {
        page,
        browser: await context.newCDPSession(page),
        words: wordsIn(language),
        kind,
        found: [],
      }
      if (kind === 'back') {
        await costsMoreAfter(context.request, booking)
        await page.goto(`${booking}/out?l=${language}`)
        await goAround({ ...walk, kind: 'out', isUnwatched: true })
        // Its pictures have arrived: they lie under those of the return.
        await expect(page.getByRole('link', { name: walk.words('Take the car back') })).toBeVisible()
        await expect(
          page.getByRole('region', { name: walk.words('The record of the hand-over') }),
        ).toHaveCount(0, { timeout: 60_000 })
      }
      await page.goto(`${booking}/${kind}?l=${language}`)
      await goAround(walk)
      expect(walk.found).toEqual([])
    },
  )
