// What protects every answer, and the one check that a write comes from our own page.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadHeader, uploadHeaderValue } from '#contract/upload.ts'
import { Refusal } from './refusal.ts'

export const documentPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "frame-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

const apiPolicy = "default-src 'none'; frame-ancestors 'none'"

const everywhere: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy':
    'accelerometer=(), autoplay=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), serial=(), usb=(), xr-spatial-tracking=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'x-frame-options': 'DENY',
}

/** Screens whose address holds a secret until the app has taken it out: no request may tell where it came from. */
const secretScreens = new Set(['/activate', '/reset-password'])

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** True when a browser says that the request comes from another site. No browser headers at all: not a browser. */
function isForeign(request: FastifyRequest, origin: string | undefined): boolean {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site !== 'same-origin'
  const from = request.headers.origin
  if (from === undefined) return false
  return from !== (origin ?? `${request.protocol}://${request.headers.host}`)
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes a form from anywhere: what it does needs no session, only a secret in its address. */
    takesForms?: boolean
  }
}

function hasBody({ headers }: FastifyRequest): boolean {
  const length = headers['content-length']
  return (length !== undefined && length !== '0') || headers['transfer-encoding'] !== undefined
}

/** What a form of another site could send is refused: only JSON, and an upload with a header that no form can set. */
function refuseForms(request: FastifyRequest): void {
  const type = request.headers['content-type'] ?? ''
  if (type.startsWith('application/json') || request.routeOptions.config.takesForms) return
  const isUpload = type.startsWith('multipart/form-data')
  if (isUpload && request.headers[uploadHeader] !== uploadHeaderValue) throw new Refusal('forbidden')
  if (!isUpload || !request.routeOptions.config.multipart) throw new Refusal('unsupported-media-type')
}

/** Security headers on everything; a write from another site, or a body that is neither JSON nor an upload, is refused. */
export function protect(app: FastifyInstance, origin: string | undefined): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(everywhere)
    if (secretScreens.has(request.url.split('?')[0]!)) reply.header('referrer-policy', 'no-referrer')
    reply.header('x-request-id', request.id)
    const isApi = request.url.startsWith('/api/')
    reply.header('content-security-policy', isApi ? apiPolicy : documentPolicy)
    if (isApi) reply.header('cache-control', 'no-store')
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=63072000; includeSubDomains')
    if (safeMethods.has(request.method)) return
    if (isForeign(request, origin)) throw new Refusal('forbidden')
    if (hasBody(request)) refuseForms(request)
  })
}
