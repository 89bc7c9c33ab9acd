// Security headers of every answer, and the check that a write comes from our own page or an allowed client.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadHeader, uploadHeaderValue } from '#contract/upload.ts'
import { isClient, letIn, sourceOf, type Origins, type Source } from './origins.ts'
import {
  answerPolicy,
  documentPolicy,
  everywhere,
  forStripe,
  guestPolicy,
  hasGuestScripts,
  onlyOverTls,
  type Guests,
  type TlsReach,
  ofPages,
} from '#server/platform/http/policy/headers.ts'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Screens whose address holds a secret until the app has taken it out: no request may tell where it came from. */
const secretScreens = new Set(['/activate', '/reset-password'])

/**
 * Files that a page uses and never becomes a page or a worker of their own: the short policy of an answer is enough, and what
 * a page may do with the device is said to pages. On small files the headers would weigh more than the file.
 */
const subresource =
  /^\/(?:assets|icons|pictures|screenshots)\/[^?]+\.(?:css|png|svg|webp|woff2|(?<!worker[^/]*\.)js)(?:\?|$)/

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True when the browser came over TLS: by the public origin, or as the trusted proxy says. */
export function isOverTls(request: FastifyRequest): boolean {
  return request.server.isPublicOverTls || request.protocol === 'https'
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The public origin is https: whatever a proxy in front says, browsers come over TLS. */
    isPublicOverTls: boolean
  }
  interface FastifyContextConfig {
    /** The route takes a form from anywhere: what it does needs no session, only a secret in its address. */
    takesForms?: boolean
    /** Its form comes from a page of another site; it must not act for the signed-in person. */
    takesForeignForms?: boolean
    /** Browsers send to the route by themselves, from a page of any origin; it changes nothing. */
    takesReports?: boolean
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined
}

/** Longer addresses are refused: the longest search of ours takes a tenth. */
const longestAddress = 8 * 1024

/**
 * What a form of another site could send is refused: only JSON, and an upload. Where no browser says that one comes from a
 * page of ours, it needs a header that no form can set.
 */
function refuseForms(request: FastifyRequest, source: Source): void {
  // What is packed can grow without measure, and no client of ours packs.
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity')
    throw new Refusal('unsupported-media-type')
  const type = request.headers['content-type'] ?? ''
  const { takesForms, takesForeignForms } = request.routeOptions.config
  if (type.startsWith('application/json') || takesForms || takesForeignForms) return
  const isUpload = type.startsWith('multipart/form-data')
  if (isUpload && source !== 'ours' && request.headers[uploadHeader] !== uploadHeaderValue)
    throw new Refusal('forbidden')
  if (!isUpload || !request.routeOptions.config.multipart) throw new Refusal('unsupported-media-type')
}

/**
 * Security headers on everything; a write from another site, or a body that is neither JSON nor an upload, is refused.
 * `guests` are providers whose scripts the page loads; `tls` is how far browsers are bound to TLS.
 */
export function protect(
  app: FastifyInstance,
  origins: Origins,
  { guests = { stripe: false }, tls = 'host' }: { guests?: Guests; tls?: TlsReach | undefined } = {},
): void {
  const strictTransport = onlyOverTls[tls]
  app.decorate('isPublicOverTls', origins.own?.startsWith('https:') ?? false)
  const policy = documentPolicy(origins.own, guests)
  const general = {
    ...everywhere,
    ...(guests.stripe ? forStripe : {}),
    ...(hasGuestScripts(guests) ? { 'content-security-policy-report-only': guestPolicy } : {}),
  }
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(general)
    if (secretScreens.has(request.url.split('?')[0]!)) reply.header('referrer-policy', 'no-referrer')
    const isApi = request.url.startsWith('/api/')
    const isSubresource = subresource.test(request.url)
    // A file that is the same for everybody, and kept on the way, is of no request; an error about one names it.
    if (isSubresource) for (const name of ofPages) reply.removeHeader(name)
    else reply.header('x-request-id', request.id)
    reply.header('content-security-policy', isApi || isSubresource ? answerPolicy : policy)
    if (isApi) reply.headers({ 'cache-control': 'no-store', vary: 'Origin, Sec-Fetch-Site' })
    if (strictTransport !== null && isOverTls(request))
      reply.header('strict-transport-security', strictTransport)
    // An image request carries no origin. Pictures are public, or have a name that cannot be guessed.
    if (origins.clients.size > 0 && (isSubresource || request.url.startsWith('/api/avatars/')))
      reply.header('cross-origin-resource-policy', 'same-site')
    if (isApi && isClient(request, origins) && letIn(request, reply)) return reply.status(204).send()
    if (request.url.length > longestAddress) throw new Refusal('too-large', { status: 414 })
    if (safeMethods.has(request.method) || request.routeOptions.config.takesReports) return
    const source = sourceOf(request, origins)
    if (!request.routeOptions.config.takesForeignForms && source === 'foreign') throw new Refusal('forbidden')
    if (hasBody(request)) refuseForms(request, source)
    // Some clients name the type of a form where they send nothing: nothing has no type.
    else delete request.headers['content-type']
  })
}
