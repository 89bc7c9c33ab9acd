import { useDeferredValue, useSyncExternalStore } from 'react'
import { media } from './responsive.ts'

const query = () => window.matchMedia(media.desktop)

function subscribe(onChange: () => void) {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Outside of components. */
export function isDesktop(): boolean {
  return query().matches
}

/** For what differs in structure; what differs only in look belongs to `responsive`. */
export function useIsDesktop(): boolean {
  return useSyncExternalStore(subscribe, isDesktop, () => false)
}

type Shape = 'phone' | 'desktop'

const shapeNow = (): Shape => (isDesktop() ? 'desktop' : 'phone')
const shapeAtHydration = () => (import.meta.env.SSR ? null : shapeNow())

/**
 * The same, and null in prerendered markup: both shapes are there, and the style sheet hides one. Deferred, since a store
 * whose value changes at hydration makes React render again at once, without slices.
 */
export function useShape(): Shape | null {
  return useDeferredValue(useSyncExternalStore<Shape | null>(subscribe, shapeNow, shapeAtHydration), null)
}
