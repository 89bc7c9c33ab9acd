import { expect, test } from 'vitest'
import { beginningAt, endingAt, rangeOf } from './figures-search.ts'

test('a range is half a year unless the address says otherwise', () => {
  expect(rangeOf({ to: '2027-03' })).toEqual({ from: '2026-10', to: '2027-03' })
  expect(rangeOf({ from: '2026-10' })).toEqual({ from: '2026-10', to: '2027-03' })
  expect(rangeOf({ from: '2027-01', to: '2027-03' })).toEqual({ from: '2027-01', to: '2027-03' })
})

test('a range that is empty or too long is its last month', () => {
  expect(rangeOf({ from: '2027-04', to: '2027-03' })).toEqual({ from: '2027-03', to: '2027-03' })
  expect(rangeOf({ from: '2020-01', to: '2027-03' })).toEqual({ from: '2027-03', to: '2027-03' })
})

test('the other end moves along', () => {
  const range = { from: '2026-10', to: '2027-03' }
  expect(beginningAt('2027-05', range)).toEqual({ from: '2027-05', to: '2027-05' })
  expect(beginningAt('2024-01', range)).toEqual({ from: '2024-01', to: '2025-12' })
  expect(endingAt('2026-09', range)).toEqual({ from: '2026-09', to: '2026-09' })
  expect(endingAt('2029-01', range)).toEqual({ from: '2027-02', to: '2029-01' })
})
