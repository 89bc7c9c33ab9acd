// Fastify with everything that holds for every request, before any route.

import cookie from '@fastify/cookie'
import multipart from '@fastify/multipart'
import Fastify, { LogController, type FastifyInstance } from 'fastify'
import { addressKey } from '../limits/address-key.ts'
import type { Limiter } from '../limits/limits.ts'
import { protect } from '../security/security.ts'
import { answerBadAddress, answerBadRequest, answerErrors } from './errors.ts'
import { warnOfUntrustedProxy } from './forwarded.ts'
import { loggedError } from './logged-error.ts'
import { packPublic } from './pack.ts'
import { requestIds } from './request-id.ts'
import { spelled } from './spelling.ts'

export type AppOptions = {
  log?: boolean
  /** The public origin, and other origins whose pages may call with a session. */
  origin?: string
  clients?: readonly string[]
  trustedHops?: number
  /** Whose scripts the pages may load. */
  gateways?: { stripe?: object }
  mapStyle?: string
  recaptcha?: { script: string }
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
  reads,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log
      ? { level: 'warn', serializers: { req: (request) => ({ method: request.method }), err: loggedError } }
      : false,
    // No line a request: addresses of people do not belong in a log.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 100 * 1024,
    // Long enough that the contract's own schema is what refuses a parameter.
    routerOptions: { maxParamLength: 10_000 },
    rewriteUrl: ({ url = '/' }) => spelled(url),
    genReqId: requestIds(trustedHops),
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerBadRequest,
    requestTimeout: 30_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    trustProxy: (_address: string, hop: number) => hop < trustedHops,
  })
  await app.register(cookie)
  await app.register(multipart)
  answerErrors(app)
  const origins = { own: origin && new URL(origin).origin, clients: new Set(clients) }
  protect(app, origins, {
    stripe: gateways?.stripe !== undefined,
    ...(mapStyle ? { mapStyle } : {}),
    ...(recaptcha ? { recaptcha: recaptcha.script } : {}),
  })
  packPublic(app)
  warnOfUntrustedProxy(app, trustedHops)
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) await reads.take(addressKey(request.ip))
  })
  return app
}
