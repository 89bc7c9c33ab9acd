// The public pages as documents that anybody can read without a script, in the language of the address or of the reader.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { PrerenderedPage, RenderPage } from '#contract/prerendered-page.ts'
import { publicPages } from '#contract/pages.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Db } from '#server/platform/db/connect.ts'
import type { AreSuppliersHidden } from '#server/core/settings/hidden-suppliers.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { internalApi, internalApiFor } from './internal-api.ts'
import { readBuiltFiles } from './built-files.ts'
import { headMarkup, sitePicture } from './head.ts'
import { cachePages } from './page-cache.ts'
import { pageData } from './page-data.ts'
import { readerOf } from './reader.ts'
import { serveLanguageReminder } from './remember-language.ts'
import { searchPage } from './search-page.ts'
import { keepDocuments } from './sending/kept-documents.ts'
import { documentsOf, senderOf } from './sending/send-document.ts'
import { hasSuppliers, supplierAddress } from './supplier-pages.ts'
import type { Site } from './structured/site.ts'

/** Stands for every address that is no screen: all of them show the same page. */
const nowhere = '/404'

export type PagePorts = {
  /** The built app. */
  folder: string
  render: RenderPage
  db: Db
  origin: (request: FastifyRequest) => string
  areSuppliersHidden: AreSuppliersHidden
  countryHeader: string | null
  /** Counts documents that read the database for one address alone. */
  reads: Limiter
  now: () => Instant
}

/** Answers a request for an address that is no screen. */
export type NotFound = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

/** Serves them, and the search with what a shared car is; returns what answers for an address that is none. */
export async function servePages(app: FastifyInstance, ports: PagePorts): Promise<NotFound> {
  const { render, now, areSuppliersHidden, reads } = ports
  const built = await readBuiltFiles(ports.folder)
  const ask = internalApi(app, now)
  const pageOf = cachePages({ render, ask, now })
  const write = documentsOf(built)
  const documentOf = keepDocuments()
  const send = senderOf({ build: built.id, now })

  /** The app renders what the server could not: its shell is always there. */
  async function orShell(request: FastifyRequest, reply: FastifyReply, sent: Promise<FastifyReply>) {
    try {
      return await sent
    } catch (error) {
      if (error instanceof Refusal) throw error
      request.log.error(error, 'a page could not be rendered')
      return reply
        .header('cache-control', 'no-cache')
        .type('text/html; charset=utf-8')
        .send(built.shell.document)
    }
  }

  async function writePage(path: string, page: PrerenderedPage, site: Site) {
    const structured = path === nowhere ? [] : await pageData(path, page, site, ask)
    const { language } = site
    const { title, description, body, screen } = page
    const head = headMarkup({ ...site, path, title, description, picture: sitePicture(language), structured })
    // At an unknown address the app decides by itself what to show.
    const state = path === nowhere ? null : page.state
    return write({ language, head, page: { body, state } }, screen)
  }

  async function sendPrerendered(request: FastifyRequest, reply: FastifyReply, path: string) {
    const reader = readerOf(request, ports.countryHeader)
    const { language, forced } = reader
    const page = await pageOf(path, language)
    const site = { origin: ports.origin(request), language, forced }
    const document = await documentOf({ ...site, path }, page, () => writePage(path, page, site))
    return send(reply, document, reader)
  }

  async function sendSuppliers(request: FastifyRequest, reply: FastifyReply) {
    const address = supplierAddress(request.query)
    // Limited by caller: page numbers have no end, and the shared answers have one budget.
    if (address !== '/suppliers') await reads.take(addressKey(request.ip))
    const exists =
      !(await areSuppliersHidden()) && (await hasSuppliers(address, internalApiFor(app, ask, request.ip)))
    return exists
      ? sendPrerendered(request, reply, address)
      : sendPrerendered(request, reply.status(404), nowhere)
  }

  const sendPage = (request: FastifyRequest, reply: FastifyReply, path: string) =>
    orShell(request, reply, sendPrerendered(request, reply, path))
  const notFound: NotFound = (request, reply) => sendPage(request, reply.status(404), nowhere)
  for (const path of publicPages) {
    app.get(path, (request, reply) =>
      path === '/suppliers'
        ? orShell(request, reply, sendSuppliers(request, reply))
        : sendPage(request, reply, path),
    )
  }
  serveLanguageReminder(app)
  const sendSearch = searchPage({ ...ports, app, pageOf, documentOf, ask, write, send })
  app.get('/search', (request, reply) => orShell(request, reply, sendSearch(request, reply)))
  return notFound
}
