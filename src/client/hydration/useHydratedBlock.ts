// A block of the page that was drawn ahead, and whose code came later than the rest.

import { useEffect, useRef, type RefObject } from 'react'
import { laterMark, standsEvent } from '#contract/drawn-page.ts'

/** On the block's element: from here on it answers to fingers, and what was pressed in it before is pressed. */
export function useStanding<E extends Element>(): RefObject<E | null> {
  const block = useRef<E>(null)
  useEffect(() => {
    block.current?.closest(`[${laterMark}]`)?.removeAttribute(laterMark)
    window.dispatchEvent(new Event(standsEvent))
  }, [])
  return block
}
