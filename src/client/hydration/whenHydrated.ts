// Coming to a screen: its title, the focus on its heading, and its name for those who listen.

import { useEffect, useSyncExternalStore } from 'react'
import { hydratedEvent } from '#contract/prerendered-page.ts'

let arrivedAt: string | null = null
let announced = ''
const listeners = new Set<() => void>()

/** The first screen is the browser's own to announce. */
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
      // A page that was drawn ahead answers to fingers from here on.
      window.dispatchEvent(new Event(hydratedEvent))
      return
    }
    focusHeading()
    announce(title)
    // Once per address: a title that changes later takes nobody away from what they are doing.
    // eslint-disable-next-line react/exhaustive-deps
  }, [])
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

function announce(text: string): void {
  announced = text
  for (const listener of listeners) listener()
}

export function useAnnounced(): string {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => announced,
    () => '',
  )
}
