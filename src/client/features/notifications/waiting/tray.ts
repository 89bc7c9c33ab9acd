// Where changes lie until the server has heard of them: in memory for the screen, in the person's store for later.

import { useEffect } from 'react'
import type { Failure } from '#domain/failure.ts'
import { day } from '#domain/rental/period.ts'
import { draftOf } from '#client/storage/draft.ts'
import { currentEpoch } from '#client/api/epoch.ts'
import { createStore, useStore } from '#client/store/create-store.ts'
import { changesKey } from './changes-key.ts'
import { Changes, noChanges } from './changes.ts'
import { turns } from '#client/storage/turns.ts'

export type Tray = {
  changes: Changes
  /** Why the last sending did not work; null when it did. */
  problem: Failure | null
}

const keptChanges = draftOf(changesKey, Changes, Date.now, 30 * day)
const nothing: Tray = { changes: noChanges, problem: null }
const inTurn = turns('wouri-notifications-kept')

/** With whose it is: what one person did never goes out for the next. */
const store = createStore({ tray: nothing, epoch: currentEpoch() })
let laidOut: { epoch: number; done: Promise<void> } | null = null
/** A device that keeps nothing has only what is in memory. */
let isKept = false
let unsaved = 0

export function currentTray(): Tray {
  const { tray, epoch } = store.get()
  return epoch === currentEpoch() ? tray : nothing
}

export function changeTray(next: Partial<Tray>): void {
  store.set({ tray: { ...currentTray(), ...next }, epoch: currentEpoch() })
}

/** What waits, also from an earlier visit. `person` is who is here: another one has another tray. */
export function useTray(person: string | undefined): Tray {
  useEffect(() => {
    if (person !== undefined) void layOut()
  }, [person])
  return useStore({ get: currentTray, subscribe: store.subscribe })
}

/** Brings what the device keeps for whoever is here; what was done in the meantime lies on top. */
export function layOut(): Promise<void> {
  const begun = currentEpoch()
  if (laidOut?.epoch !== begun) laidOut = { epoch: begun, done: read(begun) }
  return laidOut.done
}

async function read(begun: number): Promise<void> {
  const kept = await inTurn(() => keptChanges.read())
  if (begun === currentEpoch() && kept !== null)
    changeTray({ changes: { ...kept, ...currentTray().changes } })
}

/** Takes a step on the screen at once; resolves when the device keeps it. */
export async function record(step: (changes: Changes) => Changes): Promise<void> {
  const begun = currentEpoch()
  const changes = step(currentTray().changes)
  // Where nothing waits, nothing is in its way.
  changeTray({ changes, ...(Object.keys(changes).length === 0 && { problem: null }) })
  unsaved += 1
  await inTurn(async () => {
    const kept = step((await keptChanges.read()) ?? noChanges)
    // Whoever did it may have left: their store is not this one.
    if (begun !== currentEpoch()) return
    if (Object.keys(kept).length === 0) return keptChanges.clear()
    await keptChanges.save(kept)
    isKept = (await keptChanges.read()) !== null
  }).finally(() => {
    unsaved -= 1
  })
}

/** Leaves out what another tab has sent since. */
export async function catchUp(): Promise<void> {
  await layOut()
  const begun = currentEpoch()
  const kept = await inTurn(() => keptChanges.read())
  if (begun === currentEpoch() && isKept && unsaved === 0) changeTray({ changes: kept ?? noChanges })
}
