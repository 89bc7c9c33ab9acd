import type { Language } from '#domain/language.ts'

/** Each in its own language, so that everybody finds theirs. */
export const languageNames: Record<Language, string> = { en: 'English', fr: 'Français', es: 'Español' }
