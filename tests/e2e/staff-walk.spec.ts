// The walk around a car on a phone: without a network, with an app that is killed on the way and a server whose answers get lost;
// and how long it takes a practised hand.

import { expect, test, type BrowserContext, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import type { Inspections } from '#contract/bookings/inspections.ts'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { wordsIn } from '#tests/support/words.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { inventory, kept } from './device.ts'
import { drawAt, sizes } from './draw-at.ts'
import { covered, misfits } from './layout-checks.ts'
import { losingAnswers } from './losing-proxy.ts'
import { keptForOffline, staffAreaKept } from './screens.ts'
import { smallTargets } from './targets.ts'
import { textMisfits } from './text-boxes.ts'

test.use({ serviceWorkers: 'allow', locale: 'fr-FR', permissions: ['camera'] })

const words = wordsIn('fr')
const supplier = 'fako-rides'
const id = `demo-desk-${supplier}-2`
const sides = ['Front', 'Right side', 'Rear', 'Left side'] as const

/** As a camera makes it: large, and with the place where it was taken. */
const photo = async () => ({
  name: 'IMG_1.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: { width: 3200, height: 2400, channels: 3, background: { r: 40, g: 90, b: 200 } },
  })
    .withExif({ IFD3: { GPSLatitude: '4/1 2/1 0/1', GPSLatitudeRef: 'N' } })
    .jpeg()
    .toBuffer(),
})

/** What a practised person needs, in seconds: to find a button and tap it, to type a letter, to draw, to go to the next side. */
const pace = { tap: 1.2, key: 0.28, signature: 2.5, side: 5 }

/** One person's hand: its taps, and the seconds that it took beside those of the app. */
function hand() {
  let taps = 0
  let seconds = 0
  const began = Date.now()
  const press = () => {
    taps += 1
    seconds += pace.tap
  }
  return {
    taps: () => taps,
    /** With those in which the app was waited for. */
    seconds: () => Math.round(seconds + (Date.now() - began) / 1000),
    goAround: () => void (seconds += pace.side),
    tap: async (target: Locator) => {
      press()
      await target.tap()
    },
    /** A field: one tap, and what is typed. */
    type: async (target: Locator, text: string) => {
      press()
      seconds += text.length * pace.key
      await target.tap()
      await target.fill(text)
    },
    sign: async (page: Page, field: Locator) => {
      taps += 1
      seconds += pace.signature
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

const tile = (page: Page, side: string) => page.locator('label').filter({ hasText: words(side, 'car') })
const taken = (page: Page, side: string) =>
  page.getByLabel(words('{label}: take it again').replace('{label}', words(side, 'car')))

/** With the live camera: it is opened once, and goes on to the next side by itself. */
async function photograph(page: Page, hand: Hand, these: readonly string[]): Promise<void> {
  const [first] = these as [string]
  await expect(tile(page, first).locator('input')).toHaveAttribute('aria-haspopup', 'dialog')
  await hand.tap(tile(page, first))
  for (const side of these) {
    await expect(page.getByRole('dialog', { name: words(side, 'car') })).toBeVisible()
    hand.goAround()
    await hand.tap(button(page, 'Take the picture'))
    await expect(taken(page, side)).toBeAttached()
    // A second tap at once would be a slip.
    await page.waitForTimeout(700)
  }
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
    await photograph(page, finger, sides.slice(0, 2))
    page = await killed(context, page, '"slot":"right"')
    await photograph(page, finger, sides.slice(2))
    // With the phone's own camera.
    await page.getByLabel(words('A detail')).setInputFiles(await photo())
    await expect(page.getByAltText(words('Detail {0}').replace('{0}', '1'))).toBeVisible()
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
    expect(await read()).toEqual([])

    await context.setOffline(false)
    await expect
      .poll(
        async () => (await read()).map(({ pictures }) => pictures.filter((each) => each.hasArrived).length),
        {
          timeout: 90_000,
        },
      )
      .toEqual([5])
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
    await photograph(page, again, sides)
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
        ['out', 5],
        ['back', 4],
      ])
    await expect.poll(async () => (await booking()).returnedAt).not.toBeNull()
    await site.close()
  },
)

/** Streams that the page was given, for as long as the test looks at them. */
type Watched = Window & { streams: MediaStream[] }
const openCameras = (page: Page) =>
  page.evaluate(
    () =>
      (window as unknown as Watched).streams
        .flatMap((stream) => stream.getTracks())
        .filter(({ readyState }) => readyState === 'live').length,
  )

/** As the browser says it when another app comes before it, and when it comes back. */
const becomes = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'visibilityState', { value: now, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test(
  'a practised hand needs at most 25 taps and three minutes, out and back; the live camera fits a small phone, and is off when nobody looks',
  { tag: '@all' },
  async ({ page, context }) => {
    test.slow()
    const booking = '/staff/bookings/demo-desk-sept-collines-2'
    const owner = await enter(context.request, 'sept-collines@wouri.example')
    await context.addInitScript(
      (user) => {
        localStorage.setItem('bc-fe-user', JSON.stringify(user))
        const streams: MediaStream[] = []
        Object.assign(window, { streams })
        const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
        navigator.mediaDevices.getUserMedia = async (wanted) => {
          const stream = await open(wanted)
          streams.push(stream)
          return stream
        }
      },
      { _id: owner, language: 'fr' },
    )
    const told = (kind: string, { taps, seconds }: Hand) => {
      const text = `A clean car, ${kind}: ${taps()} taps, ${seconds()} seconds`
      test.info().annotations.push({ type: 'walk', description: text })
      console.log(text)
      expect(taps(), text).toBeLessThanOrEqual(25)
      expect(seconds(), text).toBeLessThanOrEqual(180)
    }

    await page.goto(`${booking}?l=fr`)
    const handOver = page.getByRole('link', { name: words('Hand the car over') })
    await expect(handOver).toBeVisible()
    const leaving = hand()
    await leaving.tap(handOver)
    await seeToKeys(page, leaving)
    await photograph(page, leaving, sides)
    await leaving.tap(button(page, 'Next'))
    await readNumbers(page, leaving, '48000')
    await leaving.tap(button(page, 'Next'))
    await leaving.tap(button(page, 'Next'))
    await sign(page, leaving)
    await leaving.tap(button(page, 'Next'))
    const early = page.locator('[name=reason]')
    if (await early.isVisible()) await early.fill('Vol avancé')
    await leaving.tap(button(page, 'The keys leave now'))
    const back = page.getByRole('link', { name: words('Take the car back') })
    await expect(back).toBeVisible()
    told('out', leaving)
    await expect(page.getByRole('region', { name: words('The record of the hand-over') })).toHaveCount(0, {
      timeout: 60_000,
    })

    // The picture of the hand-over lies over what the camera shows; a small phone and large letters have room for both.
    await page.goto(`${booking}/back?l=fr`)
    const front = tile(page, 'Front').locator('input')
    await expect(front).toHaveAttribute('aria-haspopup', 'dialog')
    await front.focus()
    await page.keyboard.press('Space')
    const dialog = page.getByRole('dialog', { name: words('Front', 'car') })
    const ghost = dialog.locator('img')
    const shutter = button(page, 'Take the picture')
    await expect(shutter).toBeEnabled()
    await expect.poll(() => ghost.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600)
    expect(await openCameras(page)).toBe(1)
    expect(await violations(page)).toEqual([])
    const browser = await context.newCDPSession(page)
    for (const size of [...sizes, { name: 'on its side', width: 844, height: 390 }].filter(
      ({ width }) => width < 1280,
    )) {
      await drawAt(page, browser, size)
      const found = [...(await misfits(page)), ...(await textMisfits(page)), ...(await smallTargets(page))]
      expect([...found, ...(await covered(page))], size.name).toEqual([])
      const { height } = (await dialog.locator('video').boundingBox())!
      expect(height, size.name).toBeGreaterThan(120)
      await expect(shutter, size.name).toBeInViewport({ ratio: 1 })
    }
    await drawAt(page, browser, sizes[0])
    await page.getByRole('button', { name: words('The picture of the hand-over') }).click()
    await expect(ghost).toHaveCount(0)
    await becomes(page, 'hidden')
    expect(await openCameras(page)).toBe(0)
    await becomes(page, 'visible')
    await expect(shutter).toBeEnabled()
    expect(await openCameras(page)).toBe(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(await openCameras(page)).toBe(0)
    await expect(front).toBeFocused()

    await page.goto(`${booking}?l=fr`)
    await expect(back).toBeVisible()
    const coming = hand()
    await coming.tap(back)
    await photograph(page, coming, sides)
    await coming.tap(button(page, 'Next'))
    await readNumbers(page, coming, '48612')
    await coming.tap(button(page, 'Next'))
    await coming.tap(button(page, 'Next'))
    await expect(step(page, 'What follows from it')).toBeVisible()
    await coming.tap(button(page, 'Next'))
    await sign(page, coming)
    await coming.tap(button(page, 'Next'))
    await coming.tap(button(page, 'The car is back'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    told('back', coming)
    expect(await openCameras(page)).toBe(0)
  },
)
