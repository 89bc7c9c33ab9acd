import { expect, test } from 'vitest'
import { mayHide, waitsForGuest } from './staff-acts.ts'
import { bookingStatuses } from './status.ts'

const now = Date.parse('2027-03-01T09:00:00Z')
const guest = { status: 'pending' as const, isGuest: true, isVerified: false, from: now + 1 }

test('a guest is waited for until the address is confirmed or the trip begins', () => {
  expect(waitsForGuest(guest, now)).toBe(true)
  expect(waitsForGuest({ ...guest, isVerified: true }, now)).toBe(false)
  expect(waitsForGuest({ ...guest, isGuest: false }, now)).toBe(false)
  expect(waitsForGuest({ ...guest, from: now }, now)).toBe(false)
  expect(bookingStatuses.filter((status) => waitsForGuest({ ...guest, status }, now))).toEqual(['pending'])
})

test('only what is over or cancelled is put away, and never a hold', () => {
  const hidden = (to: number) => bookingStatuses.filter((status) => mayHide({ status, to }, now))
  expect(hidden(now + 1)).toEqual(['cancelled'])
  expect(hidden(now)).toEqual(['pending', 'deposit', 'paid', 'reserved', 'cancelled'])
})
