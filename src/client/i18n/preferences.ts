// The two choices that outlive a person: language and currency, under the specification's keys.

import { languageCookie } from '#contract/prerendered-page.ts'
import { chooseLanguage, isLanguage, type Language } from '#domain/language.ts'
import { baseCurrency, isCurrency, type Currency } from '#domain/money/currencies.ts'
import {
  currencyKey,
  eraseLocal,
  languageKey,
  proposedLanguageKey as proposedKey,
  readLocal,
  writeLocal,
} from '#client/store/local-storage.ts'
import { writeLanguageCookie } from './language-cookie.ts'

/**
 * The language to start with; `supplied` is the `l` parameter of the address. Without a choice, the one of the last visit,
 * and on the first visit the one of the page as served: the server may know the country.
 */
export function preferredLanguage(supplied: unknown = null): Language {
  return chooseLanguage(
    supplied,
    (isProposed() ? cookieLanguage() : null) ??
      readLocal(languageKey) ??
      cookieLanguage() ??
      document.documentElement.lang,
  )
}

/** The language last sent to the server, or taken from an address before the app started (cookie). */
function cookieLanguage(): string | undefined {
  return new RegExp(`(?:^|; )${languageCookie.name}=(\\w+)`).exec(document.cookie)?.[1]
}

/** True when the stored language is the site's own proposal. */
function isProposed(): boolean {
  return readLocal(languageKey) !== null && readLocal(languageKey) === readLocal(proposedKey)
}

/** True when somebody has chosen a language on this device, by a link or in the preferences. */
export function hasChosenLanguage(): boolean {
  return isLanguage(cookieLanguage()) || (isLanguage(readLocal(languageKey)) && !isProposed())
}

/** A choice. */
export function storeLanguage(language: Language): void {
  writeLocal(languageKey, language)
  eraseLocal(proposedKey)
  writeLanguageCookie(language)
}

/** Stored, but not as the person's choice: the account or the country may override it. */
export function rememberLanguage(language: Language): void {
  writeLocal(languageKey, language)
  writeLocal(proposedKey, language)
}

export function preferredCurrency(): Currency {
  const stored = readLocal(currencyKey)
  return isCurrency(stored) ? stored : baseCurrency
}

export function storeCurrency(currency: Currency): void {
  writeLocal(currencyKey, currency)
}
