import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { currentUserStore } from '#client/storage/user-store.ts'
import { checklist } from './booking.css.ts'
import { PickUpItemText, pickUpItems, type PickUpItem } from './PickUpItems.tsx'

/** To be ticked while packing; the ticks stay on this device. */
export function Checklist({ booking, deposit }: { booking: string; deposit: number }) {
  const { ticks, tick } = useChecklist(booking)
  return (
    <ul className={checklist}>
      {pickUpItems.map((item) => (
        <li key={item}>
          <Checkbox
            checked={ticks?.includes(item) ?? false}
            disabled={ticks === null}
            onChange={(on) => tick(item, on)}
          >
            <PickUpItemText item={item} deposit={deposit} />
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

// The ticks of the pick-up checklist: kept on this device, with the booking's person.

const Ticks = v.array(v.picklist(pickUpItems))

const storageName = (booking: string) => `checklist-${booking}`

/** `ticks` is null until they have been read: what is ticked over them would be lost. */
function useChecklist(booking: string): {
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
    void currentUserStore().set(storageName(booking), next)
  }
  return { ticks, tick }
}

async function readTicks(booking: string): Promise<readonly PickUpItem[]> {
  const kept = v.safeParse(Ticks, await currentUserStore().get(storageName(booking)))
  return kept.success ? kept.output : []
}
