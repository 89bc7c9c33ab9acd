import { useSyncExternalStore } from 'react'
import { media } from '#client/ui/responsive.ts'
import { isDesktop } from '#client/ui/useIsDesktop.ts'

let isShown = false

/** Paper is narrow, and changes nothing of what its screen has drawn. */
function read(): boolean {
  if (!window.matchMedia('print').matches) isShown = isDesktop()
  return isShown
}

function subscribe(onChange: () => void): () => void {
  const list = window.matchMedia(media.desktop)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** Whether a list is shown page by page, as on a desktop. A phone scrolls from the first page on. */
export const useHasPages = (): boolean => useSyncExternalStore(subscribe, read, () => false)
