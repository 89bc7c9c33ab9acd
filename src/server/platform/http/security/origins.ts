// Where a call comes from: a page of ours, one of the clients that are let in from other origins, or somewhere else.

import type { FastifyReply, FastifyRequest } from 'fastify'
import { endpoints } from '#contract/all.ts'
import { uploadHeader } from '#contract/upload.ts'

export type Origins = {
  /** The public one when a proxy is in front; without it the request says where it was sent. */
  own: string | undefined
  /** Those that may call with a session, exactly as browsers write them. */
  clients: ReadonlySet<string>
}

/** `unknown` is what names neither an origin nor a site: no browser of today, or none at all. */
export type Source = 'ours' | 'foreign' | 'unknown'

/** True when a browser says that the request comes from a client that is let in. */
export function isClient({ headers }: FastifyRequest, { clients }: Origins): boolean {
  return headers.origin !== undefined && clients.has(headers.origin)
}

/** Where a request comes from, by the headers of its browser. */
export function sourceOf(request: FastifyRequest, origins: Origins): Source {
  if (isClient(request, origins)) return 'ours'
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' ? 'ours' : 'foreign'
  const from = request.headers.origin
  if (from === undefined) return 'unknown'
  return from === (origins.own ?? `${request.protocol}://${request.headers.host}`) ? 'ours' : 'foreign'
}

const methods = [...new Set(Object.values(endpoints).map(({ method }) => method))].join(', ')
const headers = [
  'content-type',
  uploadHeader,
  ...new Set(Object.values(endpoints).flatMap((endpoint) => endpoint.headers ?? [])),
].join(', ')

/** Two hours, the longest that browsers remember it. */
const remembered = 7200

/** Lets a client read the answer, session and all. True when the request was only the question whether it may. */
export function letIn(request: FastifyRequest, reply: FastifyReply): boolean {
  reply.headers({
    'access-control-allow-origin': request.headers.origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers': 'retry-after, x-request-id',
  })
  if (request.method !== 'OPTIONS' || request.headers['access-control-request-method'] === undefined)
    return false
  reply.headers({
    'access-control-allow-methods': methods,
    'access-control-allow-headers': headers,
    'access-control-max-age': remembered,
  })
  return true
}

/**
 * True when two origins are certainly of different sites, between which browsers carry no session: another scheme, or hosts
 * that do not end alike. Hosts that do may be of two sites still (`a.co.uk` and `b.co.uk`).
 */
export function isOtherSite(one: string, other: string): boolean {
  const [a, b] = [new URL(one), new URL(other)]
  if (a.protocol !== b.protocol) return true
  if (a.hostname === b.hostname) return false
  const end = ({ hostname }: URL) => hostname.split('.').slice(-2).join('.')
  const isAddress = ({ hostname }: URL) => /^[\d.]+$|^\[/.test(hostname)
  return isAddress(a) || isAddress(b) || end(a) !== end(b)
}
