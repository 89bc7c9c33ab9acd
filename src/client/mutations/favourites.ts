// Which cars a person wants saved, as this device knows it and no account does (yet): a layer over the account's list.
// A guest has no account, so that for them the layer is all there is.

import * as v from 'valibot'
import { mostFavourites, SavedCar } from '#contract/cars/favourites.ts'
import { favouriteQueries } from '#client/api/cars/favourites.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { mutationQueue, type Entries } from './mutation-queue.ts'

const FavouriteChange = v.object({
  isWanted: v.boolean(),
  /** When the heart was pressed, in milliseconds: the last change of a car counts. */
  at: v.number(),
  /** What is shown of a car that no account lists. */
  car: v.optional(SavedCar),
})

export type FavouriteChange = v.InferOutput<typeof FavouriteChange>

/** By the car's id. */
export type FavouriteChanges = Entries<FavouriteChange>

export const noChanges: FavouriteChanges = {}

/** The other tabs hear of the account's list too, when that has changed. */
export const favouriteQueue = mutationQueue<FavouriteChange, SavedCar[]>('favourites', {
  entry: FavouriteChange,
  onNote: (cars, person) => {
    if (person !== null) currentQueryClient().setQueryData(favouriteQueries.list(person).queryKey, cars)
  },
})

/** Of more than an account keeps the oldest go, here already. */
export function withSaved(changes: FavouriteChanges, car: SavedCar, at: number): FavouriteChanges {
  const next: FavouriteChanges = { ...changes, [car._id]: { isWanted: true, at, car } }
  for (const id of latestFirst(next, true).slice(mostFavourites)) delete next[id]
  return next
}

/** `hasAccount`: the account's list may hold the car. Without an account, dropping the change is enough. */
export function withRemoved(
  changes: FavouriteChanges,
  id: string,
  at: number,
  hasAccount: boolean,
): FavouriteChanges {
  const { [id]: _, ...others } = changes
  return hasAccount ? { ...others, [id]: { isWanted: false, at } } : others
}

export function isSaved(id: string, listed: readonly SavedCar[], changes: FavouriteChanges): boolean {
  return changes[id]?.isWanted ?? listed.some((car) => car._id === id)
}

/** The account's list under what was changed since, latest first. */
export function shownCars(listed: readonly SavedCar[], changes: FavouriteChanges): SavedCar[] {
  const remaining = listed.filter(({ _id }) => changes[_id]?.isWanted !== false)
  const known = new Set(remaining.map(({ _id }) => _id))
  const added = latestFirst(changes, true).flatMap((id) => (known.has(id) ? [] : (changes[id]?.car ?? [])))
  return [...added, ...remaining]
}

/** Identifiers of the cars that are wanted, or of those that are not. */
export function latestFirst(changes: FavouriteChanges, isWanted: boolean): string[] {
  return Object.entries(changes)
    .filter(([, change]) => change.isWanted === isWanted)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([id]) => id)
}
