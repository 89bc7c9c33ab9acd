// Nothing jumps in the walk around a car either, out and back: the camera, a mark, two pictures compared, and what throws it away.

import { createHash, randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type Page } from '@playwright/test'
import { recordInspection, type NewInspection } from '#contract/staff/inspections.ts'
import { uploadHeader, uploadHeaderValue } from '#contract/upload.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { forgetShifts, watchSlowly } from './layout-shift.ts'
import { startSignedIn } from './screens.ts'
import { button, expectStillSheets, timeFor, type Tap } from './sheet-shift.ts'

test.use({ permissions: ['camera'] })

/** No other test walks around its cars. */
const supplier = 'grassfields-auto'

async function goTo(page: Page, step: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: step }).click()
  await page.getByRole('heading', { level: 2, name: step }).waitFor()
}

const camera: Tap = async (page) => {
  await goTo(page, 'Pictures')
  const tile = page.locator('main label').filter({ hasText: 'Front' })
  // Until its code has come, the tile opens the phone's own camera.
  await expect(tile.locator('input')).toHaveAttribute('aria-haspopup', 'dialog')
  await forgetShifts(page)
  await tile.tap()
  await expect(page.getByRole('button', { name: 'Take the picture' })).toBeEnabled()
}

const mark: Tap = async (page) => {
  await goTo(page, 'Marks on the car')
  await forgetShifts(page)
  await button(page, 'Underneath').tap()
}

const comparing: Tap = async (page) => {
  await goTo(page, 'Pictures')
  const file = { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer: await photo('jpeg', 640, 480) }
  await page.locator('main input[type=file]').first().setInputFiles(file)
  await button(page, 'Compare: Front').waitFor()
  await forgetShifts(page)
  await button(page, 'Compare: Front').tap()
}

const throwingAway: Tap = async (page) => {
  await goTo(page, 'Signatures')
  await button(page, 'Throw away').waitFor()
  await forgetShifts(page)
  await button(page, 'Throw away').tap()
}

/** A record of a car that is with its driver already, with a picture of its front. */
async function recordHandOver(request: APIRequestContext, booking: string): Promise<void> {
  const buffer = await photo('jpeg', 1600, 1200)
  const sha256 = createHash('sha256').update(buffer).digest('hex')
  const others = ['right', 'rear', 'left'].map((slot, at) => ({ slot, sha256: `${at}`.repeat(64) }))
  const pictures = [{ slot: 'front', sha256 }, ...others]
  const example = recordInspection.example(Date.now()).body as NewInspection
  const data = { ...example, _id: randomUUID(), pictures, damages: [] }
  const address = `/api/staff/bookings/${booking}`
  const recorded = await request.post(`${address}/inspections`, { data })
  expect(recorded.status(), await recorded.text()).toBe(201)
  const sent = await request.post(`${address}/inspection-pictures/${sha256}`, {
    headers: { [uploadHeader]: uploadHeaderValue },
    multipart: { image: { name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer } },
  })
  expect(sent.status(), await sent.text()).toBe(200)
}

for (const [kind, booking, of] of [
  ['out', `demo-desk-${supplier}-2`, [camera, mark, throwingAway]],
  ['back', `demo-desk-${supplier}-4`, [camera, mark, comparing, throwingAway]],
] as const)
  test(`sheets of the walk ${kind}: nothing moves after the tap`, { tag: '@all' }, async ({ page }) => {
    test.setTimeout(timeFor(of.length))
    await startSignedIn(page, 'en', `${supplier}@wouri.example`)
    if (kind === 'back') await recordHandOver(page.request, booking)
    await watchSlowly(page)
    await expectStillSheets(page, { path: `/staff/bookings/${booking}/${kind}`, of: [...of] })
  })
