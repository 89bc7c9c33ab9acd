// Where no script runs, a browser keeps the language that an address forces by asking for this: the page itself is the same for
// everybody and sets no cookie.

import type { FastifyInstance } from 'fastify'
import { languageCookie } from '#contract/prerendered-page.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { html, type Html } from '#server/platform/http/html.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { isOverTls } from '#server/platform/http/security/security.ts'

const path = '/language.css'

/** Goes into the head of a document whose address forces its language. */
export function languageReminder(language: Language): Html {
  return html`<noscript><link rel="stylesheet" href="${path}?l=${language}" /></noscript>
`
}

/** Serves an empty style that sets the cookie; 404 for what is no language of ours. */
export function serveLanguageReminder(app: FastifyInstance): void {
  app.get(path, (request, reply) => {
    const { l } = request.query as { l?: unknown }
    if (!isLanguage(l)) throw new Refusal('not-found')
    return reply
      .setCookie(languageCookie.name, l, {
        path: '/',
        sameSite: 'lax',
        secure: isOverTls(request),
        maxAge: languageCookie.seconds,
      })
      .header('cache-control', 'no-store')
      .type('text/css; charset=utf-8')
      .send('')
  })
}
