import { useSyncExternalStore } from 'react'

/** A phone's keyboard takes about half of the screen; its address bar never takes a quarter. */
const leftOver = 0.75

/** Measured when the screen changes, never during a render: asking for sizes then forces a layout. */
let isOpen = false

function measure(): void {
  const view = window.visualViewport
  // Pinching makes the view small too, and is no typing.
  isOpen = view !== null && view.scale === 1 && view.height < window.innerHeight * leftOver
}

function subscribe(onChange: () => void) {
  const resized = () => {
    measure()
    onChange()
  }
  window.visualViewport?.addEventListener('resize', resized)
  return () => window.visualViewport?.removeEventListener('resize', resized)
}

export function useKeyboardOpen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpen,
    () => false,
  )
}
