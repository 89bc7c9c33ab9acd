import { useCallback, useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { day as dayLength, type Instant } from '#domain/rental/period.ts'
import type { CalendarCar, CalendarEntry } from '#client/api/bookings/staff-calendar.ts'

export type BookedEntry = CalendarEntry & { booking: NonNullable<CalendarEntry['booking']> }

/** A booking that was dropped on another day, or on the line of another car. */
export type Move = { entry: BookedEntry; car: CalendarCar; days: number; to: CalendarCar }

/** A booking on its way: where the pointer is, and where it would be dropped. */
export type Dragged = Move & { x: number; y: number }

type Held = { entry: BookedEntry; car: CalendarCar; column: number; x: number; y: number }

/** So far a press is a press, in px. */
const slack = 6

type DragOptions = {
  /** The instant with which the first column begins. */
  start: Instant
  columns: number
  /** The car of a row; null while it is not here. */
  carAt: (row: number) => CalendarCar | null
  onMove: (move: Move) => void
}

/** Bookings are dragged with a mouse, to another day or another car. Escape leaves the booking where it was. */
export function useBookingDrag(
  body: RefObject<HTMLElement | null>,
  { start, columns, carAt, onMove }: DragOptions,
) {
  const held = useRef<Held | null>(null)
  const [dragged, setDragged] = useState<Dragged | null>(null)

  /** The column below a point, with its fraction, and the row. */
  const placeAt = useCallback(
    (x: number, y: number): { row: number; column: number } | null => {
      const line = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-row]')
      const strip = line?.querySelector('[data-strip]')?.getBoundingClientRect()
      if (!line || !strip || !body.current?.contains(line)) return null
      const share = (x - strip.left) / strip.width
      if (share < 0 || share >= 1) return null
      return { row: Number(line.dataset['row']), column: share * columns }
    },
    [body, columns],
  )

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.pointerType !== 'mouse' || event.button !== 0) return
    const place = placeAt(event.clientX, event.clientY)
    const car = place && carAt(place.row)
    if (!car) return
    const at = start + place.column * dayLength
    const entry = car.entries.find(({ from, to }) => Date.parse(from) <= at && at < Date.parse(to))
    if (!isBooked(entry)) return
    held.current = { entry, car, column: Math.floor(place.column), x: event.clientX, y: event.clientY }
  }

  useEffect(() => {
    // Between two renders several events come: what they know of each other is not state.
    let now: Dragged | null = null
    const show = (next: Dragged | null) => {
      now = next
      setDragged(next)
    }
    const drag = ({ clientX: x, clientY: y }: globalThis.PointerEvent) => {
      const from = held.current
      if (from === null || (now === null && Math.hypot(x - from.x, y - from.y) < slack)) return
      const place = placeAt(x, y)
      const to = (place && carAt(place.row)) ?? from.car
      const days = place ? Math.floor(place.column) - from.column : 0
      show({ entry: from.entry, car: from.car, days, to, x, y })
    }
    const drop = () => {
      held.current = null
      const dropped = now
      if (dropped === null) return
      show(null)
      // The press that ends here opens nothing.
      window.addEventListener('click', swallow, { capture: true, once: true })
      setTimeout(() => window.removeEventListener('click', swallow, { capture: true }))
      if (dropped.days !== 0 || dropped.to._id !== dropped.car._id) onMove(dropped)
    }
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      held.current = null
      show(null)
    }
    window.addEventListener('pointermove', drag)
    window.addEventListener('pointerup', drop)
    window.addEventListener('keydown', leave)
    return () => {
      window.removeEventListener('pointermove', drag)
      window.removeEventListener('pointerup', drop)
      window.removeEventListener('keydown', leave)
    }
  }, [placeAt, carAt, onMove])

  return { dragged, onPointerDown }
}

const isBooked = (entry: CalendarEntry | undefined): entry is BookedEntry =>
  entry !== undefined && entry.kind === 'booking' && entry.booking !== null

function swallow(event: Event) {
  event.preventDefault()
  event.stopPropagation()
}
