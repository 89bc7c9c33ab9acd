import { expect, test } from 'vitest'
import { tripOfBooking } from './booked-trip.ts'

const booking = {
  from: '2027-03-01T09:00:00.000Z',
  to: '2027-03-04T08:30:00.000Z',
  pickUp: { _id: 'douala-airport' },
  dropOff: { _id: 'douala-airport' },
}
const times = { from: '2027-03-01T10:00', to: '2027-03-04T09:30' }

test('the search for other cars keeps the places and the times, in Douala', () => {
  expect(tripOfBooking(booking)).toEqual({ pl: 'douala-airport', ...times })
  expect(tripOfBooking({ ...booking, dropOff: { _id: 'kribi' } })).toEqual({
    pl: 'douala-airport',
    dl: 'kribi',
    ...times,
  })
})
