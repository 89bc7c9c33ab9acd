// Where the focus goes when the row that had it is gone.

export const rowId = (id: string) => `notification-${id}`

/** Longer than a sheet takes to close: it gives the focus back first, to something that may be gone. */
const settled = 260

/** Moves the focus that is about to be lost to a row, or to the heading. A finger that swipes has none to lose. */
export function focusRowLater(id: string | undefined): void {
  if (isNowhere()) return
  setTimeout(() => {
    if (!isNowhere()) return
    const row = id === undefined ? null : document.querySelector<HTMLElement>(`#${CSS.escape(rowId(id))}`)
    const target = row ?? document.querySelector<HTMLElement>('main h1')
    target?.focus({ preventScroll: row === null })
  }, settled)
}

function isNowhere(): boolean {
  return document.activeElement === null || document.activeElement === document.body
}
