import { fetchSuggestedLanguage } from '#client/api/settings.ts'
import { currentLanguage, speak } from '#client/i18n/language.ts'
import { hasChosenLanguage, rememberLanguage } from '#client/i18n/preferences.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'

/** A choice, made here or in the record of whoever is signed in, goes before the country, also one made meanwhile. */
export async function speakOfTheCountry(): Promise<void> {
  const language = await fetchSuggestedLanguage()
  const isChosen = hasChosenLanguage() || readStoredUser() !== null
  if (language === null || isChosen || language === currentLanguage()) return
  await speak(language)
  rememberLanguage(language)
}
