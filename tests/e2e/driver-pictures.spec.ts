// A driver photographs the car where there is no network: the pictures wait on the phone, also over a reload, and go by themselves.

import { expect, test } from '@playwright/test'
import sharp from 'sharp'
import type { Inspections } from '#contract/bookings/inspections.ts'
import { enter } from './api-steps.ts'
import { violations } from './axe.ts'
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
