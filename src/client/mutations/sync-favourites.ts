// Sends the cars that were saved and removed on this device to the account. What the account refuses is undone here.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { mostFavourites, type SavedCar } from '#contract/cars/favourites.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { favouriteQueries, sendFavourites } from '#client/api/cars/favourites.ts'
import { currentQueryClient, persistNow } from '#client/api/query-client.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { favouriteQueue, latestFirst, type FavouriteChange, type FavouriteChanges } from './favourites.ts'
import { sync, type MutationHandler } from './sync.ts'

const handler: MutationHandler<FavouriteChange, ReturnType<typeof batchOf>, SavedCar[], SavedCar[]> = {
  queue: favouriteQueue,
  // A guest's changes stay where they are.
  next: (changes) => (Object.keys(changes).length === 0 ? null : batchOf(changes)),
  send: ({ saved, removed }) => sendFavourites({ saved, removed }),
  // A session that ended has its own way of saying so.
  stopsOn: new Set(['offline', 'unavailable', 'too-many-requests', 'signed-out', 'suspended']),
  async onSent({ sent }, cars, { person, epoch }) {
    const client = currentQueryClient()
    const { queryKey } = favouriteQueries.list(person)
    // A list that was asked for before this would bring back what was before.
    await client.cancelQueries({ queryKey })
    if (epoch !== currentEpoch()) return
    client.setQueryData(queryKey, cars)
    // A page that is left in between keeps a change too many, which asks for nothing new, and never an older list without it.
    await persistNow(client, queryKey)
    if (epoch !== currentEpoch()) return
    await favouriteQueue.update((changes) => withoutSent(changes, sent), cars)
  },
  async onRefused({ sent }) {
    await favouriteQueue.update((changes) => withoutSent(changes, sent))
    await needMessages('search').catch(() => undefined)
    showToast({
      kind: 'error',
      text: i18n._(msg`We could not change your saved cars. They stay as they were.`),
    })
  },
}

export const syncFavourites = () => sync(handler)

/** What goes out in one call, and the changes that it fulfils. */
export function batchOf(changes: FavouriteChanges): {
  saved: string[]
  removed: string[]
  sent: FavouriteChanges
} {
  const saved = latestFirst(changes, true).slice(0, mostFavourites)
  const removed = latestFirst(changes, false).slice(0, mostFavourites)
  const sent = Object.fromEntries([...saved, ...removed].map((id) => [id, changes[id]!]))
  return { saved, removed, sent }
}

/** Without those that are done with; what was changed since then stays. */
export function withoutSent(changes: FavouriteChanges, sent: FavouriteChanges): FavouriteChanges {
  return Object.fromEntries(Object.entries(changes).filter(([id, { at }]) => sent[id]?.at !== at))
}
