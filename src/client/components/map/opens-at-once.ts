// Whether a map opens without being asked: on a desktop whose connection can bear it, once it is about to be seen.

import { useEffect, useEffectEvent, useState, type RefCallback } from 'react'
import { savesData } from '#client/storage/data-saver.ts'
import { media } from '#client/ui/responsive.ts'

/** Chromium only; elsewhere nothing is known against it. */
type WithConnection = Navigator & { connection?: { effectiveType?: string } }

/** How far below the screen it begins to be fetched. */
const near = '0px 0px 200px 0px'
/** Safari has no idle callback. */
const soon = 200

export function mayOpenAtOnce(): boolean {
  const kind = (navigator as WithConnection).connection?.effectiveType
  return window.matchMedia(media.desktop).matches && !savesData() && navigator.onLine && (kind === undefined || kind === '4g')
}

/** Calls `open` once the element that takes the ref has come near the screen, where that is wanted and may be. */
export function useOpensAtOnce<E extends Element>(isWanted: boolean, open: () => void): RefCallback<E> {
  const [element, setElement] = useState<E | null>(null)
  const start = useEffectEvent(open)
  useEffect(() => {
    if (!isWanted || element === null || !mayOpenAtOnce()) return
    let waiting: ReturnType<typeof setTimeout> | number | undefined
    const hasIdle = 'requestIdleCallback' in window
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      waiting = hasIdle ? requestIdleCallback(() => start(), { timeout: 2_000 }) : setTimeout(() => start(), soon)
    }, { rootMargin: near })
    observer.observe(element)
    return () => {
      observer.disconnect()
      if (waiting === undefined) return
      if (hasIdle) cancelIdleCallback(waiting as number)
      else clearTimeout(waiting)
    }
  }, [isWanted, element])
  return setElement
}
