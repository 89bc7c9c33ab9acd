import * as v from 'valibot'
import { expect, test } from 'vitest'
import { day } from '#domain/rental/period.ts'
import { CheckoutDraft, emptyDraft, unexpiredLicence } from './draft.ts'

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
