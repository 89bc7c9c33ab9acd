// Tells the account what was wished on this device, each wish until it is heard. What the account refuses is taken back.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Failure } from '#domain/failure.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { favouriteQueries, sendFavourites } from '#client/api/favourites.ts'
import { needMessages } from '#client/i18n/catalogs.ts'
import { currentQueryClient, persistNow } from '#client/api/query-client.ts'
import { turns } from '#client/storage/turns.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { catchUp, currentWishes, layOut, record } from './wish-list.ts'
import { batchOf, withoutSent } from './wishes.ts'

/** What passes by itself; a session that ended has its own way of saying so. */
const passing = new Set<Failure>(['offline', 'unavailable', 'too-many-requests', 'signed-out', 'suspended'])
const inTurn = turns('wouri-favourites-sent')

/** Resolves when nothing more can be done now; never throws. A guest's wishes stay where they are. */
export function sendWishes(): Promise<void> {
  return inTurn(async () => {
    await layOut()
    await catchUp()
    const person = readStoredUser()?._id
    const epoch = currentEpoch()
    if (person === undefined) return
    while (epoch === currentEpoch() && Object.keys(currentWishes()).length > 0)
      if (!(await sendOnce(person, epoch))) return
  })
}

/** False when the rest would fail the same way, or is nobody's who is here. */
async function sendOnce(person: string, epoch: number): Promise<boolean> {
  const { saved, removed, sent } = batchOf(currentWishes())
  try {
    const cars = await sendFavourites({ saved, removed })
    if (epoch !== currentEpoch()) return false
    const client = currentQueryClient()
    const { queryKey } = favouriteQueries.list(person)
    // A list that was asked for before this would bring back what was before.
    await client.cancelQueries({ queryKey })
    if (epoch !== currentEpoch()) return false
    client.setQueryData(queryKey, cars)
    // A page that is left in between keeps a wish too many, which asks for nothing new, and never an older list without it.
    await persistNow(client, queryKey)
    if (epoch !== currentEpoch()) return false
    await record((wishes) => withoutSent(wishes, sent), cars)
    return true
  } catch (error) {
    if (epoch !== currentEpoch() || passing.has(failureCode(error))) return false
    await record((wishes) => withoutSent(wishes, sent))
    await needMessages('search').catch(() => undefined)
    showToast({ kind: 'error', text: i18n._(msg`Your saved cars could not be changed. They are as they were before.`) })
    return true
  }
}
