import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Releasing beyond this distance performs the action, in pixels. */
const enough = 96
/** Shorter movements count as a tap. */
const slack = 10
/** Near the edges of the screen the system's back gesture applies. */
const edge = 24

type Swipe = { toStart: () => void; toEnd: () => void }

/** Pointer handlers for swiping a row; its menu offers the same actions. */
export function useSwipe({ toStart, toEnd }: Swipe) {
  const startedAt = useRef<number | null>(null)
  const wasSwipe = useRef(false)

  const pulled = (event: PointerEvent) => (startedAt.current === null ? 0 : event.clientX - startedAt.current)

  function letGo(element: HTMLElement) {
    startedAt.current = null
    delete element.dataset['pulled']
    element.style.removeProperty('--pull')
  }

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      wasSwipe.current = false
      const { clientX, pointerType, isPrimary } = event
      const isInside = clientX > edge && clientX < window.innerWidth - edge
      if (pointerType === 'touch' && isPrimary && isInside) startedAt.current = clientX
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const by = pulled(event)
      const element = event.currentTarget
      if (!wasSwipe.current && Math.abs(by) < slack) return
      if (!wasSwipe.current) element.setPointerCapture(event.pointerId)
      wasSwipe.current = true
      element.dataset['pulled'] = by < 0 ? 'start' : 'end'
      element.style.setProperty('--pull', `${by}px`)
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const by = pulled(event)
      letGo(event.currentTarget)
      if (by < -enough) toStart()
      else if (by > enough) toEnd()
    },
    /** The browser has started to scroll. */
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      letGo(event.currentTarget)
    },
    onClickCapture(event: MouseEvent) {
      if (!wasSwipe.current) return
      wasSwipe.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
