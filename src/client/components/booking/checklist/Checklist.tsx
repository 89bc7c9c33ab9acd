import { Checkbox } from '#client/ui/Field/Checkbox.tsx'
import { checklist } from './Checklist.css.ts'
import { useChecklist } from './checklist.ts'
import { PickUpItemText } from './PickUpItemText.tsx'
import { pickUpItems } from './pick-up-items.ts'

/** To be ticked while packing; the ticks stay on this device. */
export function Checklist({ booking, deposit }: { booking: string; deposit: number }) {
  const { ticks, tick } = useChecklist(booking)
  return (
    <ul className={checklist}>
      {pickUpItems.map((item) => (
        <li key={item}>
          <Checkbox checked={ticks?.includes(item) ?? false} disabled={ticks === null} onChange={(on) => tick(item, on)}>
            <PickUpItemText item={item} deposit={deposit} />
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}
