import { useEffect, type RefObject } from 'react'

/** Between the toasts and what is above them, in px. */
const gap = 12

/** Gives the toasts room of their own at the bottom of the screen, so that they cover no field and no button. */
export function useToastRoom(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = list.current
    if (shown === null) return
    const root = document.documentElement
    const makeRoom = () => {
      const height = shown.offsetHeight
      root.style.setProperty('--toasts', height === 0 ? '0px' : `${height + gap}px`)
      // What is being filled in or was just pressed stays in sight.
      const focused = document.activeElement
      if (height > 0 && focused && shown.getBoundingClientRect().top < focused.getBoundingClientRect().bottom)
        focused.scrollIntoView({ block: 'nearest' })
    }
    const sizes = new ResizeObserver(makeRoom)
    sizes.observe(shown)
    return () => {
      sizes.disconnect()
      root.style.removeProperty('--toasts')
    }
  }, [list])
}
