// Links from a mail into the site.

import type { Language } from '#domain/language.ts'

/** The address of a page in the language of the mail: the device that opens it may never have chosen one. */
export function pageLink(origin: string, path: string, language: Language): string {
  const address = new URL(origin + path)
  address.searchParams.set('l', language)
  return address.href
}
