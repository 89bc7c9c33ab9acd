// Binds a contract endpoint to what it does: parse, allow, act, answer.

import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoint.ts'
import { failures, type Failure } from '#domain/failure.ts'
import { maximumUploadBytes } from '#contract/upload.ts'
import type { Instant } from '#domain/rental/period.ts'
import type { Person } from '#domain/people/role.ts'
import { Refusal } from './refusal.ts'
import { sendShared } from './shared-bytes.ts'
import { SharedJson } from './shared-json.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route takes an upload. */
    multipart?: boolean
  }
}

/** Who is asking: a signed-in person, a device that booked as a guest, both, or neither. */
export type Viewer = {
  person: Person | null
  guestKey: Buffer | null
  /** Of the payment link that was opened on this device. */
  payLink?: Buffer | null
  /** The id of the session, where somebody is signed in. */
  session?: string
}

export type Call<E> = {
  params: ParamsOf<E>
  query: QueryOf<E>
  body: BodyOf<E>
  viewer: Viewer
  now: Instant
  request: FastifyRequest
  reply: FastifyReply
}

/** An answer with another status than 200, or without a body. */
export class Answer<T> {
  readonly status: number
  readonly body: T | undefined
  constructor(status: number, body?: T) {
    this.status = status
    this.body = body
  }
}

type Handler<E> = (
  call: Call<E>,
) => Promise<ResponseOf<E> | Answer<ResponseOf<E>> | SharedJson | Buffer | Readable>

export type Serve = <E extends Endpoint>(endpoint: E, handler: Handler<E>) => void

function codeOf(message: string): Failure {
  return failures.includes(message as Failure) ? (message as Failure) : 'invalid-input'
}

function parse(schema: v.GenericSchema | undefined, value: unknown): unknown {
  if (!schema) return undefined
  const result = v.safeParse(schema, value ?? {})
  if (result.success) return result.output
  const fields: Record<string, Failure> = {}
  for (const issue of result.issues) {
    const path = v.getDotPath(issue)
    // A missing key is `required`, whatever the key's own schema would have said.
    if (path) fields[path] ??= issue.received === 'undefined' ? 'required' : codeOf(issue.message)
  }
  throw new Refusal('invalid-input', { fields })
}

/** What surrounds the file in a form is small. */
const formBytes = 64 * 1024

/** Refuses by the declared length, before a byte of the body is read. */
function refuseTooLarge(request: FastifyRequest): void {
  const length = Number(request.headers['content-length'] ?? 0)
  if (length > maximumUploadBytes + formBytes) throw new Refusal('file-too-large')
}

/**
 * Returns the function that serves endpoints on an app. `viewerOf` reads who asks; `now` is the server's clock.
 * An endpoint for people signed in accepts a guest's device too: ownership decides what it may see.
 */
export function serveOn(
  app: FastifyInstance,
  viewerOf: (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer>,
  now: () => Instant,
): Serve {
  return (endpoint, handler) => {
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      config: {
        ...(endpoint.multipart ? { multipart: true } : {}),
        ...(endpoint.right ? { right: endpoint.right } : {}),
      },
      ...(endpoint.multipart
        ? {
            onRequest: async (request: FastifyRequest) => refuseTooLarge(request),
          }
        : {}),
      handler: async (request, reply) => {
        const viewer = await viewerOf(request, reply)
        const isKnown = viewer.person || viewer.guestKey || (endpoint.byLink && viewer.payLink)
        if (endpoint.access === 'signed-in' && !isKnown) throw new Refusal('signed-out')
        const result = await handler({
          params: parse(endpoint.params, request.params),
          query: parse(endpoint.query, request.query),
          body: parse(endpoint.body, request.body),
          viewer,
          now: now(),
          request,
          reply,
        } as Call<typeof endpoint>)
        if (result instanceof Answer) return reply.status(result.status).send(result.body)
        if (result instanceof SharedJson) return sendShared(request, reply, result)
        // A text alone would leave as text/plain; every answer here is JSON.
        if (typeof result === 'string')
          return reply.type('application/json; charset=utf-8').send(JSON.stringify(result))
        return reply.send(result)
      },
    })
  }
}

/**
 * Lets a browser keep a public answer for a minute: nothing personal goes through here. What answers somebody with a
 * cookie may set one, and so is kept by no cache on the way.
 */
export function cacheable(reply: FastifyReply): void {
  const where = reply.request.headers.cookie === undefined ? 'public' : 'private'
  reply.header('cache-control', `${where}, max-age=60, stale-while-revalidate=600`)
}
