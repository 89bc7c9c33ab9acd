import { createPortal } from 'react-dom'
import { day as dayLength } from '#domain/rental/period.ts'
import { useDates } from '#client/i18n/format.ts'
import { dragLabel } from './drag.css.ts'
import type { Dragged } from './useBookingDrag.ts'

/** What a dragged booking would become, beside the pointer. Staff who cannot see it have the sheets of the booking. */
export function DragLabel({ dragged: { entry, days, to, x, y } }: { dragged: Dragged }) {
  const dates = useDates()
  const moved = (at: string) => new Date(Date.parse(at) + days * dayLength).toISOString()
  return createPortal(
    <div
      aria-hidden="true"
      className={dragLabel}
      style={{ transform: `translate(${Math.round(x) + 12}px, ${Math.round(y) + 12}px)` }}
    >
      <strong>{entry.booking.driverName}</strong>
      <span>{to.name}</span>
      <span>{dates.range(moved(entry.from), moved(entry.booking.returnAt))}</span>
    </div>,
    document.body,
  )
}
