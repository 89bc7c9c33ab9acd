// The walk around a car on a phone without a network, with an app that is killed on the way and a server whose answers get lost.

import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Inspections } from '#contract/bookings/inspections.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { wordsIn } from '#tests/support/words.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { inventory, kept } from './device.ts'
import { losingAnswers } from './losing-proxy.ts'
import { keptForOffline, staffAreaKept } from './screens.ts'

test.use({ serviceWorkers: 'allow', locale: 'fr-FR' })

const words = wordsIn('fr')
const supplier = 'fako-rides'
const id = `demo-desk-${supplier}-2`
const sides = ['Front', 'Right side', 'Rear', 'Left side'] as const

/** As a camera makes it: large, and with the place where it was taken. */
const photo = async (at: number) => ({
  name: `IMG_${at}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 3200, height: 2400, channels: 3, background: { r: 40 * at, g: 90, b: 200 } },
  })
    .withExif({ IFD3: { GPSLatitude: '4/1 2/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer(),
})

/** One person's finger. */
function hand() {
  let taps = 0
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      taps += 1
      await target.tap()
    },
    /** The field of a number: one tap, and what is typed. */
    type: async (target: Locator, text: string) => {
      taps += 1
      await target.tap()
      await target.fill(text)
    },
    sign: async (page: Page, field: Locator) => {
      taps += 1
      await field.scrollIntoViewIfNeeded()
      const { x, y, width, height } = (await field.boundingBox())!
      await page.mouse.move(x + width * 0.2, y + height * 0.6)
      await page.mouse.down()
      await page.mouse.move(x + width * 0.5, y + height * 0.3, { steps: 5 })
      await page.mouse.move(x + width * 0.8, y + height * 0.6, { steps: 5 })
      await page.mouse.up()
    },
  }
}
type Hand = ReturnType<typeof hand>

const button = (page: Page, english: string) =>
  page.getByRole('button', { name: words(english), exact: true })
const step = (page: Page, english: string) => page.getByRole('heading', { level: 2, name: words(english) })

async function photograph(page: Page, { tap }: Hand, side: string, at: number): Promise<void> {
  const name = words(side, 'car')
  const chooser = page.waitForEvent('filechooser')
  await tap(page.locator('label').filter({ hasText: name }))
  await (await chooser).setFiles(await photo(at))
  await expect(page.getByLabel(words('{label}: take it again').replace('{label}', name))).toBeAttached()
}

/** The booking is paid; its owner trusts the driver for the deposit. */
async function seeToKeys(page: Page, { tap, type }: Hand): Promise<void> {
  await expect(step(page, 'Before the keys leave')).toBeVisible()
  await type(page.getByLabel(words('Licence number')), 'LT-204417')
  await type(page.getByLabel(words('Document number')), 'CM-104417')
  await tap(page.getByText(words('Set aside, with a reason')).last())
  await type(page.locator('[name=aside-deposit]'), 'Client depuis dix ans')
  await tap(button(page, 'Next'))
}

async function readNumbers(page: Page, { tap, type }: Hand, kilometres: string): Promise<void> {
  await type(page.getByLabel(words('Kilometres')), kilometres)
  await tap(page.locator('label').filter({ hasText: words('Full', 'tank') }))
  await tap(page.getByText(words('Clean, inside and outside')))
  await tap(button(page, 'Everything is there'))
}

async function sign(page: Page, finger: Hand): Promise<void> {
  const fields = page.locator('main svg[role=img]')
  await finger.sign(page, fields.nth(0))
  await finger.sign(page, fields.nth(1))
}

/** The phone kills the app once what was done last is on it, and its person opens it again where it was. */
async function killed(context: BrowserContext, page: Page, last: string): Promise<Page> {
  await expect.poll(() => kept(page)).toContain(last)
  const address = page.url()
  await page.close()
  const next = await context.newPage()
  await next.goto(address)
  return next
}

test(
  'without a network, killed twice, and with every third answer lost: one record with every picture, out and back',
  { tag: '@all' },
  async ({ context, baseURL }) => {
    test.slow()
    const site = await losingAnswers(baseURL!, /inspection|handover|return/)
    const owner = await enter(context.request, `${supplier}@wouri.example`)
    await context.addInitScript((user) => localStorage.setItem('bc-fe-user', JSON.stringify(user)), {
      _id: owner,
      language: 'fr',
    })
    const read = async () =>
      ((await (await context.request.get(`/api/bookings/${id}/inspections`)).json()) as Inspections)
        .inspections
    const booking = async () =>
      (await (await context.request.get(`/api/staff/bookings/${id}`)).json()) as StaffBooking

    let page = await context.newPage()
    await page.goto(`${site.url}/staff/bookings/${id}?l=fr`)
    const handOver = page.getByRole('link', { name: words('Hand the car over') })
    await expect(handOver).toBeVisible()
    // The first page came before there was a worker; the second one brings the desk onto the phone.
    await keptForOffline(page)
    await page.goto(`${site.url}/staff/bookings/${id}?l=fr`)
    await expect(handOver).toBeVisible()
    await staffAreaKept(page, 'fr')
    await expect.poll(async () => JSON.stringify(await inventory(page))).toContain(`booking\\",\\"${id}`)
    await context.setOffline(true)

    const began = Date.now()
    const finger = hand()
    await finger.tap(handOver)
    await seeToKeys(page, finger)
    await expect(step(page, 'Pictures')).toBeVisible()
    for (const [at, side] of sides.slice(0, 2).entries()) await photograph(page, finger, side, at)
    page = await killed(context, page, '"slot":"right"')
    for (const [at, side] of sides.slice(2).entries()) await photograph(page, finger, side, at + 2)
    await finger.tap(button(page, 'Next'))
    await readNumbers(page, finger, '48 000')
    page = await killed(context, page, '"firstAidBox":true')
    await expect(page.getByLabel(words('Kilometres'))).toHaveValue('48 000')
    await finger.tap(button(page, 'Next'))
    await expect(step(page, 'Marks on the car')).toBeVisible()
    await finger.tap(button(page, 'Next'))
    await sign(page, finger)
    await finger.tap(button(page, 'Next'))
    await expect(page.getByText(words('Still missing'))).toHaveCount(0)
    // Before four in the morning the afternoon is far away.
    const early = page.locator('[name=reason]')
    if (await early.isVisible()) await early.fill('Vol avancé')
    const finished = Date.now()
    await finger.tap(button(page, 'The keys leave now'))
    await expect(page.getByRole('region', { name: words('The record of the hand-over') })).toBeVisible()
    expect(finger.taps(), 'a clean car leaves').toBeLessThanOrEqual(25)
    test.info().annotations.push({ type: 'taps out', description: String(finger.taps()) })
    expect(await read()).toEqual([])

    await context.setOffline(false)
    await expect
      .poll(
        async () => (await read()).map(({ pictures }) => pictures.filter((each) => each.hasArrived).length),
        {
          timeout: 90_000,
        },
      )
      .toEqual([4])
    await expect(page.getByRole('region', { name: words('The record of the hand-over') })).toHaveCount(0, {
      timeout: 60_000,
    })
    expect(site.lost.length).toBeGreaterThanOrEqual(2)
    const [record] = await read()
    expect(record).toMatchObject({
      kind: 'out',
      standing: 'valid',
      kilometres: 48_000,
      noted: { isClockOff: false },
    })
    const takenAt = Date.parse(record!.takenAt)
    expect(takenAt).toBeGreaterThanOrEqual(finished)
    expect(takenAt).toBeLessThan(finished + 60_000)
    expect(takenAt - began).toBeLessThan(180_000)
    expect((await booking()).handedOverAt).not.toBeNull()
    for (const { sha256 } of record!.pictures) {
      const shown = await context.request.get(`/api/bookings/${id}/inspection-pictures/${sha256}`)
      const { width, exif } = await sharp(await shown.body()).metadata()
      expect([width, exif]).toEqual([1600, undefined])
    }
    const device = JSON.stringify((await inventory(page)).databases)
    expect(device).not.toMatch(/draft-walk-|[0-9a-f]{64}/)
    await expect(page.getByText(record!.seal)).toBeVisible()
    expect(await violations(page)).toEqual([])

    // It comes back clean.
    const again = hand()
    await again.tap(page.getByRole('link', { name: words('Take the car back') }))
    for (const [at, side] of sides.entries()) await photograph(page, again, side, at)
    const name = words('Front', 'car')
    await page.getByRole('button', { name: words('Compare: {name}').replace('{name}', name) }).tap()
    await expect(page.getByRole('dialog').getByRole('slider')).toBeVisible()
    await page.keyboard.press('Escape')
    await again.tap(button(page, 'Next'))
    await readNumbers(page, again, '48 612')
    await again.tap(button(page, 'Next'))
    await again.tap(button(page, 'Next'))
    // What a rule proposes stays as it is.
    await expect(step(page, 'What follows from it')).toBeVisible()
    await again.tap(button(page, 'Next'))
    await sign(page, again)
    await again.tap(button(page, 'Next'))
    await again.tap(button(page, 'The car is back'))
    expect(again.taps(), 'a clean car returns').toBeLessThanOrEqual(25)
    test.info().annotations.push({ type: 'taps back', description: String(again.taps()) })
    await expect
      .poll(
        async () =>
          (await read()).map(({ kind, pictures }) => [
            kind,
            pictures.filter((each) => each.hasArrived).length,
          ]),
        { timeout: 90_000 },
      )
      .toEqual([
        ['out', 4],
        ['back', 4],
      ])
    await expect.poll(async () => (await booking()).returnedAt).not.toBeNull()
    await site.close()
  },
)
