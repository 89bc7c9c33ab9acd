// The three languages, and the order in which one is chosen at start-up (rule 12).

export const languages = ['en', 'fr', 'es'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = 'en'

/** A text that the product owns in every language (location names, addresses). */
export type Translated = Record<Language, string>

/** Takes anything; true when it is one of the supported two-letter codes, exactly as written. */
export function isLanguage(value: unknown): value is Language {
  return languages.includes(value as Language)
}

/** Returns the supplied language (the `l` parameter) if supported, else the stored preference, else English. */
export function chooseLanguage(supplied: unknown, stored: unknown): Language {
  if (isLanguage(supplied)) return supplied
  return isLanguage(stored) ? stored : defaultLanguage
}
