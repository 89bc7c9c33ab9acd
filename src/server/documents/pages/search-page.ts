// The search as a document: the first cars of a trip with their prices, or the form that asks for it.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AskApi, PrerenderedPage, RenderPage } from '#contract/prerendered-page.ts'
import type { Language } from '#domain/language.ts'
import { placeMeant } from '#domain/location/find-places.ts'
import { placeNamed } from '#domain/location/place-named.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { AreSuppliersHidden } from '#server/core/settings/hidden-suppliers.ts'
import type { Db } from '#server/platform/db/connect.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { turns } from '#server/platform/http/limits/turns.ts'
import { listPlaces } from '#server/core/locations/places.ts'
import { internalApiFor } from './internal-api.ts'
import { previewCar, type CarPreview } from './car-preview.ts'
import { headMarkup, sitePicture } from './head.ts'
import { inTime } from './in-time.ts'
import type { PageOf } from './page-cache.ts'
import { readerOf } from './reader.ts'
import { noScriptTexts } from './no-script-texts.ts'
import type { DocumentOf } from './sending/kept-documents.ts'
import type { SendDocument, WriteDocument } from './sending/send-document.ts'
import type { Site } from './structured/site.ts'

const path = '/search'

/** Searches at once that are waited for and rendered, at 20 ms of the processor each. One more gets the shell, which searches. */
const mostAtOnce = 32
/** Cars of shared links that are looked up at once: together with the searches fewer than the pool has connections. */
const lookUpsAtOnce = 3

export type SearchPorts = {
  app: FastifyInstance
  db: Db
  render: RenderPage
  /** The form, which is the same for everybody. */
  pageOf: PageOf
  documentOf: DocumentOf
  ask: AskApi
  write: WriteDocument
  send: SendDocument
  origin: (request: FastifyRequest) => string
  areSuppliersHidden: AreSuppliersHidden
  countryHeader: string | null
  /** Counts documents that read the database for one address alone. */
  reads: Limiter
  now: () => Instant
}

type Query = Record<string, unknown>

/** A form that the browser sent by itself names its place in words; returns the address of the search, if there is such a place. */
async function namedPlace(db: Db, { place, pl, ...rest }: Query, now: Instant): Promise<string | null> {
  if (typeof place !== 'string' || pl !== undefined) return null
  const all = await listPlaces(db, now)
  const found = placeNamed(all, place) ?? placeMeant(all, place)
  const others = Object.entries(rest).filter((pair): pair is [string, string] => typeof pair[1] === 'string')
  return found === null ? null : `${path}?${new URLSearchParams([['pl', found._id], ...others])}`
}

/** The head of a search that names no car. */
function plainHead({ title, description }: PrerenderedPage, language: Language) {
  return { path, title, description, picture: sitePicture(language), structured: [] }
}

/** Returns what answers `GET /search`. A trip that the rules refuse is left to the app, which says why. */
export function searchPage(
  ports: SearchPorts,
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  const { app, db, render, pageOf, ask, write, send, reads, now, areSuppliersHidden } = ports
  const atOnce = turns(mostAtOnce, 0)
  const inTurn = turns(lookUpsAtOnce, 30)

  async function renderFor(
    { url, ip, log }: FastifyRequest,
    language: Language,
  ): Promise<PrerenderedPage | null> {
    try {
      const search = /\?.*/s.exec(url)![0]
      return await atOnce(() => render({ path, search, language, ask: internalApiFor(app, ask, ip) }))
    } catch (error) {
      log.info(error, 'a search is left to the app')
      return null
    }
  }

  /** Null as well when the database does not say in time: a card of the site is better than none. */
  async function previewFor({ query, log }: FastifyRequest, site: Site): Promise<CarPreview | null> {
    const looked = inTurn(async () =>
      previewCar(db, { ...site, query, now: now(), areSuppliersHidden: await areSuppliersHidden() }),
    )
    try {
      return await inTime(looked, 'the car of a link')
    } catch (error) {
      log.info(error, 'a link to a car gets the card of the site')
      return null
    }
  }

  /** The form alone is the same for everybody. */
  async function sendForm(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const reader = readerOf(request, ports.countryHeader)
    const { language, forced } = reader
    const site = { origin: ports.origin(request), language, forced }
    const form = await pageOf(path, language)
    const document = await ports.documentOf({ ...site, path }, form, () => {
      const head = headMarkup({ ...site, ...plainHead(form, language) })
      const noScript = noScriptTexts[language].asked
      return write({ language, head, noScript, page: { body: form.body, state: form.state } }, form.screen)
    })
    return send(reply, document, reader)
  }

  return async (request, reply) => {
    const query = request.query as Query
    if (Object.keys(query).every((key) => key === 'l')) return sendForm(request, reply)
    await reads.take(addressKey(request.ip))
    const named = await namedPlace(db, query, now())
    if (named !== null) return reply.header('cache-control', 'no-store').redirect(named)
    const reader = readerOf(request, ports.countryHeader)
    const { language, forced } = reader
    const site = { origin: ports.origin(request), language, forced }
    const form = await pageOf(path, language)
    const [page, car] = await Promise.all([
      renderFor(request, language),
      'car' in query ? previewFor(request, site) : null,
    ])
    const head = headMarkup({
      ...site,
      ...(car ?? { ...plainHead(form, language), sharedPath: request.url }),
    })
    const missing = noScriptTexts[language]
    const noScript = page?.hasCars ? missing.found : missing.asked
    const prerendered = page && { page: { body: page.body, state: page.state } }
    const document = await write({ language, head, noScript, ...prerendered }, form.screen)
    // Of this moment, and of one reader's trip.
    return send(reply, document, { ...reader, shared: false })
  }
}
