import { expect, test } from 'vitest'
import { instantOf } from '../rental/period.ts'
import { changeOfShare, changeOfSum, isRunning, rangeBefore } from './comparison.ts'

test('the range before has as many months and ends where the range begins, over the turn of the year too', () => {
  expect(rangeBefore({ from: '2027-01', to: '2027-06' })).toEqual({ from: '2026-07', to: '2026-12' })
  expect(rangeBefore({ from: '2027-03', to: '2027-03' })).toEqual({ from: '2027-02', to: '2027-02' })
  expect(rangeBefore({ from: '2026-11', to: '2027-02' })).toEqual({ from: '2026-07', to: '2026-10' })
  expect(rangeBefore({ from: '2025-03', to: '2027-02' })).toEqual({ from: '2023-03', to: '2025-02' })
})

test('a range runs until the last instant of its last month in Douala', () => {
  const range = { from: '2027-01', to: '2027-03' }
  expect(isRunning(range, instantOf('2027-03-31T23:59')!)).toBe(true)
  expect(isRunning(range, instantOf('2027-04-01T00:00')!)).toBe(false)
})

test.each([
  [112, 100, { direction: 'more', by: 12 }],
  [50, 200, { direction: 'less', by: 75 }],
  [0, 200, { direction: 'less', by: 100 }],
  [1004, 1000, { direction: 'same', by: 0 }],
  [0, 0, null],
  [10, 0, null],
  [null, 10, null],
  [10, null, null],
] as const)('%s after %s', (now, before, change) => {
  expect(changeOfSum(now, before)).toEqual(change)
})

test('shares move by points of what is shown, also from nothing', () => {
  expect(changeOfShare(0.47, 0.42)).toEqual({ direction: 'more', by: 5 })
  expect(changeOfShare(0.424, 0.416)).toEqual({ direction: 'same', by: 0 })
  expect(changeOfShare(0.1, 0.3)).toEqual({ direction: 'less', by: 20 })
  expect(changeOfShare(0.1, 0)).toEqual({ direction: 'more', by: 10 })
  expect(changeOfShare(0.1, null)).toBeNull()
  expect(changeOfShare(null, 0.1)).toBeNull()
})
