import { useSyncExternalStore } from 'react'

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
