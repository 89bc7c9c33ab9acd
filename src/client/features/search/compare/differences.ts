// Finds the differences between compared cars, to state them in words.

import type { CarOffer } from '#contract/cars/cars.ts'
import type { Failure } from '#domain/failure.ts'

export type Compared = {
  id: string
  /** Undefined while it is on its way, and for a car that cannot be shown. */
  offer: CarOffer | undefined
  /** The car is available for these dates. */
  isFree: boolean
}

export type ComparedCar = Compared & { failure: Failure | null; retry: () => void }

/** Those that can be had: the others compete for nothing. */
function offers(cars: readonly Compared[]): CarOffer[] {
  return cars.flatMap(({ offer, isFree }) => (offer && isFree ? [offer] : []))
}

/** The cars with the lowest value (`sign` 1) or the highest (-1). None where all are alike; null is no value. */
export function best(
  cars: readonly Compared[],
  valueOf: (offer: CarOffer) => number | null,
  sign: 1 | -1 = 1,
): ReadonlySet<string> {
  const values = offers(cars).flatMap((offer) => {
    const value = valueOf(offer)
    return value === null ? [] : [{ id: offer._id, value: value * sign }]
  })
  const lowest = Math.min(...values.map(({ value }) => value))
  const winners = values.filter(({ value }) => value === lowest)
  return new Set(winners.length === values.length ? [] : winners.map(({ id }) => id))
}

/** The one car that has something, where the others have not. */
export function onlyOne(cars: readonly Compared[], has: (offer: CarOffer) => boolean): string | null {
  const all = offers(cars)
  const those = all.filter(has)
  return all.length > 1 && those.length === 1 ? those[0]!._id : null
}
