// The prefix of staff: who has no right is refused before anything else is read.

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { hasRight, type StaffRight } from '#domain/people/staff-rights.ts'
import type { Limiter } from '#server/platform/http/limits/limits.ts'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Viewer } from '#server/platform/http/serve.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What staff need to call the route. */
    right?: StaffRight
  }
}

const prefix = '/api/staff/'

export type StaffLimits = { reads: Limiter; acts: Limiter; exports: Limiter }

type ViewerOf = (request: FastifyRequest, reply: FastifyReply) => Promise<Viewer>

/**
 * Guards every route that is added afterwards. A route under the prefix that names no right keeps the app from starting, and
 * so does a right elsewhere. Refuses with `signed-out` or `forbidden`, from the request's line and cookies alone, and with
 * `too-many-requests` when one person asks too often.
 */
export function guardStaff(app: FastifyInstance, viewerOf: ViewerOf, limits: StaffLimits): void {
  const limitOf = ({ method, routeOptions }: FastifyRequest): Limiter => {
    if (routeOptions.url?.endsWith('.csv')) return limits.exports
    return method === 'GET' || method === 'HEAD' ? limits.reads : limits.acts
  }
  app.addHook('onRoute', ({ url, config }) => {
    if (url.startsWith(prefix) !== (config?.right !== undefined))
      throw new Error(`${url}: a route has a right of staff when it stands under ${prefix}, and only there`)
  })
  app.addHook('onRequest', async (request, reply) => {
    const { right } = request.routeOptions.config
    if (right === undefined) return
    const { person } = await viewerOf(request, reply)
    if (!person) throw new Refusal('signed-out')
    if (!hasRight(person, right)) throw new Refusal('forbidden')
    await limitOf(request).take(person.id)
  })
}

/** Reads the caller once a request, however often it is needed. */
export function oncePerRequest(viewerOf: ViewerOf): ViewerOf {
  const read = new WeakMap<FastifyRequest, Promise<Viewer>>()
  return (request, reply) => {
    const viewer = read.get(request) ?? viewerOf(request, reply)
    read.set(request, viewer)
    return viewer
  }
}
