import { useEffect, useRef, type RefObject } from 'react'

/** Calls when the element comes within 40 pixels of the view, once for each time that `isWanted` becomes true. */
export function useNearEnd(isWanted: boolean, onNear: () => void): RefObject<HTMLDivElement | null> {
  const end = useRef<HTMLDivElement>(null)
  const near = useRef(onNear)
  useEffect(() => {
    near.current = onNear
  })
  useEffect(() => {
    const element = end.current
    if (!element || !isWanted) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && near.current(), {
      rootMargin: '40px',
    })
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isWanted])
  return end
}
