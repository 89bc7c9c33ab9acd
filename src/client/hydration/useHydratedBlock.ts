// A lazy block of a prerendered page: its markup is there before its code.

import { useEffect, useRef, type RefObject } from 'react'
import { dehydratedAttribute, hydratedEvent } from '#contract/prerendered-page.ts'

/** For the block's element: from its first effect on it handles events, and what was pressed in it before is replayed. */
export function useHydratedBlock<E extends Element>(): RefObject<E | null> {
  const block = useRef<E>(null)
  useEffect(() => {
    block.current?.closest(`[${dehydratedAttribute}]`)?.removeAttribute(dehydratedAttribute)
    window.dispatchEvent(new Event(hydratedEvent))
  }, [])
  return block
}
