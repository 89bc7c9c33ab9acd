import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'

type RowWindow = { first: number; last: number; rowHeight: number }

/** Rows that are built above and below what is seen, and by how many the window moves. */
const spare = 6
const step = 4

/**
 * The rows of a long list that are near the view, and the height that all of them have. The page scrolls, not the list; the
 * height is measured on `probe`, an empty row, since it grows with the text.
 */
export function useRowWindow(
  count: number,
  body: RefObject<HTMLElement | null>,
  probe: RefObject<HTMLElement | null>,
): RowWindow {
  const [rowHeight, setRowHeight] = useState(0)
  const [{ first, last }, setWindow] = useState({ first: 0, last: 24 })

  useLayoutEffect(() => {
    const row = probe.current
    if (!row) return
    const measure = () => setRowHeight(row.getBoundingClientRect().height)
    measure()
    const watcher = new ResizeObserver(measure)
    watcher.observe(row)
    return () => watcher.disconnect()
  }, [probe])

  useEffect(() => {
    const element = body.current
    if (element === null || rowHeight === 0) return
    const look = () => {
      const above = -element.getBoundingClientRect().top / rowHeight
      const seen = Math.ceil(window.innerHeight / rowHeight)
      const from = Math.max(0, Math.floor((above - spare) / step) * step)
      const to = from + Math.ceil((seen + 2 * spare) / step) * step + step
      setWindow((before) =>
        before.first === from && before.last === to ? before : { first: from, last: to },
      )
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    window.addEventListener('resize', look)
    return () => {
      window.removeEventListener('scroll', look)
      window.removeEventListener('resize', look)
    }
  }, [body, rowHeight])

  return { first: Math.min(first, count), last: Math.min(last, count), rowHeight }
}
