// The language of the interface: chosen at the start, changed by the person, saved on the server.

import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'
import { reportLanguage } from '#client/session/session.ts'
import { observeSession } from '#client/session/session-state.ts'
import { showToast } from '#client/ui/Toast/toast.ts'
import { activateMessages } from './catalogs.ts'
import { hasChosenLanguage, preferredLanguage, rememberLanguage, storeLanguage } from './preferences.ts'

const changeFailed = msg`An error occurred while changing language.`

export function currentLanguage(): Language {
  return isLanguage(i18n.locale) ? i18n.locale : defaultLanguage
}

export function useLanguage(): Language {
  const { locale } = useLingui().i18n
  return isLanguage(locale) ? locale : defaultLanguage
}

/** Loads and activates the language to start with. `supplied` is the `l` parameter of the address. */
export async function startLanguage(
  supplied: string | null = new URLSearchParams(location.search).get('l'),
): Promise<void> {
  const language = preferredLanguage(supplied)
  try {
    await activateLocale(language)
    if (language === supplied || hasChosenLanguage()) storeLanguage(language)
    else rememberLanguage(language)
  } catch {
    // Offline with a catalog that was never fetched: English is always part of the kept shell.
    await activateLocale(defaultLanguage)
  }
}

/** True when the address asks for it. */
function isForced(language: Language): boolean {
  return new URLSearchParams(location.search).get('l') === language
}

/** Resolves once the interface is in that language; saved in the account when somebody is signed in. Never throws. */
export async function changeLanguage(language: Language): Promise<void> {
  if (await applyLanguage(language)) await saveLanguage(language)
}

/** Speaks a language on this device and remembers it; false when it cannot be fetched, or another was chosen meanwhile. */
async function applyLanguage(language: Language): Promise<boolean> {
  try {
    if (!(await activateLocale(language))) return false
    storeLanguage(language)
    return true
  } catch {
    showToast({ kind: 'error', text: i18n._(changeFailed) })
    return false
  }
}

/** Saves the language in the account; says so when that fails for whatever reason. Never throws. */
async function saveLanguage(language: Language): Promise<void> {
  try {
    await reportLanguage(language)
  } catch {
    // The screen speaks it all the same, and without a network the record follows at the next session check.
    showToast({ kind: 'error', text: i18n._(changeFailed) })
  }
}

/** Keeps the language of this device and of the person's record the same. Called at the start, before the session. */
export function syncLanguageWithAccount(): void {
  observeSession({
    // What was chosen on the device goes before what the record says (rule 12); a new device asks the record.
    onSignIn: async (user) => {
      if (!hasChosenLanguage()) await applyLanguage(user.language)
      else if (user.language !== currentLanguage()) await saveLanguage(currentLanguage())
    },
    // A language chosen while the server was unreachable, or requested by the address.
    onConfirmed: async (user, stored) => {
      const language = currentLanguage()
      if (user.language !== language && (user.language === stored.language || isForced(language)))
        await saveLanguage(language)
    },
  })
}

/** Resolves to whether the language is active now. Nothing is remembered, so that a choice made elsewhere still counts. */
export async function activateLocale(language: Language): Promise<boolean> {
  const isActive = await activateMessages(language)
  if (isActive) document.documentElement.lang = language
  return isActive
}
