// The reader of a page: in which language, whether the address forces it, and whether everybody who opens it reads the same.

import type { FastifyRequest } from 'fastify'
import { languageCookie } from '#contract/prerendered-page.ts'
import { chooseLanguage, isLanguage, type Language } from '#domain/language.ts'
import { languageOfCountry } from '#server/core/settings/country-language.ts'

export type Reader = {
  language: Language
  forced: boolean
  /** The address alone says the language, or there is nothing else that could: a cache on the way may keep the answer. */
  shared: boolean
}

/**
 * The language of the address (`l`), else of the cookie, else of the country that the proxy in front names in `countryHeader`
 * (null where that is switched off), else English.
 */
export function readerOf({ query, cookies, headers }: FastifyRequest, countryHeader: string | null): Reader {
  const { l } = query as { l?: unknown }
  const chosen =
    cookies[languageCookie.name] ??
    (countryHeader === null ? null : languageOfCountry(headers[countryHeader]))
  const forced = isLanguage(l)
  const shared = forced || (headers.cookie === undefined && countryHeader === null)
  return { language: chooseLanguage(l, chosen), forced, shared }
}
