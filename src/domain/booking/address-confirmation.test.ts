import { expect, test } from 'vitest'
import { day, hour } from '../rental/period.ts'
import { confirmBy } from './address-confirmation.ts'
import { bookingStatuses } from './status.ts'

const booked = { status: 'pending' as const, isConfirmed: false, bookedAt: 1000, pickUp: 1000 + 3 * day }

test('an address is confirmed within a day, or by the pick-up where that comes first', () => {
  expect(confirmBy(booked)).toBe(1000 + day)
  expect(confirmBy({ ...booked, pickUp: 1000 + day })).toBe(1000 + day)
  expect(confirmBy({ ...booked, pickUp: 1000 + 4 * hour })).toBe(1000 + 4 * hour)
})

test('nothing is asked once it is confirmed, and only while the booking waits', () => {
  expect(confirmBy({ ...booked, isConfirmed: true })).toBeNull()
  expect(bookingStatuses.filter((status) => confirmBy({ ...booked, status }) !== null)).toEqual(['pending'])
})
