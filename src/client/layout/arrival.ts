// Arrival at a screen: its title, the focus on its heading, and its name for screen readers.

import { useEffect } from 'react'
import { hydratedEvent } from '#contract/prerendered-page.ts'
import { createStore } from '#client/store/create-store.ts'

let arrivedAt: string | null = null

/** What screen readers announce after a change of screen. */
export const announcement = createStore('')

/** The browser announces the first screen by itself. */
export function useArrival(title: string): void {
  useEffect(() => {
    document.title = `${title} · Wouri`
  }, [title])
  useEffect(() => {
    const path = window.location.pathname
    const isFirst = arrivedAt === null
    if (path === arrivedAt) return
    arrivedAt = path
    if (isFirst) {
      // Effects run when React has hydrated the screen: its controls work from here on.
      window.dispatchEvent(new Event(hydratedEvent))
      return
    }
    focusHeading()
    announcement.set(title)
    // Once per address: a title that changes later must not move the focus.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
