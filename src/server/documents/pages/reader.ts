// The reader of a page: in which language, and whether the address forces it.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie } from '#contract/prerendered-page.ts'
import { chooseLanguage, isLanguage, type Language } from '#domain/language.ts'
import { isOverTls } from '#server/platform/http/security/security.ts'
import { languageOfCountry } from '#server/core/settings/country-language.ts'

export type Reader = { language: Language; forced: boolean }

/**
 * The language of the address (`l`), else of the cookie, else of the country that the proxy in front names in `countryHeader`
 * (null where that is switched off), else English. One that the address forces is remembered: the next
 * page is in it too, also when this one is left before the app has started.
 */
export function readerOf(request: FastifyRequest, reply: FastifyReply, countryHeader: string | null): Reader {
  const { query, cookies, headers } = request
  const { l } = query as { l?: unknown }
  const chosen =
    cookies[languageCookie.name] ??
    (countryHeader === null ? null : languageOfCountry(headers[countryHeader]))
  const reader = { language: chooseLanguage(l, chosen), forced: isLanguage(l) }
  if (reader.forced)
    reply.setCookie(languageCookie.name, reader.language, {
      path: '/',
      sameSite: 'lax',
      secure: isOverTls(request),
      maxAge: languageCookie.seconds,
    })
  return reader
}
