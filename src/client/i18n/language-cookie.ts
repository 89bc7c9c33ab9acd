// The chosen language for pages that the server draws: what the browser keeps for itself it cannot read.

import { languageCookie } from '#contract/prerendered-page.ts'
import { isLanguage, type Language } from '#domain/language.ts'

export function writeLanguageCookie(language: Language): void {
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${languageCookie.name}=${language}; path=/; max-age=${languageCookie.seconds}; samesite=lax${secure}`
}

/**
 * A language that the address forces is kept for the next page, also when this one is left before the app has started. The server
 * cannot set it: the answer is the same for everybody, and kept on the way.
 */
export function keepForcedLanguage(): void {
  const forced = new URLSearchParams(location.search).get('l')
  if (isLanguage(forced)) writeLanguageCookie(forced)
}
