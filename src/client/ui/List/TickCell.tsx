import { box } from '../Field/Choice.css.ts'
import { tick, tickCell } from '../table.css.ts'

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
