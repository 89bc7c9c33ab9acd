import { useRef, type RefObject } from 'react'
import { useSelection, type Selection } from './useSelection.ts'

/** A selection in a list with a line above it, which takes the focus when the selection ends: its bar is gone by then. */
export function useListSelection<R extends { _id: string }>(
  shown: readonly R[],
): { selection: Selection<R>; lineRef: RefObject<HTMLParagraphElement | null>; end: () => void } {
  const selection = useSelection<R>(shown)
  const lineRef = useRef<HTMLParagraphElement>(null)
  const end = () => {
    selection.end()
    setTimeout(() => lineRef.current?.focus({ preventScroll: true }))
  }
  return { selection, lineRef, end }
}
