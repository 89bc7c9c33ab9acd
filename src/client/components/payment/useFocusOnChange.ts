import { useEffect, useRef } from 'react'

/** Takes the focus to the heading when the address stays but the screen becomes another one. */
export function useFocusOnChange(screen: string | undefined): void {
  const last = useRef(screen)
  useEffect(() => {
    const isOther = last.current !== undefined && screen !== undefined && last.current !== screen
    last.current = screen
    const heading = isOther ? document.querySelector<HTMLElement>('main h1') : null
    if (heading === null) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }, [screen])
}
