// Which language the interface speaks: chosen at the start, changed by the person, told to the server.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'
import { failureCode } from '#client/api/call-failure.ts'
import { reportLanguage } from '#client/session/session.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { messagesIn } from './catalogs.ts'
import { hasChosenLanguage, preferredLanguage, storeLanguage, tellServer } from './preferences.ts'

export function currentLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : defaultLanguage
}

export function useLanguage(): Language {
  const { locale } = useLingui().i18n
  return isLanguage(locale) ? locale : defaultLanguage
}

/** Loads and speaks the language to open with. `supplied` is the `l` parameter of the address. */
export async function startLanguage(
  supplied: string | null = new URLSearchParams(location.search).get('l'),
): Promise<void> {
  const language = preferredLanguage(supplied)
  try {
    await speak(language)
    if (language === supplied) storeLanguage(language)
    else if (hasChosenLanguage()) tellServer(language)
  } catch {
    // Offline with a catalog that was never fetched: English is always part of the kept shell.
    await speak(defaultLanguage)
  }
}

/** Resolves once the interface speaks it; the server hears of it when somebody is signed in. */
export async function changeLanguage(language: Language): Promise<void> {
  try {
    await applyLanguage(language)
    await reportLanguage(language)
  } catch (error) {
    // Without a network the interface changes all the same, and the record follows at the next session check.
    if (currentLanguage() === language && failureCode(error) === 'offline') return
    showToast({ kind: 'error', text: i18n._(msg`An error occurred while changing language.`) })
  }
}

/** Speaks a language on this device and remembers it. */
export async function applyLanguage(language: Language): Promise<void> {
  if (language !== i18n.locale) await speak(language)
  storeLanguage(language)
}

/** For this visit only: nothing is remembered, so that a choice made elsewhere still counts. */
export async function speak(language: Language): Promise<void> {
  i18n.loadAndActivate({ locale: language, messages: await messagesIn(language) })
  document.documentElement.lang = language
}
