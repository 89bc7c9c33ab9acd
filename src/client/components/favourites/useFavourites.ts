import { useQuery } from '@tanstack/react-query'
import type { SavedCar } from '#contract/cars/favourites.ts'
import { favouriteQueries } from '#client/api/cars/favourites.ts'
import { useSession } from '#client/session/session-state.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { favouriteQueue, isSaved, shownCars, withRemoved, withSaved } from '#client/mutations/favourites.ts'

/** The data of a car needed to show it again without a network. */
export type Saveable = Omit<SavedCar, 'isAvailable' | 'savedAt'>

const none: SavedCar[] = []

/** The saved cars of the current person. A change shows at once, and is sent to the account in the background. */
export function useFavourites() {
  const { user, state } = useSession()
  const person = state === 'out' ? null : (user?._id ?? readStoredUser()?._id ?? null)
  const { entries: changes } = favouriteQueue.usePending(person)
  const query = useQuery({ ...favouriteQueries.list(person ?? ''), enabled: person !== null })
  const listed = (person === null ? undefined : query.data) ?? none
  return {
    /** Null for a guest. */
    person,
    /** Latest first. */
    cars: () => shownCars(listed, changes),
    isSaved: (id: string) => isSaved(id, listed, changes),
    toggle: (car: Saveable) => toggle(car, !isSaved(car._id, listed, changes), person !== null),
  }
}

function toggle(car: Saveable, isWanted: boolean, hasAccount: boolean): void {
  const at = Date.now()
  const stored = favouriteQueue.update((changes) =>
    isWanted ? withSaved(changes, snapshot(car, at), at) : withRemoved(changes, car._id, at, hasAccount),
  )
  if (hasAccount) void stored.then(send).catch(() => undefined)
}

async function send(): Promise<void> {
  await (await import('#client/mutations/sync-favourites.ts')).syncFavourites()
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
