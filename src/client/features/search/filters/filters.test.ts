import { expect, test } from 'vitest'
import { activeFilters, hasFilter, toggled, withOnly, withoutFilters } from './filters.ts'

test('a filter of many values gains and loses one, from the first page again', () => {
  const one = toggled({ ranges: ['mini'], page: 3 }, { name: 'ranges', value: 'midi' })
  expect(one).toEqual({ ranges: ['mini', 'midi'], page: undefined })
  expect(toggled(one, { name: 'ranges', value: 'mini' }).ranges).toEqual(['midi'])
})

test('the last value taken away leaves "any", not an empty list', () => {
  expect(toggled({ gearboxes: ['manual'] }, { name: 'gearboxes', value: 'manual' }).gearboxes).toBeUndefined()
})

test('a filter of one value is replaced', () => {
  const params = withOnly({ maximumDeposit: 50_000 }, 'maximumDeposit', '100000')
  expect(params.maximumDeposit).toBe(100_000)
  expect(hasFilter(params, { name: 'maximumDeposit', value: '100000' })).toBe(true)
})

test('all filters go, the trip and the order stay', () => {
  const params = withoutFilters({ pl: 'douala', sort: 'rating', ranges: ['mini'], minimumRating: 4 })
  expect(activeFilters(params)).toEqual([])
  expect(params).toMatchObject({ pl: 'douala', sort: 'rating' })
})
