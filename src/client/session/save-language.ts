// Saves the chosen language in the record of the signed-in person.

import type { Language } from '#domain/language.ts'
import { sendLanguage } from '#client/api/account/account.ts'
import { changeSession, currentSession } from './session-state.ts'
import { readStoredUser, writeStoredUser } from '../storage/stored-user.ts'

/** Nothing to do for a visitor. Throws CallFailure when the server did not take it. */
export async function reportLanguage(language: Language): Promise<void> {
  const stored = readStoredUser()
  if (stored === null) return
  await sendLanguage(stored._id, language)
  writeStoredUser({ ...stored, language })
  const session = currentSession()
  if (session.user?._id === stored._id) changeSession({ ...session, user: { ...session.user, language } })
}
