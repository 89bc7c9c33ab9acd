import { expect, test } from 'vitest'
import type { BookingFilters } from '#contract/bookings/booking-search.ts'
import type { BookingRow } from '#contract/bookings/bookings.ts'
import type { Place } from '#contract/cars/locations.ts'
import { matchingRows } from './matching-rows.ts'

const place = (_id: string, parent: string | null = null): Place => ({
  _id,
  parent,
  kind: 'city',
  name: { en: _id, fr: _id, es: _id },
  address: { en: '', fr: '', es: '' },
  latitude: 4,
  longitude: 9.7,
})

const row = (given: Partial<BookingRow>): BookingRow => ({
  _id: 'one',
  reference: 'K7M2PQ4T',
  status: 'paid',
  cancelRequested: false,
  changeRequested: false,
  car: { _id: 'prado', name: 'Toyota Land Cruiser Prado', image: '' },
  supplier: { _id: 'mont', name: 'Mont Fébé Limousines', logo: '' },
  driver: { fullName: 'Nadège Tchoumi' },
  pickUp: place('douala-airport', 'douala'),
  dropOff: place('kribi'),
  // From 10:00 on the 4th to 10:00 on the 6th in Douala.
  from: '2026-03-04T09:00:00.000Z',
  to: '2026-03-06T09:00:00.000Z',
  days: 2,
  total: 100_000,
  ...given,
})

const parents: Record<string, string | null> = { douala: 'littoral', littoral: null }
const isFound = (filters: BookingFilters, given: Partial<BookingRow> = {}) =>
  matchingRows([row(given)], filters, (id) => parents[id]).length === 1

test('no filter means any', () => {
  expect(isFound({})).toBe(true)
  expect(isFound({ status: [], q: '' })).toBe(true)
})

test('one of the ticked statuses', () => {
  expect(isFound({ status: ['reserved', 'paid'] })).toBe(true)
  expect(isFound({ status: ['reserved'] })).toBe(false)
})

test.each([
  [{ from: '2026-03-06' }, true],
  [{ from: '2026-03-07' }, false],
  [{ to: '2026-03-04' }, true],
  [{ to: '2026-03-03' }, false],
  [{ from: '2026-03-05', to: '2026-03-05' }, true],
])('the days that a period touches count, both ends included: %j', (filters, expected) => {
  expect(isFound(filters)).toBe(expected)
})

test('days begin at midnight in Douala', () => {
  // 00:30 on the 8th in Douala is still the 7th in UTC.
  expect(isFound({ from: '2026-03-08' }, { to: '2026-03-07T23:30:00.000Z' })).toBe(true)
  expect(
    isFound({ to: '2026-03-07' }, { from: '2026-03-07T23:30:00.000Z', to: '2026-03-09T09:00:00.000Z' }),
  ).toBe(false)
})

test.each(['prado', 'TCHOUMI', 'nadege fébé', 'k7m2'])('every word of "%s" is somewhere', (q) => {
  expect(isFound({ q })).toBe(true)
})

test('words are found however they were pasted', () => {
  expect(isFound({ q: '\u200BMont\u00A0Fébé' })).toBe(true)
  expect(isFound({ q: 'K7M2PQ4T\u200F' })).toBe(true)
})

test('a word that is nowhere finds nothing, whatever the others', () => {
  expect(isFound({ q: 'prado hilux' })).toBe(false)
})

test('a place, the places below it, and either end of the trip', () => {
  for (const pl of ['douala-airport', 'douala', 'littoral', 'kribi']) expect(isFound({ pl })).toBe(true)
  expect(isFound({ pl: 'yaounde' })).toBe(false)
})
