// localStorage that may be missing, blocked or full: then things are remembered while the page is open, and nothing breaks.

/** Read by the document's inline script as well, before the app. */
export const appearanceKey = 'wouri-appearance'
export const dataSaverKey = 'wouri-data-saver'
/** The signed-in person. */
export const userKey = 'bc-fe-user'

/** Language and currency outlive a person. */
export const languageKey = 'bc-fe-language'
/** The stored language, when the site proposed it and the person did not choose it. */
export const proposedLanguageKey = 'wouri-language-proposed'
export const currencyKey = 'bc-fe-currency'

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

/** Takes language and currency as they stand; the returned function writes them back after storage was wiped. */
export function keepPreferences(): () => void {
  const kept = [languageKey, proposedLanguageKey, currencyKey].map((key) => [key, readLocal(key)] as const)
  return () => {
    for (const [key, value] of kept) if (value !== null) writeLocal(key, value)
  }
}
