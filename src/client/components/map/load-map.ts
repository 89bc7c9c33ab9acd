// Loads the map's code, and decides when a map opens without being asked.

import {
  type ComponentProps,
  type ComponentType,
  useEffect,
  useEffectEvent,
  useState,
  type RefCallback,
} from 'react'
import { savesData } from '#client/store/data-saver.ts'
import { media } from '#client/ui/responsive.ts'
import type { LocationMap } from './LocationMap.tsx'

export type DrawnMap = ComponentType<ComponentProps<typeof LocationMap>>

/** The bundler's loader asks for a style sheet once: those that did not come are put there again. */
const failed = new Set<HTMLLinkElement>()

function noteFailure({ target }: Event): void {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.add(target)
}

export async function loadMap(): Promise<DrawnMap> {
  await Promise.all([...failed].map(renew))
  document.addEventListener('error', noteFailure, { capture: true })
  try {
    return (await import('./LocationMap.tsx')).LocationMap
  } finally {
    document.removeEventListener('error', noteFailure, { capture: true })
  }
}

function renew(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement
    again.addEventListener('load', () => resolve())
    again.addEventListener('error', (event) => {
      noteFailure(event)
      reject(new Error('a style sheet did not come'))
    })
    link.replaceWith(again)
    failed.delete(link)
  })
}

/** Chromium only; elsewhere nothing is known against it. */
type WithConnection = Navigator & { connection?: { effectiveType?: string } }

/** How far below the screen it begins to be fetched. */
const near = '0px 0px 200px 0px'
/** Safari has no idle callback. */
const soon = 200

function mayOpenAtOnce(): boolean {
  const kind = (navigator as WithConnection).connection?.effectiveType
  return (
    window.matchMedia(media.desktop).matches &&
    !savesData() &&
    navigator.onLine &&
    (kind === undefined || kind === '4g')
  )
}

/** Calls `open` once the element that takes the ref has come near the screen, where that is wanted and may be. */
export function useOpensAtOnce<E extends Element>(isWanted: boolean, open: () => void): RefCallback<E> {
  const [element, setElement] = useState<E | null>(null)
  const start = useEffectEvent(open)
  useEffect(() => {
    if (!isWanted || element === null || !mayOpenAtOnce()) return
    let waiting: ReturnType<typeof setTimeout> | undefined
    const hasIdle = 'requestIdleCallback' in window
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        waiting = hasIdle
          ? requestIdleCallback(() => start(), { timeout: 2_000 })
          : setTimeout(() => start(), soon)
      },
      { rootMargin: near },
    )
    observer.observe(element)
    return () => {
      observer.disconnect()
      if (waiting === undefined) return
      if (hasIdle) cancelIdleCallback(waiting)
      else clearTimeout(waiting)
    }
  }, [isWanted, element])
  return setElement
}
