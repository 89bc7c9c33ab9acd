// localStorage that may be missing, blocked or full: then nothing is remembered and nothing breaks.

export function readLocal(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

export function writeLocal(key: string, value: string): void {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The app works without; the person will be asked again next time.
  }
}

export function eraseLocal(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept either.
  }
}
