// A driver photographs the car where there is no network: the pictures wait on the phone, also over a reload, and go by themselves.

import { expect, test, type BrowserContext } from '@playwright/test'
import sharp from 'sharp'
import type { Inspections } from '#contract/bookings/inspections.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
import { inventory } from './device.ts'
import { aNewcomer, settleIn, soon, tripFrom } from './newcomer.ts'

test.use({ serviceWorkers: 'allow' })

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

/** The browser says that there is a network, as it does minutes later where the app is closed by then. */
async function wakeWorker(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const browser = await context.newCDPSession(page)
  const registered = new Promise<{ registrationId: string; scopeURL: string }>((resolve) => {
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) resolve(first)
    })
  })
  await browser.send('ServiceWorker.enable')
  const { registrationId, scopeURL } = await registered
  const origin = new URL(scopeURL).origin
  const event = { origin, registrationId, tag: 'wouri-kept', lastChance: false }
  await browser.send('ServiceWorker.dispatchSyncEvent', event)
  await page.close()
}

test(
  'a driver photographs the car without a network, and the picture arrives once there is one',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Photographing Driver', tripFrom(soon()))
    const { booking: id } = newcomer
    await settleIn(page, newcomer)
    const hers = await playwright.request.newContext({ baseURL: baseURL! })
    await enter(hers, newcomer.email)
    const arrived = async () => {
      const read = await hers.get(`/api/bookings/${id}/inspections`)
      return ((await read.json()) as Inspections).driver!.pictures
    }

    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Photograph the car' })).toBeVisible()
    await page.getByLabel('Front: take a picture').setInputFiles(await photo())
    await expect(page.getByText(/· not sent yet/)).toBeVisible()
    expect(await violations(page)).toEqual([])
    await page.reload()
    await expect(page.getByLabel('Front: take it again')).toBeAttached()
    expect(await arrived()).toEqual([])

    await context.setOffline(false)
    await expect.poll(arrived).toMatchObject([{ kind: 'out', slot: 'front', isKept: true }])
    await expect(page.getByText(/· not sent yet/)).toHaveCount(0)
    const [{ sha256 } = { sha256: '' }] = await arrived()
    const shown = await hers.get(`/api/bookings/${id}/driver-pictures/${sha256}`)
    const { width, exif } = await sharp(await shown.body()).metadata()
    expect([width, exif]).toEqual([1600, undefined])
    await hers.dispose()
  },
)

test(
  'with the app closed the worker sends the picture, and the app knows when it is opened again',
  { tag: '@all' },
  async ({ page, context, playwright, baseURL }) => {
    const newcomer = await aNewcomer({ playwright, baseURL }, 'Closing Driver', tripFrom(soon()))
    const { booking: id } = newcomer
    await settleIn(page, newcomer)
    const address = page.url()
    await context.setOffline(true)
    await page.reload()
    await page.getByLabel('Front: take a picture').setInputFiles(await photo())
    await expect(page.getByText(/· not sent yet/)).toBeVisible()
    await page.close()

    await context.setOffline(false)
    await wakeWorker(context)
    const hers = await playwright.request.newContext({ baseURL: baseURL! })
    await enter(hers, newcomer.email)
    const arrived = async () => {
      const read = await hers.get(`/api/bookings/${id}/inspections`)
      return ((await read.json()) as Inspections).driver!.pictures
    }
    await expect.poll(arrived).toMatchObject([{ kind: 'out', slot: 'front', isKept: true }])
    const again = await context.newPage()
    await again.goto(address)
    await expect(again.getByLabel('Front: take it again')).toBeAttached()
    await expect(again.getByText(/· not sent yet/)).toHaveCount(0)
    expect(JSON.stringify((await inventory(again)).databases)).not.toContain('mutations-driver-pictures')
    await hers.dispose()
  },
)
