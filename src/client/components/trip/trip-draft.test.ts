import { expect, test } from 'vitest'
import { instantOf } from '#domain/rental/period.ts'
import { draftFrom, problemsOf, shifted, tripOf } from './trip-draft.ts'

const now = instantOf('2026-08-18T08:00') ?? 0
const rules = { minPickupHours: 3, minRentalHours: 3, minPickupDropoffHour: 0, maxPickupDropoffHour: 23 }

test('an empty start proposes the usual dates and a return to the same place', () => {
  expect(draftFrom({}, now)).toEqual({
    pl: null,
    dl: null,
    returnsToPickUp: true,
    from: '2026-08-21T10:00',
    to: '2026-08-24T10:00',
  })
})

test('dates that have passed are proposed anew; a pick-up without an end is given one', () => {
  expect(draftFrom({ from: '2024-01-01T09:00', to: '2024-01-04T09:00' }, now).from).toBe('2026-08-21T10:00')
  expect(draftFrom({ from: '2026-09-01T09:30' }, now)).toMatchObject({
    from: '2026-09-01T09:30',
    to: '2026-09-04T09:30',
  })
})

test('the kept drop-off counts only while the car does not return to pick-up', () => {
  const draft = { ...draftFrom({ pl: 'douala', dl: 'kribi' }, now) }
  expect(tripOf(draft).dl).toBe('kribi')
  expect(tripOf({ ...draft, returnsToPickUp: true }).dl).toBeUndefined()
})

test('missing fields are named', () => {
  const draft = { ...draftFrom({}, now), returnsToPickUp: false, from: '2026-08-18T09:00' }
  expect(problemsOf(draft, rules, now)).toEqual({
    pl: true,
    dl: true,
    dates: { field: 'from', code: 'pick-up-too-soon', count: 3 },
  })
})

test('a trip moves by whole days over the end of a month', () => {
  const trip = { pl: 'douala', from: '2026-08-31T09:00', to: '2026-09-02T09:00' }
  expect(shifted(trip, 1)).toEqual({ pl: 'douala', from: '2026-09-01T09:00', to: '2026-09-03T09:00' })
})
