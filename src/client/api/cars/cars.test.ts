import { expect, test } from 'vitest'
import { carsPageSize, type CarPage } from '#contract/cars/cars.ts'
import { carQueries } from './cars.ts'

const { getNextPageParam } = carQueries.list({
  pl: 'douala',
  from: '2027-03-01T10:00',
  to: '2027-03-04T10:00',
})
const after = (page: number, cars: number, total: number, totalIsAtLeast?: true) => {
  const read = { page, total, totalIsAtLeast, cars: Array.from({ length: cars }) } as CarPage
  return getNextPageParam(read, [read], page, [page])
}

test.each([
  ['of more than are shown the next page follows', after(1, carsPageSize, 20), 2],
  ['the last page is the last', after(3, 4, 20), undefined],
  ['a full page may be the last', after(2, carsPageSize, 16), undefined],
  ['where not all were counted a full page is followed', after(2, carsPageSize, 16, true), 3],
  ['and one that is not full is the last', after(3, 4, 20, true), undefined],
])('%s', (_, next, expected) => expect(next).toBe(expected))
