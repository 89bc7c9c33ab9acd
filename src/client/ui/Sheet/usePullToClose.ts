import { useRef } from 'react'
import type { PointerEvent } from 'react'

/** Further than this, letting go means "away with it". */
const enough = 96

/** A finger on the head of a bottom sheet takes the sheet along; the Close button does the same without a gesture. */
export function usePullToClose(sheet: () => HTMLElement | null, close: () => void) {
  const startedAt = useRef<number | null>(null)

  function follow(event: PointerEvent): number {
    return startedAt.current === null ? 0 : Math.max(0, event.clientY - startedAt.current)
  }

  function end(event: PointerEvent) {
    const pulled = follow(event)
    startedAt.current = null
    if (pulled > enough) close()
    else letGo()
  }

  function letGo() {
    sheet()?.removeAttribute('data-pulled')
    sheet()?.style.removeProperty('--pull')
  }

  return {
    onPointerDown(event: PointerEvent) {
      const onButton = event.target instanceof Element && event.target.closest('button') !== null
      if (event.pointerType === 'touch' && !onButton) {
        startedAt.current = event.clientY
        sheet()?.setAttribute('data-pulled', '')
        event.currentTarget.setPointerCapture(event.pointerId)
      }
    },
    onPointerMove(event: PointerEvent) {
      if (startedAt.current !== null) sheet()?.style.setProperty('--pull', `${follow(event)}px`)
    },
    onPointerUp: end,
    onPointerCancel() {
      startedAt.current = null
      letGo()
    },
  }
}
