import * as v from 'valibot'
import { expect, test } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { draftOf } from '#client/storage/draft.ts'
import { storeInMemory } from '#client/storage/memory-store.ts'
import { openUserStore } from '#client/storage/user-store.ts'
import { CheckoutDraft, draftKey, emptyDraft, unexpiredLicence, unfinishedCheckout } from './draft.ts'

const sentAt = Date.parse('2026-08-20T12:00:00Z')
const sent = { name: 'abc.jpg', fileName: 'IMG_4.jpg', sentAt }

test('a licence is used for less than the 24 hours that the server keeps it', () => {
  expect(unexpiredLicence(sent, sentAt + day - 1)).toBe(sent)
  expect(unexpiredLicence(sent, sentAt + day)).toBeNull()
  expect(unexpiredLicence(null, sentAt)).toBeNull()
})

test('a device clock that was put back loses nothing', () => {
  expect(unexpiredLicence(sent, sentAt - day)).toBe(sent)
})

test('the draft keeps the name of a licence and nothing else of it', () => {
  const kept = v.parse(CheckoutDraft, { ...emptyDraft, licence: { ...sent, bytes: 'AAAA' } })
  expect(kept.licence).toEqual(sent)
})

test('a draft from before there were licences is still a draft', () => {
  const { licence: _, ...before } = emptyDraft
  expect(v.parse(CheckoutDraft, before)).toEqual(emptyDraft)
})

test('the checkout that is gone on with is the newest of the last day that is no booking yet', async () => {
  storeInMemory()
  openUserStore(null)
  const trip = { pl: 'douala', from: '2030-01-01T10:00', to: '2030-01-03T10:00' }
  const save = (car: string, ageInHours: number, booked: string | null, back = {}) =>
    draftOf(
      draftKey(car, { ...trip, ...back }),
      CheckoutDraft,
      () => Date.now() - ageInHours * 3_600_000,
    ).save({
      ...emptyDraft,
      booked,
    })
  expect(await unfinishedCheckout()).toBeNull()
  await save('too-old', 25, null)
  expect(await unfinishedCheckout()).toBeNull()
  await save('demo-prado', 3, null, { dl: 'kribi' })
  await save('older', 5, null)
  await save('is-booked', 1, 'booking-1')
  expect(await unfinishedCheckout()).toEqual({ car: 'demo-prado', ...trip, dl: 'kribi' })
  await save('newest', 2, null)
  expect(await unfinishedCheckout()).toEqual({ car: 'newest', ...trip })
})
