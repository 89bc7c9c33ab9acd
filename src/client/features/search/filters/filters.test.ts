import { expect, test } from 'vitest'
import { activeFilters, hasFilter, toggled, withOnly, withoutFilters } from './filters.ts'

test('a filter of many values gains and loses one, from the first page again', () => {
  const one = toggled({ rg: ['mini'], page: 3 }, { key: 'rg', value: 'midi' })
  expect(one).toEqual({ rg: ['mini', 'midi'], page: undefined })
  expect(toggled(one, { key: 'rg', value: 'mini' }).rg).toEqual(['midi'])
})

test('the last value taken away leaves "any", not an empty list', () => {
  expect(toggled({ gb: ['manual'] }, { key: 'gb', value: 'manual' }).gb).toBeUndefined()
})

test('a filter of one value is replaced', () => {
  const params = withOnly({ dep: 50_000 }, 'dep', '100000')
  expect(params.dep).toBe(100_000)
  expect(hasFilter(params, { key: 'dep', value: '100000' })).toBe(true)
})

test('all filters go, the trip and the order stay', () => {
  const params = withoutFilters({ pl: 'douala', sort: 'rating', rg: ['mini'], rt: 4 })
  expect(activeFilters(params)).toEqual([])
  expect(params).toMatchObject({ pl: 'douala', sort: 'rating' })
})
