import { expect, test } from 'vitest'
import { bookingRights, hasRight, staffRights, staffRoleOf } from './staff-rights.ts'

const seat = (kind: 'owner' | 'desk') =>
  ({ id: 'a', type: 'supplier', seat: { supplier: 's', kind } }) as const

test('a desk serves bookings, blocks cars and checks licences, and gives no money back', () => {
  expect(staffRights.filter((right) => hasRight(seat('desk'), right))).toEqual([
    'see-bookings',
    'serve-bookings',
    'block-cars',
    'check-licences',
  ])
})

test('an admin may do all of it, an owner all but set rules of the site aside and manage suppliers, places and people', () => {
  const lacking = (person: Parameters<typeof hasRight>[0]) =>
    staffRights.filter((right) => !hasRight(person, right))
  expect(lacking({ id: 'a', type: 'admin' })).toEqual([])
  expect(lacking(seat('owner'))).toEqual([
    'set-rules-aside',
    'manage-suppliers',
    'manage-places',
    'moderate-reviews',
    'manage-settings',
    'manage-people',
  ])
})

test('a driver, a visitor and a supplier without a seat have no right at all', () => {
  for (const person of [null, { id: 'a', type: 'user' } as const, { id: 'a', type: 'supplier' } as const]) {
    expect(staffRoleOf(person)).toBe(null)
    expect(staffRights.some((right) => hasRight(person, right))).toBe(false)
  }
})

test('a seat makes no staff of a driver', () => {
  expect(staffRoleOf({ ...seat('owner'), type: 'user' })).toBe(null)
})

test('what a booking says of rights stays as apps of before know it, whatever else staff may do by now', () => {
  expect(bookingRights).toEqual([
    'see-bookings',
    'serve-bookings',
    'give-money-back',
    'change-prices',
    'set-rules-aside',
  ])
})
