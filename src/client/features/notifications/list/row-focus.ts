// Moves the focus when the focused row has been removed.

export const rowId = (id: string) => `notification-${id}`

/** Longer than a sheet takes to close: it first returns the focus to an element that may be removed. */
const afterClosing = 260

/** Moves a lost focus to the given row, or to the heading. Does nothing while something has the focus. */
export function focusRowLater(id: string | undefined): void {
  if (isNowhere()) return
  setTimeout(() => {
    if (!isNowhere()) return
    const row = id === undefined ? null : document.querySelector<HTMLElement>(`#${CSS.escape(rowId(id))}`)
    const target = row ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: row === null })
  }, afterClosing)
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
