import { useEffect, useState, type RefCallback } from 'react'
import { savesData, useDataSaver } from '../store/data-saver.ts'

/** How far below the screen something is when it begins to be fetched. */
const near = '0px 0px 200px 0px'
/** Where data is saved: well onto it. What peeps out above the bar at the bottom is not looked at yet. */
const wellInside = '0px 0px -160px 0px'

/** True once the element has come near the screen; where data is saved, onto it. */
export function useNear<E extends Element>(): [RefCallback<E>, boolean] {
  const [element, setElement] = useState<E | null>(null)
  const [isNear, setNear] = useState(false)
  const isSaving = useDataSaver()
  useEffect(() => {
    if (isNear || element === null) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      // Read again: in prerendered markup the data saver is always off.
      rootMargin: savesData() ? wellInside : near,
    })
    observer.observe(element)
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the switch moves the edge
  }, [element, isNear, isSaving])
  return [setElement, isNear]
}
