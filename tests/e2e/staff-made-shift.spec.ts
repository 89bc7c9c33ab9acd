// Nothing jumps where the demonstration has nothing to open a sheet of: what the sheet is about is made first.

import { randomUUID } from 'node:crypto'
import { expect, test, type APIRequestContext, type APIResponse } from '@playwright/test'
import type { StaffBooking } from '#contract/staff/bookings.ts'
import { createSeason } from '#contract/staff/fleet/seasons.ts'
import { addSupplierPaper, type SupplierVerification } from '#contract/staff/people/supplier-verification.ts'
import { createStaffSupplier } from '#contract/staff/people/suppliers.ts'
import { proposePlace } from '#contract/staff/site/place-proposals.ts'
import { createStaffPlace } from '#contract/staff/site/places.ts'
import { uploadHeader, uploadHeaderValue } from '#contract/upload.ts'
import { supplierPaperKinds } from '#domain/papers/paper.ts'
import { addDays } from '#domain/rental/period.ts'
import { photo } from '#tests/fixtures/hostile-files.ts'
import { somebody } from './account-steps.ts'
import { bookAsGuest } from './api-steps.ts'
import { watchSlowly } from './layout-shift.ts'
import { aNewcomer } from './newcomer.ts'
import { startSignedIn } from './screens.ts'
import { expectStillSheets, timeFor } from './sheet-shift.ts'
import { today } from './today.ts'

const admin = 'admin@wouri.example'
/** Long after the days that other tests look at. */
const later = (days: number) => addDays(today, 700 + days)

/** What the contract gives as an example, under a new id. */
const likeExample = ({ example }: { example: (now: number) => { body?: unknown } }) => ({
  ...(example(Date.now()).body as object),
  _id: randomUUID(),
})

async function made<T>(answer: Promise<APIResponse>): Promise<T> {
  const response = await answer
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as T
}

/** A supplier whose owner is invited, with both papers and their pictures. */
async function aSupplier(request: APIRequestContext): Promise<string> {
  const name = `Ndian Cars ${Date.now().toString(36)}`
  const supplier = { ...likeExample(createStaffSupplier), name, email: somebody('ndian') }
  const { _id } = await made<{ _id: string }>(request.post('/api/staff/suppliers', { data: supplier }))
  for (const kind of supplierPaperKinds) {
    const buffer = await photo('jpeg', 600, 800)
    const file = await made<string>(
      request.post('/api/staff/paper-files', {
        headers: { [uploadHeader]: uploadHeaderValue },
        multipart: { file: { name: 'paper.jpg', mimeType: 'image/jpeg', buffer } },
      }),
    )
    const data = { ...likeExample(addSupplierPaper), kind, file, validUntil: later(0) }
    await made(request.post(`/api/staff/suppliers/${_id}/papers`, { data }))
  }
  return _id
}

test(
  'sheets of a supplier that is verified: nothing moves after the tap',
  { tag: '@all' },
  async ({ page }) => {
    test.setTimeout(timeFor(4))
    await startSignedIn(page, 'en', admin)
    const id = await aSupplier(page.request)
    const path = `/staff/manage/suppliers/${id}`
    await watchSlowly(page)
    await expectStillSheets(page, { path, of: ['Send the link', /^Look at it/, 'Verify this supplier'] })
    const verification = `/api/staff/suppliers/${id}/verification`
    const { papers } = await made<SupplierVerification>(page.request.get(verification))
    await made(page.request.post(verification, { data: { was: papers.map(({ _id }) => _id) } }))
    await expectStillSheets(page, { path, of: ['Withdraw the verification'] })
  },
)

test(
  'sheets of seasons, places and guests: nothing moves after the tap',
  { tag: '@all' },
  async ({ page, playwright, baseURL }, { retry }) => {
    test.setTimeout(timeFor(4))
    // Whoever gave the same phone number is proposed as the account of the guest.
    await aNewcomer({ playwright, baseURL }, 'Proposed Account', 354)
    const visitor = await playwright.request.newContext({ baseURL: baseURL! })
    const trip = { from: `${addDays(today, 350)}T10:00`, to: `${addDays(today, 352)}T10:00` }
    const booking = await bookAsGuest(visitor, trip, { email: somebody('guest'), language: 'en' })
    await visitor.dispose()

    await startSignedIn(page, 'en', admin)
    const { request } = page
    const { driver } = await made<StaffBooking>(request.get(`/api/staff/bookings/${booking}`))
    // Two seasons of a car share no day, also after a second try.
    const days = { firstDay: later(10 * retry), lastDay: later(10 * retry + 9) }
    const season = { ...likeExample(createSeason), days }
    await made(request.post('/api/staff/seasons', { data: season }))
    // Of its own, and nowhere near: other tests choose among the places of Douala by their names.
    const name = { en: 'Meiganga', fr: 'Meiganga', es: 'Meiganga' }
    const at = { kind: 'city', parent: null, latitude: 6.52, longitude: 14.29 }
    const place = { ...likeExample(createStaffPlace), ...at, name, aliases: [], parking: [] }
    await made(request.post('/api/staff/places', { data: place }))
    const proposal = likeExample(proposePlace)
    await made(request.post('/api/staff/place-proposals', { data: proposal }))

    await watchSlowly(page)
    for (const [path, tap] of [
      [`seasons/${season._id}`, 'End the season'],
      [`places/${place._id}`, 'Delete this place'],
      [`proposals/${proposal._id}`, 'Decline this place'],
      [`people/${driver._id}`, 'Merge into an account'],
    ] as const)
      await expectStillSheets(page, { path: `/staff/manage/${path}`, of: [tap] })
  },
)
