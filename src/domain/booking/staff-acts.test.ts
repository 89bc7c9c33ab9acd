import { expect, test } from 'vitest'
import { mayCancel, mayHide, mayUndoOf } from './staff-acts.ts'
import { bookingStatuses } from './status.ts'

const now = Date.parse('2027-03-01T09:00:00Z')

test('only past or cancelled bookings can be hidden, and never a hold', () => {
  const hidden = (to: number) =>
    bookingStatuses.filter((status) => mayHide({ status, to, isOut: false }, now))
  expect(hidden(now + 1)).toEqual(['cancelled'])
  expect(hidden(now)).toEqual(['pending', 'deposit', 'paid', 'reserved', 'cancelled'])
})

test('a car that is out is not over, however late it is, and its booking is not cancelled', () => {
  const out = { status: 'paid', to: now - 1, isOut: true } as const
  expect(mayHide(out, now)).toBe(false)
  expect(mayCancel({ status: 'paid', isHandedOver: true })).toBe(false)
  expect(mayCancel({ status: 'paid', isHandedOver: false })).toBe(true)
})

test('what somebody noted is undone by them, an owner or an admin, not by another desk', () => {
  const seat = (id: string, kind: 'owner' | 'desk') =>
    ({ id, type: 'supplier', seat: { supplier: 's', kind } }) as const
  const may = [
    seat('one', 'desk'),
    seat('two', 'desk'),
    seat('three', 'owner'),
    { id: 'a', type: 'admin' } as const,
  ]
  expect(may.map((person) => mayUndoOf('one', person))).toEqual([true, false, true, true])
  expect(mayUndoOf(null, seat('one', 'desk'))).toBe(false)
})
