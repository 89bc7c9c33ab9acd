import { useSyncExternalStore } from 'react'

/** A phone's keyboard takes about half of the screen; its address bar never takes a quarter. */
const leftOver = 0.75

function subscribe(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange)
  return () => window.visualViewport?.removeEventListener('resize', onChange)
}

function isOpen(): boolean {
  const view = window.visualViewport
  // Pinching makes the view small too, and is no typing.
  return view !== null && view.scale === 1 && view.height < window.innerHeight * leftOver
}

export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen, () => false)
}
