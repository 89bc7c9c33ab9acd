import { useEffect, type RefObject } from 'react'

/** Between the toasts and what is above them, in px. */
const gap = 12
/** After a press, in ms: its click has found its element, and a toast that was pressed away is gone. */
const afterPress = 400

/** What was in sight and has to stay so, a code that somebody is scanning, moves up from under the toasts. */
function keepClear(toasts: HTMLElement): void {
  const { top, bottom, left, right } = toasts.getBoundingClientRect()
  for (const element of document.querySelectorAll('[data-keep-clear]')) {
    const box = element.getBoundingClientRect()
    const isUnder = box.bottom > top && box.bottom <= bottom + gap && box.right > left && box.left < right
    if (isUnder) element.scrollIntoView({ block: 'nearest' })
  }
}

/**
 * Gives the toasts room of their own at the bottom of the screen, so that they cover no field and no button. What stands above
 * moves between presses alone, or the press would miss it: room that is no longer needed is given back after the next one.
 */
export function useToastRoom(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const shown = list.current
    if (shown === null) return
    const root = document.documentElement
    const events = new AbortController()
    let room = 0
    let isPressed = false
    let timer: ReturnType<typeof setTimeout> | undefined

    const needed = () => (shown.offsetHeight === 0 ? 0 : shown.offsetHeight + gap)
    const fit = () => {
      if (isPressed || needed() === room) return
      const before = room
      room = needed()
      root.style.setProperty('--toasts', `${room}px`)
      // What is being filled in or was just pressed stays in sight.
      const focused = document.activeElement
      if (room > 0 && focused && shown.getBoundingClientRect().top < focused.getBoundingClientRect().bottom)
        focused.scrollIntoView({ block: 'nearest' })
      if (room > before) keepClear(shown)
    }
    const listen = (names: string[], act: () => void) => {
      for (const name of names)
        addEventListener(name, act, { capture: true, passive: true, signal: events.signal })
    }
    listen(['pointerdown'], () => {
      isPressed = true
    })
    listen(['pointerup', 'pointercancel', 'keyup', 'wheel'], () => {
      isPressed = false
      clearTimeout(timer)
      timer = setTimeout(fit, afterPress)
    })
    const sizes = new ResizeObserver(() => {
      if (needed() > room) fit()
    })
    sizes.observe(shown)
    return () => {
      events.abort()
      clearTimeout(timer)
      sizes.disconnect()
      root.style.removeProperty('--toasts')
    }
  }, [list])
}
