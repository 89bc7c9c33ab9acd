// One line a request: its id, what was asked by the pattern of its route, what was answered, and how long it took.

import type { FastifyInstance } from 'fastify'
import { routeOf } from './route-of.ts'

/** Monitors call these every few seconds; only a failure is logged. */
const watched = new Set(['/api/health', '/api/ready'])

export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = routeOf(request)
    const { statusCode: status } = reply
    if (watched.has(route) && status < 400) return
    request.log.info({ method: request.method, route, status, ms: Math.round(reply.elapsedTime) }, 'request')
  })
}
