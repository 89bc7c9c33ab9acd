import * as v from 'valibot'
import { expect, test } from 'vitest'
import { recordInspection } from '#contract/staff/inspections.ts'
import { checklistItems, type PictureSlot } from '#domain/inspection/inspection.ts'
import { walkTermsOf } from '../walk-terms.ts'
import { missingIn } from './missing-in.ts'
import { recordOf } from './record-of.ts'
import { emptyWalk, readKilometres, walkOf, type WalkDraft } from './walk-draft.ts'

const booking = { car: { _id: 'corolla', name: 'Toyota Corolla', image: '' } }
const terms = walkTermsOf('out', booking, [])
const sides = ['front', 'right', 'rear', 'left'] as const satisfies PictureSlot[]
const signed = { path: 'M0 0L9 9', isRefusing: false, refusal: '' }
const whole: WalkDraft = {
  ...emptyWalk(),
  pictures: sides.map((slot, at) => ({ slot, sha256: String(at).repeat(64) })),
  kilometres: '48 000',
  level: 8,
  isClean: true,
  checklist: Object.fromEntries(checklistItems.map((item) => [item, item !== 'jack'])),
  driver: signed,
  desk: signed,
}

const now = Date.UTC(2026, 7, 21)

test.each([
  ['48 000', 48_000],
  ['48.000', 48_000],
  ['48\u{202F}000', 48_000],
  ['0', 0],
  ['', null],
  ['12 km', null],
  ['99999999', null],
])('%s is read as %s kilometres', (text, kilometres) => {
  expect(readKilometres(text)).toBe(kilometres)
})

test('a walk that has just begun lacks everything, in its order; a whole one nothing', () => {
  expect(missingIn(emptyWalk(), terms, now)).toEqual([
    'pictures',
    'kilometres',
    'level',
    'clean',
    'checklist',
    'driverSignature',
    'deskSignature',
  ])
  expect(missingIn(whole, terms, now)).toEqual([])
})

test('what is sent of a whole walk is what the contract takes', () => {
  const record = recordOf({ ...whole, remark: ' Rain ' }, 'out', terms, Date.UTC(2026, 7, 21))
  const sent = { ...record, sentAt: new Date().toISOString() }
  expect(v.parse(recordInspection.body!, sent)).toMatchObject({
    takenAt: '2026-08-21T00:00:00.000Z',
    remark: 'Rain',
  })
})

test('who does not sign says why', () => {
  const refusing = { ...signed, isRefusing: true }
  expect(missingIn({ ...whole, driver: refusing }, terms, now)).toEqual(['driverSignature'])
  const { signatures } = walkOf({ ...whole, driver: { ...refusing, refusal: 'In a hurry' } }, terms)
  expect(signatures.driver).toEqual({ path: null, refusal: 'In a hurry' })
})

const before = {
  kind: 'out',
  car: 'corolla',
  standing: 'valid',
  kilometres: 48_000,
  level: { unit: 'percent', value: 90 },
  checklist: [{ item: 'Umbrella', isThere: true }],
  damages: [{ _id: 'known', kind: 'dent', size: 'coin', zone: 'left' }],
} as never
const ofReturn = walkTermsOf('back', booking, [before])

test('a return asks for what the hand-over read, and keeps the marks that were known', () => {
  expect(ofReturn).toMatchObject({ fuel: 'electric', lastKilometres: 48_000, checklist: ['Umbrella'] })
  const back: WalkDraft = { ...whole, checklist: { Umbrella: true }, unit: 'percent', level: 40 }
  expect(missingIn(back, ofReturn, now)).toEqual([])
  expect(missingIn({ ...back, kilometres: '47 999' }, ofReturn, now)).toEqual(['kilometresReason'])
  // An eighth is no per cent.
  expect(missingIn({ ...back, unit: 'eighths' }, ofReturn, now)).toEqual(['level'])
  expect(recordOf(back, 'back', ofReturn, 0).damages.map(({ _id }) => _id)).toEqual(['known'])
})

test('what the server says of the supplier and the car comes before what is usual', () => {
  const walk = {
    requiredPictures: 6,
    checklist: ['jack'],
    fuel: 'electric',
    lastKilometres: 52_000,
    damages: [
      { _id: 'known', kind: 'dent', size: 'coin', zone: 'left', seenAt: '2026-08-01T09:00:00.000Z' },
      { _id: 'older', kind: 'chip', size: 'coin', zone: 'roof', seenAt: '2026-08-01T09:00:00.000Z' },
    ],
  } as const
  const said = walkTermsOf('back', { ...booking, walk: { ...walk, damages: [...walk.damages] } }, [before])
  expect(said).toMatchObject({
    requiredPictures: 6,
    checklist: ['jack'],
    fuel: 'electric',
    lastKilometres: 52_000,
  })
  expect(said.known).toEqual([
    { _id: 'known', kind: 'dent', size: 'coin', zone: 'left' },
    { _id: 'older', kind: 'chip', size: 'coin', zone: 'roof' },
  ])
})

test('the record of another car of the booking says nothing about this one', () => {
  expect(walkTermsOf('back', { car: { ...booking.car, _id: 'prado' } }, [before]).before).toBeNull()
})
