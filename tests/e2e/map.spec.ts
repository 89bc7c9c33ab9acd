// The map draws itself from our server alone, is worked by hand and by keyboard, and is never needed: the list says it all.

import { expect, test, type Locator, type Page } from '@playwright/test'
import { addDays } from '#domain/rental/period.ts'
import { tripQuery } from './api-steps.ts'
import { testWithWorker } from './with-worker.ts'
import { today } from './today.ts'

/** A browser without a graphics card draws with the processor. */
const drawing = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader']

const executablePath = process.env['CHROMIUM_SHELL_PATH'] ?? process.env['CHROMIUM_PATH']

test.use({
  // A quarter of the points to draw.
  deviceScaleFactor: 1,
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      ...drawing,
    ],
  },
})

// Days that no other test books.
const first = addDays(today, 70)
const days = { from: `${first}T10:00`, to: `${addDays(first, 3)}T10:00` }

/** Library, worker, style sheet, glue and basemap, as the button says them where data is saved. */
const saidWeight = 410_000
const heavy = /maplibre|LocationMap|\/map\//

const pin = (page: Page, name: string | RegExp) =>
  page.locator('.maplibregl-marker').and(page.getByRole('button', { name }))
const canvas = (page: Page) => page.locator('canvas.maplibregl-canvas')
const opener = (page: Page) => page.getByRole('button', { name: 'Open the map' })

/** What is further down the page comes when it is near. */
async function goToPlaces(page: Page): Promise<void> {
  await page.goto('/')
  const places = page.getByRole('heading', { name: 'Where the cars are' })
  const foot = page.getByRole('contentinfo')
  await expect(async () => {
    await foot.scrollIntoViewIfNeeded()
    await places.scrollIntoViewIfNeeded({ timeout: 500 })
  }).toPass()
}

/** The share of a picture's points that have a colour, or one near it. */
async function shares(
  page: Page,
  of: Locator,
  colours: Record<string, [number, number, number]>,
): Promise<Record<string, number>> {
  const picture = (await of.screenshot()).toString('base64')
  return page.evaluate(
    async ([text, wanted]) => {
      const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!
      context.drawImage(bitmap, 0, 0)
      const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
      const isNear = (at: number, colour: number[]) =>
        colour.every((value, part) => Math.abs(data[at + part]! - value) <= 6)
      return Object.fromEntries(
        Object.entries(wanted).map(([name, colour]) => {
          let count = 0
          for (let at = 0; at < data.length; at += 4) if (isNear(at, colour)) count += 1
          return [name, (count * 4) / data.length]
        }),
      )
    },
    [picture, colours] as const,
  )
}

test.describe('from our server alone', () => {
  test(
    'the map of the country shows counted pins that can be picked, and no other host is asked',
    { tag: '@all' },
    async ({ page, baseURL }) => {
      const outside: string[] = []
      const early: string[] = []
      let isAsked = false
      await page.route(
        (url) => url.origin !== new URL(baseURL!).origin,
        (route) => {
          outside.push(route.request().url())
          return route.abort()
        },
      )
      page.on('request', (request) => {
        if (!isAsked && heavy.test(new URL(request.url()).pathname)) early.push(request.url())
      })
      await goToPlaces(page)
      await expect(opener(page)).toBeVisible()
      isAsked = true
      await opener(page).click()
      await expect(canvas(page)).toBeVisible({ timeout: 45_000 })
      const ground = {
        home: [251, 246, 234],
        abroad: [244, 242, 238],
        sea: [223, 230, 232],
        brass: [176, 138, 66],
      } as const
      await expect(async () => {
        const seen = await shares(
          page,
          canvas(page),
          ground as unknown as Record<string, [number, number, number]>,
        )
        expect(seen['home']).toBeGreaterThan(0.2)
        expect(seen['abroad']).toBeGreaterThan(0.1)
        expect(seen['sea']).toBeGreaterThan(0.005)
        expect(seen['brass']).toBeGreaterThan(0.0005)
      }).toPass({ timeout: 30_000 })
      await expect(page.getByText('Map data: Natural Earth')).toBeVisible()

      const yaounde = pin(page, /^Yaoundé, \d+ cars$/)
      await yaounde.click()
      await expect(yaounde).toHaveAttribute('aria-pressed', 'true')
      await expect(page.getByRole('status').getByRole('link', { name: /^Yaoundé/ })).toBeVisible()
      expect(early).toEqual([])
      expect(outside).toEqual([])
    },
  )

  test('its size is as the button said', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('wouri-data-saver', 'on'))
    const session = await page.context().newCDPSession(page)
    const paths = new Map<string, string>()
    let bytes = 0
    session.on('Network.requestWillBeSent', ({ requestId, request }) => paths.set(requestId, request.url))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (heavy.test(paths.get(requestId) ?? '')) bytes += encodedDataLength
    })
    await session.send('Network.enable')
    await goToPlaces(page)
    await page.getByRole('button', { name: 'Open the map (410 kB)' }).click()
    await expect(canvas(page)).toBeVisible({ timeout: 45_000 })
    expect(bytes).toBeGreaterThan(saidWeight / 4)
    expect(bytes).toBeLessThanOrEqual(saidWeight)
  })

  test(
    'by keyboard: opened, moved, zoomed into the places of a city, and one of them picked',
    { tag: '@all' },
    async ({ page }) => {
      await goToPlaces(page)
      await opener(page).focus()
      await page.keyboard.press('Enter')
      await expect(canvas(page)).toBeFocused({ timeout: 45_000 })
      const left = async () => (await pin(page, /^Yaoundé/).boundingBox())!.x
      const before = await left()
      await page.keyboard.press('ArrowRight')
      await expect.poll(left).toBeLessThan(before - 20)

      await pin(page, /^Douala and \d+ places? beside it, \d+ cars$/).focus()
      await page.keyboard.press('Enter')
      // Those that stood behind one pin stand apart, and the focus has not been lost.
      await expect(pin(page, /^Limbe, \d+ cars$/)).toBeAttached()
      await expect(pin(page, /^Douala, \d+ cars$/)).toBeFocused()
      for (let step = 0; step < 3; step++) {
        await pin(page, /Douala/)
          .first()
          .focus()
        await page.keyboard.press('Shift+Equal')
        await page.waitForFunction(
          () => document.querySelector('.maplibregl-marker:focus, canvas:focus') !== null,
        )
      }
      await expect(pin(page, /Airport/).first()).toBeAttached()
      await page.getByRole('button', { name: 'Show all places' }).click()
      await expect(pin(page, /^Yaoundé, \d+ cars$/)).toBeVisible()
      await pin(page, /^Yaoundé/).focus()
      await page.keyboard.press('Space')
      await expect(pin(page, /^Yaoundé/)).toHaveAttribute('aria-pressed', 'true')
    },
  )

  test('a browser without WebGL shows a message, and the list is unchanged', async ({ page }) => {
    await page.addInitScript(() => {
      const real = HTMLCanvasElement.prototype.getContext
      const refusing = function (this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        return kind.startsWith('webgl') ? null : Reflect.apply(real, this, [kind, ...rest])
      }
      Object.assign(HTMLCanvasElement.prototype, { getContext: refusing })
    })
    await goToPlaces(page)
    await opener(page).click()
    await expect(
      page.getByText('This browser cannot show the map. The places are in the list.'),
    ).toBeVisible()
    await expect(opener(page)).toBeHidden()
    await expect(page.getByRole('link', { name: /^Douala/ }).first()).toBeVisible()
  })

  test('the car sheet shows where the car is met', { tag: '@all' }, async ({ page }) => {
    await page.goto(`/search?${tripQuery(days)}`)
    await page.getByRole('article').first().getByRole('link').first().click()
    const sheet = page.getByRole('dialog')
    await sheet.getByRole('button', { name: 'Open the map' }).click()
    await expect(sheet.locator('canvas.maplibregl-canvas')).toBeVisible({ timeout: 45_000 })
    const marker = sheet.locator('.maplibregl-marker')
    await expect(marker).toHaveCount(1)
    // It opens on the place; a press shows where in the country that is, and another leads back.
    const away = async () => {
      const [at, room] = [(await marker.boundingBox())!, (await canvas(page).boundingBox())!]
      return Math.hypot(
        at.x + at.width / 2 - room.x - room.width / 2,
        at.y + at.height / 2 - room.y - room.height / 2,
      )
    }
    await expect.poll(away).toBeLessThan(30)
    await sheet.getByRole('button', { name: 'Show the country' }).click()
    await expect.poll(away).toBeGreaterThan(30)
    await sheet.getByRole('button', { name: 'Show the place' }).click()
    await expect.poll(away).toBeLessThan(30)
    await expect(sheet.getByRole('link', { name: 'Directions' }).first()).toBeVisible()
  })
})

test.describe('on a desktop', () => {
  test.use({
    viewport: { width: 1280, height: 800 },
    isMobile: false,
    hasTouch: false,
  })

  test('the map loads by itself once it is near, and takes no focus', { tag: '@all' }, async ({ page }) => {
    await goToPlaces(page)
    await expect(canvas(page)).toBeVisible({ timeout: 45_000 })
    await expect(canvas(page)).not.toBeFocused()
  })

  test('with the data saver it waits for a press', { tag: '@all' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('wouri-data-saver', 'on'))
    await goToPlaces(page)
    await expect(opener(page)).toBeVisible()
    await page.getByRole('heading', { name: 'Meet our rental agencies' }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('link', { name: /Bonapriso Drive/ })).toBeVisible()
    await expect(canvas(page)).toHaveCount(0)
  })
})

testWithWorker(
  'without a network it asks for one the first time, and afterwards it is on the device',
  { tag: '@all' },
  async ({ page, context }) => {
    await page.goto('/')
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await goToPlaces(page)
    await expect(opener(page)).toBeVisible()
    await context.setOffline(true)
    await opener(page).click()
    await expect(
      page.getByText('The map needs a connection the first time. The places are in the list.'),
    ).toBeVisible()
    await context.setOffline(false)
    // The block below may have something to ask for again, too.
    const places = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: 'Where the cars are' }) })
    await places.getByRole('button', { name: 'Retry' }).click()
    await expect(canvas(page)).toBeVisible({ timeout: 45_000 })
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await (await caches.open('map')).keys()).map(({ url }) => new URL(url).pathname).join(),
        ),
      )
      .toMatch(/^(?=.*basemap)(?=.*maplibre-gl-worker)(?=.*maplibre[^,]*css)(?=.*LocationMap[^,]*css)/)

    await context.setOffline(true)
    await goToPlaces(page)
    await opener(page).click()
    await expect(canvas(page)).toBeVisible({ timeout: 45_000 })
  },
)
