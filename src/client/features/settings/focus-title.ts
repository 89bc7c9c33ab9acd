/** Puts the keyboard on the title of a section. */
export function focusTitle(section: string): void {
  document.getElementById(`${section}-title`)?.focus({ preventScroll: true })
}

/** The same when what had the focus there has gone; whoever went on elsewhere meanwhile is left alone. */
export function keepFocusIn(section: string): void {
  const holder = document.activeElement
  const isHere = document.getElementById(section)?.contains(holder) ?? false
  if (isHere || holder === null || holder === document.body) focusTitle(section)
}
