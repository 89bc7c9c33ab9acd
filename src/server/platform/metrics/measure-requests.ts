// Measures every request by the pattern of its route.

import type { FastifyInstance } from 'fastify'
import { routeOf } from '#server/platform/http/setup/route-of.ts'
import type { Metrics } from './metrics.ts'

export function measureRequests(app: FastifyInstance, { requests, inFlight }: Metrics): void {
  app.addHook('onRequest', async (_request, reply) => {
    inFlight.inc()
    // Also when the caller has disconnected.
    reply.raw.once('close', () => inFlight.dec())
  })
  app.addHook('onResponse', async (request, reply) => {
    requests.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })
}
