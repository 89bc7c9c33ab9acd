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
    // On a busy phone one call reports several moments: in any of them it may have come near.
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && near.current(),
      { rootMargin: '40px' },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [isWanted])
  return end
}
