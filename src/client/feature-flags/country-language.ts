import { fetchSuggestedLanguage } from '#client/api/site/settings.ts'
import { currentLanguage, activateLocale } from '#client/i18n/language.ts'
import { hasChosenLanguage, rememberLanguage } from '#client/i18n/preferences.ts'
import { readStoredUser } from '#client/storage/stored-user.ts'

/** A language chosen here or saved in the account wins over the country, also when chosen during the request. */
export async function followCountryLanguage(): Promise<void> {
  const language = await fetchSuggestedLanguage()
  const isChosen = hasChosenLanguage() || readStoredUser() !== null
  if (language === null || isChosen || language === currentLanguage()) return
  if (await activateLocale(language)) rememberLanguage(language)
}
