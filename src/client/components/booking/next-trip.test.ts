import { expect, test } from 'vitest'
import { nextTrip } from './next-trip.ts'

const now = Date.parse('2026-11-22T08:00:00Z')
const airport = { _id: 'douala-airport' }
const kribi = { _id: 'kribi' }

test('the proposal after a past trip starts in three days, at the same hours and for as long', () => {
  const past = { from: '2026-03-02T08:00:00Z', to: '2026-03-06T16:30:00Z', pickUp: airport, dropOff: airport }
  expect(nextTrip(past, now)).toEqual({
    pl: 'douala-airport',
    from: '2026-11-25T09:00',
    to: '2026-11-29T17:30',
  })
})

test('a trip that is still ahead is followed by the next one, with its own way back', () => {
  const ahead = { from: '2026-12-10T09:00:00Z', to: '2026-12-12T09:00:00Z', pickUp: airport, dropOff: kribi }
  expect(nextTrip(ahead, now)).toEqual({
    pl: 'douala-airport',
    dl: 'kribi',
    from: '2026-12-13T10:00',
    to: '2026-12-15T10:00',
  })
})
