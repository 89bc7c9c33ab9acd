// The public pages as documents that anybody can read: drawn ahead, in the language of the address or of the reader.

import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageCookie, type Draw } from '#contract/drawn-page.ts'
import { chooseLanguage, isLanguage, type Language } from '#domain/language.ts'
import type { Instant } from '#domain/rental/period.ts'
import { placeNamed } from '#domain/location/place-named.ts'
import type { Db } from '../db/connect.ts'
import { addressKey, type Limiter } from '../http/limits.ts'
import { listPlaces } from '../locations/places.ts'
import { askItself } from './ask-itself.ts'
import { readBuiltFiles } from './built-files.ts'
import { previewCar } from './car-preview.ts'
import { allowInline, composeDocument, inlineScript, type DocumentParts } from './document.ts'
import { headMarkup, sitePicture } from './head.ts'
import { keepPages } from './kept-pages.ts'
import { pageData } from './page-data.ts'
import { publicPages } from '#contract/pages.ts'
import { searchWithoutScripts } from './search-words.ts'

/** The parts of the catalog that a page begins with, beside the one of the app. */
const words: Record<string, readonly string[]> = {
  '/locations': ['reading'],
  '/suppliers': ['reading'],
  '/faq': ['reading'],
  '/about': ['reading'],
  '/tos': ['legal'],
  '/privacy': ['legal'],
  '/cookie-policy': ['legal'],
  '/contact': ['settings'],
  '/search': ['search'],
}

/** An address of nobody: what stands there stands at every other such address. */
const nowhere = '/404'

export type PagePorts = {
  /** The built app. */
  folder: string
  draw: Draw
  db: Db
  origin: (request: FastifyRequest) => string
  areSuppliersHidden: boolean
  /** Counts documents that read the database for one address alone. */
  reads: Limiter
  now: () => Instant
}

/** Answers a request for an address that is no screen. */
export type NotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

type Reader = { language: Language; forced: boolean }

function readerOf({ query, cookies }: FastifyRequest): Reader {
  const { l } = query as { l?: unknown }
  return { language: chooseLanguage(l, cookies[languageCookie.name]), forced: isLanguage(l) }
}

/** Weak: the same document travels packed in one way or another. */
function tagOf(text: string): string {
  return `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 27)}"`
}

/** The next page is in it too, also when this one is left before its app stands. */
function remember(reply: FastifyReply, language: Language, secure: boolean): void {
  reply.setCookie(languageCookie.name, language, { path: '/', sameSite: 'lax', secure, maxAge: languageCookie.seconds })
}

/** Serves them, and the search with what a shared car is; gives what answers for an address that is none. */
export async function servePages(app: FastifyInstance, ports: PagePorts): Promise<NotFound> {
  const { draw, now, areSuppliersHidden } = ports
  const built = await readBuiltFiles(ports.folder)
  const ask = askItself(app, now)
  const pageOf = keepPages({ draw, ask, now })

  async function send(reply: FastifyReply, parts: Omit<DocumentParts, 'shell' | 'earlyScript' | 'scripts' | 'style'>, path: string, screen: string | null) {
    const style = await built.styleOf(screen)
    const scripts = built.scriptsOf(screen, parts.language, words[path] ?? [])
    const policy = String(reply.getHeader('content-security-policy'))
    const text = composeDocument({ shell: built.shell, earlyScript: built.earlyScript, style, scripts, ...parts })
    const etag = tagOf(text)
    reply.headers({
      'content-security-policy': allowInline(policy, { script: inlineScript(built.earlyScript), style }),
      // Another language for another reader: every reader asks each time, and hears when nothing has changed.
      'cache-control': 'private, max-age=0, must-revalidate',
      'content-language': parts.language,
      etag,
    })
    if (reply.statusCode === 200 && reply.request.headers['if-none-match'] === etag) return reply.status(304).send()
    return reply.type('text/html; charset=utf-8').send(text)
  }

  /** A form that the browser sent by itself names its place in words; gives the address of the search, if there is such a place. */
  async function namedPlace({ place, pl, ...rest }: Record<string, unknown>): Promise<string | null> {
    if (typeof place !== 'string' || pl !== undefined) return null
    const found = placeNamed(await listPlaces(ports.db), place)
    const kept = Object.entries(rest).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
    return found === null ? null : `/search?${new URLSearchParams([['pl', found._id], ...kept])}`
  }

  /** A page that cannot be drawn is the app's own to draw: its shell is always there. */
  async function sendPage(request: FastifyRequest, reply: FastifyReply, path: string) {
    try {
      return await sendDrawn(request, reply, path)
    } catch (error) {
      request.log.error(error, 'a page could not be drawn')
      return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(built.shell)
    }
  }

  async function sendDrawn(request: FastifyRequest, reply: FastifyReply, path: string) {
    const { language, forced } = readerOf(request)
    if (forced) remember(reply, language, request.protocol === 'https')
    const page = await pageOf(path, language)
    const site = { origin: ports.origin(request), language, forced }
    const structured = path === nowhere ? [] : await pageData(path, page, site, ask)
    const { title, description, body, screen } = page
    const head = headMarkup({ ...site, path, title, description, picture: sitePicture(language), structured })
    // At an address that is none the app looks for itself what stands there.
    const state = path === nowhere ? null : page.state
    return await send(reply, { language, head, drawn: { body, state } }, path, screen)
  }

  const notFound: NotFound = (request, reply) => sendPage(request, reply.status(404), nowhere)
  for (const path of publicPages) {
    app.get(path, (request, reply) =>
      path === '/suppliers' && areSuppliersHidden ? notFound(request, reply) : sendPage(request, reply, path),
    )
  }
  app.get('/search', async (request, reply) => {
    if (Object.hasOwn(request.query as object, 'car') || Object.hasOwn(request.query as object, 'place')) await ports.reads.take(addressKey(request.ip))
    const named = await namedPlace(request.query as Record<string, unknown>)
    if (named !== null) return reply.header('cache-control', 'no-store').redirect(named)
    const { language, forced } = readerOf(request)
    if (forced) remember(reply, language, request.protocol === 'https')
    const site = { origin: ports.origin(request), language, forced }
    const { title, description } = await pageOf('/search', language)
    const car = await previewCar(ports.db, { ...site, query: request.query, now: now(), areSuppliersHidden })
    const plain = { path: '/search', sharedPath: request.url, title, description, picture: sitePicture(language), structured: [] }
    const head = headMarkup({ ...site, ...(car ?? plain) })
    return send(reply, { language, head, noScript: searchWithoutScripts[language] }, '/search', 'src/client/routes/search.tsx')
  })
  return notFound
}
