// Turns whatever was thrown into an answer. No stack, SQL or path ever leaves the process.

import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Failure } from '#domain/failure.ts'
import { answerPolicy, everywhere } from '#server/platform/http/policy/headers.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import { routeOf } from './route-of.ts'
import { sampled } from './sample.ts'

const byStatus: Record<number, Failure> = {
  400: 'invalid-input',
  404: 'not-found',
  405: 'method-not-allowed',
  413: 'too-large',
  414: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
}

/**
 * PostgreSQL classes 08 (connection), 53 (resources), 57 (shutdown, time-out); a server that became a standby, and a
 * transaction that idled too long.
 */
const awayCodes = /^(08...|53...|57...|25006|25P03)$/
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
])

/** What the driver says in words alone: a pool without a free place, a connection that broke or gave no answer. */
const awayMessages =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|is not queryable|connection has been discarded|calling end on the pool|driver has already been destroyed/

const asText = (value: unknown) => (typeof value === 'string' ? value : '')

function isDatabaseAway(error: { code?: unknown; message?: unknown }): boolean {
  const code = asText(error.code)
  return awayCodes.test(code) || networkCodes.has(code) || awayMessages.test(asText(error.message))
}

/** A serialisation failure or a deadlock: the same request may succeed at once. */
const isConflict = ({ code }: { code?: unknown }) => code === '40001' || code === '40P01'

function refusalFor(error: FastifyError | Refusal): Refusal {
  if (error instanceof Refusal) return error
  if (isDatabaseAway(error)) return new Refusal('unavailable', { retryAfter: 5 })
  if (isConflict(error)) return new Refusal('unavailable', { retryAfter: 1 })
  const status = error.statusCode ?? 500
  const code = byStatus[status]
  if (code) return new Refusal(code, { status })
  return status < 500 ? new Refusal('invalid-input') : new Refusal('unexpected')
}

/** Milliseconds between two lines about the same failure of the same route. */
const pause = 10_000

/**
 * Installs the error handler. Only what is our fault is logged, with the request's id and without its data: the unexpected
 * with its stack, a refusal (the database is away) by its code. Of many alike one line is written, with their number.
 */
export function answerErrors(app: FastifyInstance): void {
  const sample = sampled(pause)
  const logFailure = (error: Error & { code?: unknown }, { code }: Refusal, request: FastifyRequest) => {
    const problem = [error.name, asText(error.code)].filter(Boolean).join(' ')
    const leftOut = sample(`${routeOf(request)} ${code} ${problem}`, Date.now())
    if (leftOut === null) return
    const about = code === 'unexpected' ? { err: error } : { problem }
    request.log.error({ ...about, route: routeOf(request), ...(leftOut > 0 && { leftOut }) }, code)
  }
  app.setErrorHandler<FastifyError | Refusal>((error, request, reply) => {
    const refusal = refusalFor(error)
    if (refusal.status >= 500) logFailure(error, refusal, request)
    if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
    // What was to be kept of the answer is not kept of its failure.
    return reply.status(refusal.status).header('cache-control', 'no-store').send(refusal.body())
  })
}

/** An address that cannot even be read (`/api/user/%zz`). No hook has run for it, so the headers come from here. */
export function answerBadAddress(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = new Refusal('invalid-input')
  void reply
    .status(refusal.status)
    .headers(everywhere)
    .headers(unstored)
    .header('x-request-id', request.id)
    .send(refusal.body())
}

const unstored = { 'cache-control': 'no-store', 'content-security-policy': answerPolicy }

const lateOrBroken: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** What is not HTTP, too slow, or has headers beyond every measure, is answered before a request exists. */
export function answerBadRequest(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') return
  const status = lateOrBroken[error.code ?? ''] ?? '400 Bad Request'
  const body = JSON.stringify(new Refusal('invalid-input').body())
  const headers = {
    ...unstored,
    'x-content-type-options': 'nosniff',
    'x-request-id': randomUUID(),
    'content-type': 'application/json',
    'content-length': body.length,
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}
