import { useRef } from 'react'
import type { MouseEvent, PointerEvent } from 'react'

/** Further than this, letting go means it. */
const enough = 96
/** Less than this is an unsteady tap. */
const slack = 10
/** Here the phone's own gesture goes back. */
const edge = 24

type Swipe = { toStart: () => void; toEnd: () => void }

/** A finger takes a row along to either side; the row's buttons do the same without a gesture. */
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
    /** The page scrolls: the browser took the finger over. */
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
