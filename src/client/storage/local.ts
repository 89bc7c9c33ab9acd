// localStorage that may be missing, blocked or full: then things are remembered while the page is open, and nothing breaks.

/** Read by the document's inline script as well, before the app. */
export const appearanceKey = 'wouri-appearance'
export const dataSaverKey = 'wouri-data-saver'

const untilClosed = new Map<string, string>()

export function readLocal(key: string): string | null {
  try {
    return untilClosed.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
    untilClosed.delete(key)
  } catch {
    // The person will be asked again next time.
    untilClosed.set(key, value)
  }
}

export function eraseLocal(key: string): void {
  untilClosed.delete(key)
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
