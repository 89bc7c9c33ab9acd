import { useQuery } from '@tanstack/react-query'
import type { SavedCar } from '#contract/favourites.ts'
import { favouriteQueries } from '#client/api/favourites.ts'
import { useSession } from '#client/session/session-state.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { record, useWishes } from './wish-list.ts'
import { isSaved, shownCars, withRemoved, withSaved } from './wishes.ts'

/** What a heart must know of a car to show it again without a network. */
export type Saveable = Omit<SavedCar, 'isAvailable' | 'savedAt'>

const none: SavedCar[] = []

/** The saved cars of whoever is here. What is done shows at once, and goes to the account behind it. */
export function useFavourites() {
  const { user, state } = useSession()
  const person = state === 'out' ? null : (user?._id ?? readStoredUser()?._id ?? null)
  const wishes = useWishes(person)
  const query = useQuery({ ...favouriteQueries.list(person ?? ''), enabled: person !== null })
  const listed = (person === null ? undefined : query.data) ?? none
  return {
    /** Null for a guest. */
    person,
    /** Latest first. */
    cars: () => shownCars(listed, wishes),
    isSaved: (id: string) => isSaved(id, listed, wishes),
    toggle: (car: Saveable) => toggle(car, !isSaved(car._id, listed, wishes), person !== null),
  }
}

function toggle(car: Saveable, isWanted: boolean, hasAccount: boolean): void {
  const at = Date.now()
  const kept = record((wishes) =>
    isWanted ? withSaved(wishes, snapshot(car, at), at) : withRemoved(wishes, car._id, at, hasAccount),
  )
  if (hasAccount) void kept.then(send).catch(() => undefined)
}

async function send(): Promise<void> {
  await (await import('./send-wishes.ts')).sendWishes()
}

/** Fields by name: what is given may be a whole offer, whose prices are of a trip. */
function snapshot({ _id, name, image, supplier, range, seats, gearbox }: Saveable, at: number): SavedCar {
  return {
    _id,
    name,
    image,
    supplier: { _id: supplier._id, name: supplier.name },
    range,
    seats,
    gearbox,
    isAvailable: true,
    savedAt: new Date(at).toISOString(),
  }
}
