// The ticks of the pick-up checklist: kept on this device, with the booking's person.

import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { currentUserStore } from '#client/storage/user-store.ts'
import { pickUpItems, type PickUpItem } from './pick-up-items.ts'

const Ticks = v.array(v.picklist(pickUpItems))

const nameOf = (booking: string) => `checklist-${booking}`

/** `ticks` is null until they have been read: what is ticked over them would be lost. */
export function useChecklist(booking: string): {
  ticks: readonly PickUpItem[] | null
  tick: (item: PickUpItem, on: boolean) => void
} {
  const [ticks, setTicks] = useState<readonly PickUpItem[] | null>(null)
  useEffect(() => {
    let isHere = true
    void readTicks(booking).then((kept) => isHere && setTicks(kept))
    return () => {
      isHere = false
    }
  }, [booking])
  function tick(item: PickUpItem, on: boolean) {
    const next = pickUpItems.filter((each) => (each === item ? on : ticks?.includes(each)))
    setTicks(next)
    void currentUserStore().set(nameOf(booking), next)
  }
  return { ticks, tick }
}

async function readTicks(booking: string): Promise<readonly PickUpItem[]> {
  const kept = v.safeParse(Ticks, await currentUserStore().get(nameOf(booking)))
  return kept.success ? kept.output : []
}
