// When counts are taken anew, and what a page says of all cars.

import { expect, test } from 'vitest'
import { filterNames, type CarSearch } from '#contract/cars/car-search.ts'
import type { FacetCounts } from '#contract/cars/cars.ts'
import { minute } from '#domain/rental/period.ts'
import type { CountedCars } from './count-cars.ts'
import { shareCounts, withPage } from './shared-counts.ts'

const facets = Object.fromEntries(filterNames.map((name) => [name, {}])) as FacetCounts
const found = (total: number, candidates = total): CountedCars => ({
  total,
  candidates,
  facets,
  isAtLeast: candidates > 10_000,
})
const search: CarSearch = { pl: 'douala', from: '2030-01-01T10:00', to: '2030-01-02T10:00' }

/** How often each of these searches counts. */
async function counted(candidates: number, searches: CarSearch[], pause = 0): Promise<number> {
  const clock = { now: 0 }
  const counts = shareCounts(() => clock.now)
  let times = 0
  for (const asked of searches) {
    await counts.of(asked, async () => {
      times += 1
      return found(candidates)
    })
    clock.now += pause
  }
  return times
}

test('many cars are counted once a minute for all who ask for the same', async () => {
  const same: CarSearch[] = [search, { ...search, sort: 'total' }, { ...search, page: 2 }]
  expect(await counted(5000, same)).toBe(1)
  expect(await counted(5000, same, minute)).toBe(3)
  expect(await counted(5000, [search, { ...search, gearboxes: ['manual'] }])).toBe(2)
})

test('few cars are counted for every first page', async () => {
  expect(await counted(20, [search, { ...search, page: 2 }, search])).toBe(2)
})

test.each([
  ['a full page says what was counted', found(20), { page: 1, cars: 8 }, { total: 20 }],
  ['a page that is not full knows better', found(20), { page: 2, cars: 3 }, { total: 11 }],
  ['so does an empty first one', found(20), { page: 1, cars: 0 }, { total: 0 }],
  ['a page beyond the last knows nothing', found(20), { page: 9, cars: 0 }, { total: 20 }],
  ['more are shown than were counted', found(7), { page: 1, cars: 8 }, { total: 8 }],
  ['too many to count', found(10_000, 10_001), { page: 1, cars: 8 }, { total: 10_000, totalIsAtLeast: true }],
  ['the last page of too many', found(10_000, 10_001), { page: 1, cars: 5 }, { total: 5 }],
  ['counts alone', found(20), null, { total: 20 }],
  ['cars alone', null, { page: 2, cars: 8 }, { total: 16, totalIsAtLeast: true }],
  ['cars alone, the last', null, { page: 2, cars: 1 }, { total: 9 }],
])('%s', (_, counts, read, said) => {
  expect(withPage(counts, read)).toEqual({ facets, ...said })
})
