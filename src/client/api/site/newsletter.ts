import { subscribe } from '#contract/site/newsletter.ts'
import type { Language } from '#domain/language.ts'
import { call } from '../http.ts'

/** Asks for the newsletter; a mail to the address asks back. Throws `too-many-requests`. */
export async function askForNewsletter(email: string, language: Language): Promise<void> {
  await call(subscribe, { body: { email, language } })
}
