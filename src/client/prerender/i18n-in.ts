// The texts of the public pages, for the server: one object for each language, made once and changed by nobody. The global one of
// the app has one language at a time, so that pages in two of them would have to wait for each other.

import { setupI18n, type I18n, type Messages } from '@lingui/core'
import { lazily } from '#client/api/lazy.ts'
import { allMessagesIn } from '#client/i18n/catalogs.ts'
import { learnFailures } from '#client/i18n/failure-messages.ts'
import { deferredFailures } from '#client/i18n/failures/deferred.ts'
import type { Language } from '#domain/language.ts'

/** Titles and descriptions of the routes, which no browser needs. */
const headMessages: Record<Language, () => Promise<{ messages: Messages }>> = {
  en: () => import('../../../locales/en.heads.po'),
  fr: () => import('../../../locales/fr.heads.po'),
  es: () => import('../../../locales/es.heads.po'),
}

learnFailures(deferredFailures)

async function load(locale: Language): Promise<I18n> {
  const [heads, messages] = await Promise.all([headMessages[locale](), allMessagesIn(locale)])
  return setupI18n({ locale, messages: { [locale]: { ...heads.messages, ...messages } } })
}

const loaded: Record<Language, () => Promise<I18n>> = {
  en: lazily(() => load('en')),
  fr: lazily(() => load('fr')),
  es: lazily(() => load('es')),
}

/** The texts in a language, with those of every screen. */
export const i18nIn = (language: Language): Promise<I18n> => loaded[language]()
