import * as v from 'valibot'
import { expect, test } from 'vitest'
import { BookingsSearch } from '#client/features/bookings/bookings-search.ts'
import { activeFilters, inTab, without, withoutFilters, withStatus } from './active-filters.ts'

const read = (address: Record<string, string>) => v.parse(BookingsSearch, address)

test('an address is read with every filter it names', () => {
  const search = read({
    tab: 'past',
    status: 'paid,reserved',
    from: '2026-03-01',
    to: '2026-03-09',
    pl: 'kribi',
    q: ' prado ',
  })
  expect(activeFilters(search)).toEqual([
    { key: 'status', value: 'paid' },
    { key: 'status', value: 'reserved' },
    { key: 'q', value: 'prado' },
    { key: 'pl', value: 'kribi' },
    { key: 'from', value: '2026-03-01' },
    { key: 'to', value: '2026-03-09' },
  ])
})

test('an invalid filter is ignored, and the others stay', () => {
  const search = read({ tab: 'soon', page: '0', status: 'lost', from: '2026-02-30', pl: '../x', q: 'kia' })
  expect(activeFilters(search)).toEqual([{ key: 'q', value: 'kia' }])
  expect(search.tab).toBeUndefined()
})

test('a filter that is taken away leaves the others, and begins on the first page', () => {
  const search = read({ status: 'paid,reserved', q: 'kia', page: '4' })
  const next = without(search, { key: 'status', value: 'paid' })
  expect(next).toMatchObject({ status: ['reserved'], q: 'kia', page: undefined })
  expect(activeFilters(without(next, { key: 'status', value: 'reserved' }))).toEqual([
    { key: 'q', value: 'kia' },
  ])
})

test('a status that is ticked twice is in the address once', () => {
  const once = withStatus(read({}), 'paid', true)
  expect(withStatus(once, 'paid', true).status).toEqual(['paid'])
  expect(withStatus(once, 'paid', false).status).toBeUndefined()
})

test('without filters the tab stays', () => {
  const search = withoutFilters(
    read({ tab: 'past', status: 'paid', from: '2026-03-01', q: 'kia', page: '2' }),
  )
  expect(activeFilters(search)).toEqual([])
  expect(search).toMatchObject({ tab: 'past', page: undefined })
})

test('another tab keeps the filters that it can hold', () => {
  const search = read({ status: 'void,paid', q: 'kia', page: '3' })
  expect(inTab(search, 'past')).toMatchObject({ tab: 'past', status: ['paid'], q: 'kia', page: undefined })
  expect(inTab(search, 'cancelled').status).toBeUndefined()
})
