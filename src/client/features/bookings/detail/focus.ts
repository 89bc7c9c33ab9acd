/** Brings the keyboard to a part of the page once the screen has drawn what became of it: what was pressed is gone. */
export function focusPart(selector: string): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>(selector)?.focus())
}

export function focusTitle(): void {
  focusPart('main h1')
}
