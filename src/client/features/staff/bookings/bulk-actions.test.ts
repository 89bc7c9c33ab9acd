import { expect, test } from 'vitest'
import type { StaffBookingRow } from '#contract/staff/bookings.ts'
import { bulkActions, rowsFor } from './bulk-actions.ts'

const now = Date.parse('2026-03-05T09:00:00Z')

function row(
  status: StaffBookingRow['status'],
  to = '2026-03-09T09:00:00.000Z',
  handedOverAt: string | null = null,
) {
  return { _id: `${status} ${to}`, status, to, handedOverAt, returnedAt: null } as StaffBookingRow
}
const past = '2026-03-05T09:00:00.000Z'

const actsFor = (one: StaffBookingRow) => bulkActions.filter((act) => rowsFor(act, [one], now).length > 0)

test.each([
  [row('pending'), ['reserved', 'paid', 'cancelled']],
  [row('reserved'), ['paid', 'cancelled']],
  [row('deposit'), ['paid', 'cancelled']],
  [row('paid'), ['cancelled']],
  [row('void'), []],
  [row('cancelled'), ['hidden']],
  [row('paid', past), ['cancelled', 'hidden']],
  [row('reserved', past, past), ['paid']],
])('staff are offered what the rules allow', (one, acts) => {
  expect(actsFor(one)).toEqual(acts)
})

test('of a mixed selection only those that would change are counted', () => {
  const rows = [row('pending'), row('paid'), row('cancelled')]
  expect(rowsFor('reserved', rows, now)).toEqual([rows[0]])
  expect(rowsFor('hidden', rows, now)).toEqual([rows[2]])
})
