import { beforeEach, expect, test } from 'vitest'
import { clearRecentSearches, rememberSearch, storedSearches, upcoming } from './recent-searches.ts'

const trip = (day: number, pl = 'douala-airport') => ({
  pl,
  from: `2026-08-${String(day).padStart(2, '0')}T10:00`,
  to: '2026-09-20T10:00',
})

beforeEach(() => localStorage.clear())

test('the newest five are remembered, each once', () => {
  for (const day of [1, 2, 3, 4, 5, 6, 3]) rememberSearch(trip(day))
  expect(storedSearches().map(({ from }) => Number(from.slice(8, 10)))).toEqual([3, 6, 5, 4, 2])
})

test('returning to the same place is the same search, explicit or not', () => {
  rememberSearch(trip(1))
  rememberSearch({ ...trip(1), dl: 'douala-airport' })
  expect(storedSearches()).toEqual([trip(1)])
})

test('a search whose pick-up has passed is not offered', () => {
  expect(upcoming([trip(1), trip(30)], Date.parse('2026-08-20T12:00:00Z'))).toEqual([trip(30)])
})

test('a broken record is no record', () => {
  localStorage.setItem('wouri-recent-searches', '[{"pl":3}]')
  expect(storedSearches()).toEqual([])
})

test('they can be cleared', () => {
  rememberSearch(trip(1))
  clearRecentSearches()
  expect(storedSearches()).toEqual([])
})
