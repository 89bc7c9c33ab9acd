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

/** The same, and null on a prerendered page: both shapes stand there, and the style sheet hides one. */
export function useShape(): 'phone' | 'desktop' | null {
  const isWide = useMediaQuery(media.desktop, null)
  if (isWide === null) return null
  return isWide ? 'desktop' : 'phone'
}
