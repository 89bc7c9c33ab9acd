// Fastify with everything that holds for every request, before any route.

import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { getHealth, getReady } from '#contract/site/health.ts'
import type { TlsReach } from '#server/platform/http/policy/headers.ts'
import { addressKey } from '#server/platform/http/limits/address-key.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { protect } from '#server/platform/http/security/security.ts'
import { limitBodyTime } from './body-time.ts'
import { limitCaching } from './caching.ts'
import { refuseTwoHosts } from './host-header.ts'
import { answerBadAddress, answerBadRequest, answerErrors } from './errors.ts'
import { warnOfUntrustedProxy } from './forwarded.ts'
import { logRequests } from './log-requests.ts'
import { loggedError } from './logged-error.ts'
import { packPublic } from './pack.ts'
import { requestIds } from './request-id.ts'
import { spelled } from './spelling.ts'

export type LogOptions = {
  /** One line a request. */
  requests: boolean
  /** Where lines go, instead of the standard output. */
  stream?: { write(line: string): void }
}

/** Health checks are never limited: behind a proxy everybody may share one address. */
const watched = new Set([getHealth.path, getReady.path])

export type AppOptions = {
  log?: boolean | LogOptions
  /** The public origin, and other origins whose pages may call with a session. */
  origin?: string
  clients?: readonly string[]
  trustedHops?: number
  /** Whose scripts the pages may load. */
  gateways?: { stripe?: object }
  mapStyle?: string
  recaptcha?: { script: string }
  /** How far browsers are told to come over TLS alone; this host unless it is said. */
  tls?: TlsReach
  isDraining?: () => boolean
  /** Of calls from one address. */
  reads: Limiter
}

/** The application without routes. */
export async function createApp({
  log,
  origin,
  clients,
  trustedHops = 0,
  gateways,
  mapStyle,
  recaptcha,
  tls,
  isDraining,
  reads,
}: AppOptions): Promise<FastifyInstance> {
  const logs = typeof log === 'object' ? log : { requests: false }
  const app = Fastify({
    logger: log
      ? {
          level: logs.requests ? 'info' : 'warn',
          serializers: { req: (request) => ({ method: request.method }), err: loggedError },
          ...(logs.stream && { stream: logs.stream }),
        }
      : false,
    // Fastify's own lines name addresses of people.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * 1024,
    // Long enough that the contract's own schema is what refuses a parameter.
    routerOptions: { maxParamLength: 10_000 },
    rewriteUrl: ({ url = '/' }) => spelled(url),
    genReqId: requestIds(trustedHops),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
    // Of a whole request: the largest upload on a slow phone takes minutes. One without progress ends sooner (read-upload.ts),
    // and so does every other body (body-time.ts).
    requestTimeout: 300_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    // What has come in is answered, also while the server closes.
    return503OnClosing: false,
    trustProxy: (_address: string, hop: number) => hop < trustedHops,
  })
  await app.register(cookie)
  await app.register(multipart)
  // The next request uses another connection, which the balancer sends elsewhere.
  if (isDraining)
    app.addHook('onSend', async (_request, reply) => {
      if (isDraining()) reply.header('connection', 'close')
    })
  if (logs.requests) logRequests(app)
  answerErrors(app)
  limitBodyTime(app)
  const origins = { own: origin && new URL(origin).origin, clients: new Set(clients) }
  const guests = {
    stripe: gateways?.stripe !== undefined,
    ...(mapStyle ? { mapStyle } : {}),
    ...(recaptcha ? { recaptcha: recaptcha.script } : {}),
  }
  protect(app, origins, { guests, tls })
  limitCaching(app)
  packPublic(app)
  warnOfUntrustedProxy(app, trustedHops)
  refuseTwoHosts(app)
  app.addHook('onRequest', async ({ url, ip }) => {
    if (url.startsWith('/api/') && !watched.has(url)) await reads.take(addressKey(ip))
  })
  return app
}
