import { expect, test } from 'vitest'
import { mayHide } from './staff-acts.ts'
import { bookingStatuses } from './status.ts'

const now = Date.parse('2027-03-01T09:00:00Z')

test('only past or cancelled bookings can be hidden, and never a hold', () => {
  const hidden = (to: number) => bookingStatuses.filter((status) => mayHide({ status, to }, now))
  expect(hidden(now + 1)).toEqual(['cancelled'])
  expect(hidden(now)).toEqual(['pending', 'deposit', 'paid', 'reserved', 'cancelled'])
})
