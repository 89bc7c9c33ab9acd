import type { RefObject } from 'react'

/** Puts the person where the first thing is to be mended, once the screen has drawn it. */
export function focusField(form: RefObject<HTMLFormElement | null>, name: string | undefined): void {
  if (name === undefined) return
  requestAnimationFrame(() => {
    const field = form.current?.elements.namedItem(name)
    if (field instanceof HTMLElement) field.focus()
  })
}
