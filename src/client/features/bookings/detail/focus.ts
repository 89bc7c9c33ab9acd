/** Moves the focus to a part of the page after it has rendered, because the pressed button is gone. */
export function focusPart(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

export function focusTitle(): void {
  focusPart('main h1')
}
