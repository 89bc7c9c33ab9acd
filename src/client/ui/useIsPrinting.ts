import { useSyncExternalStore } from 'react'
import { media } from './responsive.ts'
import { isDesktop } from './useIsDesktop.ts'

const print = 'print'
let isBegun = false

function subscribe(onChange: () => void): () => void {
  const begin = () => {
    isBegun = true
    onChange()
  }
  const end = () => {
    isBegun = false
    onChange()
  }
  const list = window.matchMedia(print)
  window.addEventListener('beforeprint', begin)
  window.addEventListener('afterprint', end)
  list.addEventListener('change', onChange)
  return () => {
    window.removeEventListener('beforeprint', begin)
    window.removeEventListener('afterprint', end)
    list.removeEventListener('change', onChange)
  }
}

/** Whether the page is on its way to paper: known before the printer measures it. */
export const useIsPrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isBegun || window.matchMedia(print).matches,
    () => false,
  )

let isWide = false

/** Paper is narrow, and changes nothing of what its screen has drawn. */
function readScreen(): boolean {
  if (!window.matchMedia(print).matches) isWide = isDesktop()
  return isWide
}

function watchScreen(onChange: () => void): () => void {
  const list = window.matchMedia(media.desktop)
  list.addEventListener('change', onChange)
  return () => list.removeEventListener('change', onChange)
}

/** `useIsDesktop` for what a page on its way to paper must not change: which rows are there. */
export const useIsDesktopScreen = (): boolean => useSyncExternalStore(watchScreen, readScreen, () => false)
