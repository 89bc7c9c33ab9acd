import { useDeferredValue } from 'react'
import { media } from './responsive.ts'
import { useMediaQuery } from './useMediaQuery.ts'

/** Outside of components. */
export function isDesktop(): boolean {
  return window.matchMedia(media.desktop).matches
}

/** For what differs in structure; what differs only in look belongs to `responsive`. */
export function useIsDesktop(): boolean {
  return useMediaQuery(media.desktop)
}

/**
 * The same, and null in prerendered markup: both shapes are there, and the style sheet hides one. Deferred, since a store
 * whose value changes at hydration makes React render again at once, without slices.
 */
export function useShape(): 'phone' | 'desktop' | null {
  const isWide = useMediaQuery<null>(media.desktop, import.meta.env.SSR ? null : isDesktop())
  const shape = isWide === null ? null : isWide ? 'desktop' : 'phone'
  return useDeferredValue(shape, null)
}
