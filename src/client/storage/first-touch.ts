// Whoever saves data and only looks at the home screen has the search form in front of them: what fills it is fetched when
// they touch it, or scroll on.

import { savesData } from './data-saver.ts'

const signs = ['pointerdown', 'keydown', 'focusin', 'scroll'] as const

let touched: Promise<void> | null = null

/** Resolves at once, unless data is saved and the home screen has not been touched yet. */
export function firstTouch(): Promise<void> {
  if (!savesData() || window.location.pathname !== '/') return Promise.resolve()
  touched ??= new Promise((resolve) => {
    const end = () => {
      for (const sign of signs) window.removeEventListener(sign, end, { capture: true })
      resolve()
    }
    for (const sign of signs) window.addEventListener(sign, end, { capture: true, passive: true })
  })
  return touched
}
