import { box } from '#client/ui/Field/Choice.css.ts'
import { tick, tickCell } from '#client/ui/table.css.ts'

type TickCellProps = { label: string; checked: boolean; onChange: () => void }

/** The first cell of a row that can be selected; the whole cell is the target. */
export function TickCell({ label, checked, onChange }: TickCellProps) {
  return (
    <td className={tickCell}>
      <label className={tick}>
        <input type="checkbox" className={box} checked={checked} onChange={onChange} aria-label={label} />
      </label>
    </td>
  )
}
