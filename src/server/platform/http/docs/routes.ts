// What the API says of itself: the OpenAPI document, and where it is switched on a page made of it, /api/docs.

import type { FastifyInstance } from 'fastify'
import { hour, type Instant } from '#domain/rental/period.ts'
import { publicOrigin } from '#server/platform/http/public-origin.ts'
import { cacheable } from '#server/platform/http/serve.ts'
import { openApi } from '#server/platform/http/setup/openapi.ts'
import { docsPage } from './page.ts'
import { docsStyle } from './style.ts'

const stylePath = '/api/docs/style.css'

/** The page has no script, so none is let in. */
const policy =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'"

type Options = {
  now: () => Instant
  /** The site's public address, when a proxy is in front. */
  origin?: string
  showsDocs?: boolean
  /** Where the built app is, whose typefaces the page uses. */
  appFolder?: string
}

/**
 * Keeps what `make` makes for an hour under a key: making it takes the only thread, and with many at once everybody waits. The
 * dates of its examples lie far enough ahead for that.
 */
function madeHourly(
  now: () => Instant,
  make: (at: Instant, key: string) => string,
): (key?: string) => string {
  let made: { at: Instant; key: string; text: string } | null = null
  return (key = '') => {
    const at = now()
    if (made === null || made.key !== key || Math.abs(at - made.at) > hour)
      made = { at, key, text: make(at, key) }
    return made.text
  }
}

/** Serves /api/openapi.json, and /api/docs where `showsDocs` says so. */
export function serveDocs(
  app: FastifyInstance,
  { now, origin, showsDocs = false, appFolder }: Options,
): void {
  const document = madeHourly(now, (at) => JSON.stringify(openApi(at)))
  app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(document()),
  )
  if (!showsDocs) return

  const originOf = publicOrigin(origin)
  const page = madeHourly(now, (at, here) => docsPage(at, here, stylePath))
  app.get('/api/docs', (request, reply) => {
    cacheable(reply)
    return reply
      .header('content-security-policy', policy)
      .header('x-robots-tag', 'noindex, nofollow')
      .type('text/html; charset=utf-8')
      .send(page(originOf(request)))
  })

  const style = docsStyle(appFolder)
  app.get(stylePath, (_request, reply) => {
    cacheable(reply)
    return reply.type('text/css; charset=utf-8').send(style)
  })
}
