// The order of found cars (rule 6). A search walks the same orders in the database.

import { recommendation, type StarSum } from '../review/rating.ts'
import type { CarType } from './car.ts'
import type { Sort } from './filters.ts'

/** What of a car decides its place; `total` is the price of the asked period. */
export type FoundCar = {
  id: string
  range: CarType
  stars: StarSum
  rating: number | null
  deposit: number
  total: number
}

/** Lower comes first; among equals the lower total does. */
const ranks: Record<Sort, (car: FoundCar, site: StarSum) => number[]> = {
  recommended: ({ range, stars }, site) => [Number(range === 'scooter'), -recommendation(stars, site)],
  total: () => [],
  rating: ({ rating }) => [-(rating ?? 0)],
  deposit: ({ deposit }) => [deposit],
}

/** The cars in an order, the best first. `site` are the stars that recommendations are drawn towards. */
export function inOrder<Car extends FoundCar>(cars: readonly Car[], sort: Sort, site: StarSum): Car[] {
  const ranked = cars.map((car) => ({ car, rank: [...ranks[sort](car, site), car.total] }))
  ranked.sort((one, other) => {
    const at = one.rank.findIndex((value, index) => value !== other.rank[index])
    if (at >= 0) return one.rank[at]! - other.rank[at]!
    return one.car.id < other.car.id ? -1 : 1
  })
  return ranked.map(({ car }) => car)
}
