import { expect, test } from 'vitest'
import { instantOf } from '../rental/period.ts'
import { checkHandoverHours, groupedHours, isDayHours, isOpenAt, type OpeningHours } from './opening-hours.ts'

const work = { opens: '08:00', closes: '18:00' }
/** Saturday until midnight, Sunday closed. */
const hours: OpeningHours = [work, work, work, work, work, { opens: '09:30', closes: '24:00' }, null]
const at = (wall: string) => instantOf(wall)!

test.each([
  // A Friday.
  ['2026-08-21T07:59', false],
  ['2026-08-21T08:00', true],
  ['2026-08-21T18:00', true],
  ['2026-08-21T18:01', false],
  ['2026-08-22T09:29', false],
  ['2026-08-22T23:59', true],
  // Midnight ends the Saturday, and nothing begins on the Sunday.
  ['2026-08-23T00:00', true],
  ['2026-08-23T00:01', false],
  ['2026-08-23T12:00', false],
  ['2026-08-24T08:00', true],
])('at %s in Douala the place is open: %s', (wall, isOpen) => {
  expect(isOpenAt(hours, at(wall))).toBe(isOpen)
})

test('a place without hours is always open', () => {
  for (const none of [null, undefined]) expect(isOpenAt(none, at('2026-08-23T03:00'))).toBe(true)
})

test('the pick-up is asked at its place and the drop-off at its own', () => {
  const period = { from: at('2026-08-23T10:00'), to: at('2026-08-25T20:00') }
  expect(checkHandoverHours(period, { pickUp: hours, dropOff: hours })).toEqual({
    field: 'from',
    code: 'place-closed',
  })
  expect(checkHandoverHours(period, { pickUp: null, dropOff: hours })).toMatchObject({ field: 'to' })
  expect(checkHandoverHours(period, { pickUp: null, dropOff: null })).toBeNull()
})

test('hours open before they close, within one day', () => {
  expect(isDayHours({ opens: '00:00', closes: '24:00' })).toBe(true)
  for (const [opens, closes] of [
    ['18:00', '08:00'],
    ['08:00', '08:00'],
    ['8:00', '18:00'],
    ['24:00', '24:00'],
    ['08:00', '24:30'],
  ])
    expect(isDayHours({ opens: opens!, closes: closes! })).toBe(false)
})

test('days with the same hours read as one line', () => {
  expect(groupedHours(hours).map(({ days }) => days)).toEqual([
    [0, 4],
    [5, 5],
    [6, 6],
  ])
})
