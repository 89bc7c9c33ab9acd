// Which cars a person wants saved, as this device knows it and no account does (yet): a layer over the account's list.
// A guest has no account, so that for them the layer is all there is.

import * as v from 'valibot'
import { mostFavourites, SavedCar } from '#contract/favourites.ts'

const Wish = v.object({
  isWanted: v.boolean(),
  /** When it was wished, in milliseconds: the last wish for a car counts. */
  at: v.number(),
  /** What is shown of a car that no account lists. */
  car: v.optional(SavedCar),
})

/** By the car's id. */
export const Wishes = v.record(v.string(), Wish)
export type Wishes = v.InferOutput<typeof Wishes>

export const noWishes: Wishes = {}

/** Of more than an account keeps the oldest go, here already. */
export function withSaved(wishes: Wishes, car: SavedCar, at: number): Wishes {
  const next: Wishes = { ...wishes, [car._id]: { isWanted: true, at, car } }
  for (const id of latestFirst(next, true).slice(mostFavourites)) delete next[id]
  return next
}

/** `hasAccount`: its list may hold the car. Where nobody else does, forgetting the wish is enough. */
export function withRemoved(wishes: Wishes, id: string, at: number, hasAccount: boolean): Wishes {
  const { [id]: _, ...others } = wishes
  return hasAccount ? { ...others, [id]: { isWanted: false, at } } : others
}

export function isSaved(id: string, listed: readonly SavedCar[], wishes: Wishes): boolean {
  return wishes[id]?.isWanted ?? listed.some((car) => car._id === id)
}

/** The account's list under what was wished since, latest first. */
export function shownCars(listed: readonly SavedCar[], wishes: Wishes): SavedCar[] {
  const kept = listed.filter(({ _id }) => wishes[_id]?.isWanted !== false)
  const known = new Set(kept.map(({ _id }) => _id))
  const added = latestFirst(wishes, true).flatMap((id) => (known.has(id) ? [] : (wishes[id]?.car ?? [])))
  return [...added, ...kept]
}

/** What goes out in one call, and the wishes that it fulfils. */
export function batchOf(wishes: Wishes): { saved: string[]; removed: string[]; sent: Wishes } {
  const saved = latestFirst(wishes, true).slice(0, mostFavourites)
  const removed = latestFirst(wishes, false).slice(0, mostFavourites)
  const sent = Object.fromEntries([...saved, ...removed].map((id) => [id, wishes[id]!]))
  return { saved, removed, sent }
}

/** Without those that are done with; what was wished since then stays. */
export function withoutSent(wishes: Wishes, sent: Wishes): Wishes {
  return Object.fromEntries(Object.entries(wishes).filter(([id, { at }]) => sent[id]?.at !== at))
}

function latestFirst(wishes: Wishes, isWanted: boolean): string[] {
  return Object.entries(wishes)
    .filter(([, wish]) => wish.isWanted === isWanted)
    .sort(([, a], [, b]) => b.at - a.at)
    .map(([id]) => id)
}
