import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'

export type CellPlace = { row: number; column: number }

type GridSize = { rows: number; columns: number; rowHeight: number }

const pageOfRows = 8

/** How each key moves; Home and End stay in the row. */
function moved(key: string, { row, column }: CellPlace, { rows, columns }: GridSize): CellPlace | null {
  const to: Partial<Record<string, CellPlace>> = {
    ArrowUp: { row: row - 1, column },
    ArrowDown: { row: row + 1, column },
    ArrowLeft: { row, column: column - 1 },
    ArrowRight: { row, column: column + 1 },
    PageUp: { row: row - pageOfRows, column },
    PageDown: { row: row + pageOfRows, column },
    Home: { row, column: 0 },
    End: { row, column: columns - 1 },
  }
  const next = to[key]
  return next === undefined
    ? null
    : {
        row: Math.min(Math.max(next.row, 0), rows - 1),
        column: Math.min(Math.max(next.column, 0), columns - 1),
      }
}

/** One cell of the grid is reached by Tab; arrows, Home, End and the page keys move among them, also to rows not built yet. */
export function useCellFocus(body: RefObject<HTMLElement | null>, size: GridSize) {
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 })
  const wanted = useRef<CellPlace | null>(null)

  const find = ({ row, column }: CellPlace) =>
    body.current?.querySelector<HTMLElement>(`[data-row="${row}"] [data-column="${column}"]`)

  // After each render: the row that was scrolled to is built by now, or by the next one.
  useLayoutEffect(() => {
    if (wanted.current === null) return
    const cell = find(wanted.current)
    if (!cell) return
    wanted.current = null
    cell.focus()
  })

  function focus(place: CellPlace) {
    setActive(place)
    const cell = find(place)
    if (cell) {
      cell.focus()
      return
    }
    wanted.current = place
    const top = body.current?.getBoundingClientRect().top ?? 0
    window.scrollBy(0, top + place.row * size.rowHeight - window.innerHeight / 2)
  }

  return {
    active,
    setActive,
    focus,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey) return
      const next = moved(event.key, active, size)
      if (next === null) return
      event.preventDefault()
      focus(next)
    },
  }
}
