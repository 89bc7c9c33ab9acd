import { useSyncExternalStore } from 'react'
import { media } from '#client/ui/responsive.ts'

const query = () => window.matchMedia(media.xl)

function subscribe(onChange: () => void) {
  const list = query()
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** True where the filters stand beside the list: a table of eight columns needs the width before they do. */
export function useHasColumn(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches)
}
