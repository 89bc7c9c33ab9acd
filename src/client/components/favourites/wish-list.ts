// Where the wishes of whoever is here lie: in memory for the screen, in their store for later, and the same in every tab.

import { useEffect } from 'react'
import { SavedCar } from '#contract/favourites.ts'
import { day } from '#domain/rental/period.ts'
import { favouriteQueries } from '#client/api/favourites.ts'
import { draftOf } from '#client/storage/draft.ts'
import { currentQueryClient } from '#client/api/query-client.ts'
import { turns } from '#client/storage/turns.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { createStore, useStore } from '#client/store/create-store.ts'
import { noWishes, Wishes } from './wishes.ts'
import { wishesKey } from './wishes-key.ts'

/** To the other tabs: the wishes of `person` (null for a guest) have changed, and perhaps what the account lists. */
type Word = { person: string | null; cars?: SavedCar[] }

/** A guest's cars have no other place: ten years is as long as a device. */
const kept = draftOf(wishesKey, Wishes, Date.now, 3650 * day)
const inTurn = turns('wouri-favourites-kept')
const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('wouri-favourites')

/** With whose they are: one person's never show for the next. */
const store = createStore({ wishes: noWishes, epoch: currentEpoch() })
let laidOut: { epoch: number; done: Promise<void> } | null = null
let unsaved = 0
/** A device that keeps nothing has only what is in memory. */
let isKept = false

export function currentWishes(): Wishes {
  const { wishes, epoch } = store.get()
  return epoch === currentEpoch() ? wishes : noWishes
}

/** `person` is who is here: another one has other wishes. */
export function useWishes(person: string | null): Wishes {
  useEffect(() => {
    void layOut()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the store is of whoever is here
  }, [person])
  return useStore({ get: currentWishes, subscribe: store.subscribe }, noWishes)
}

/** Brings what the device keeps for whoever is here; what was wished in the meantime lies on top. */
export function layOut(): Promise<void> {
  const begun = currentEpoch()
  if (laidOut?.epoch !== begun) laidOut = { epoch: begun, done: read(begun) }
  return laidOut.done
}

/** Takes a step on the screen at once; resolves when the device keeps it. `cars`: the account's list, if that changed too. */
export async function record(step: (wishes: Wishes) => Wishes, cars?: SavedCar[]): Promise<void> {
  const begun = currentEpoch()
  change(step(currentWishes()))
  unsaved += 1
  await inTurn(async () => {
    const next = step((await kept.read()) ?? noWishes)
    // Whoever wished it may have left: their store is not this one.
    if (begun !== currentEpoch()) return
    if (Object.keys(next).length === 0) await kept.clear()
    else {
      await kept.save(next)
      isKept = (await kept.read()) !== null
    }
    if (!isKept) return
    const word: Word = { person: readStoredUser()?._id ?? null, ...(cars && { cars }) }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target origin, only windows do
    channel?.postMessage(word)
  }).finally(() => {
    unsaved -= 1
  })
}

/** Takes over what another tab has done, and what was brought along at the sign-in. */
export async function catchUp(): Promise<void> {
  const begun = currentEpoch()
  const found = await inTurn(() => kept.read())
  // What this tab is about to keep is not there yet.
  if (begun !== currentEpoch() || unsaved > 0) return
  if (found !== null || isKept) change(found ?? noWishes)
}

function change(next: Wishes): void {
  store.set({ wishes: next, epoch: currentEpoch() })
}

async function read(begun: number): Promise<void> {
  const found = await inTurn(() => kept.read())
  if (begun !== currentEpoch() || found === null) return
  isKept = true
  change({ ...found, ...currentWishes() })
}

channel?.addEventListener('message', ({ data: { person, cars } }: MessageEvent<Word>) => {
  if (person !== (readStoredUser()?._id ?? null)) return
  isKept = true
  if (person !== null && cars) currentQueryClient().setQueryData(favouriteQueries.list(person).queryKey, cars)
  void catchUp()
})
