import { useSyncExternalStore } from 'react'
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

/** The same, and null on a page that was drawn ahead: both shapes stand there, and the style sheet hides one. */
export function useShape(): 'phone' | 'desktop' | null {
  return useSyncExternalStore(subscribe, () => (query().matches ? 'desktop' : 'phone'), () => null)
}
