// A span of every request, by the pattern of its route.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { routeOf } from '#server/platform/http/setup/route-of.ts'
import type { TracedRequest, Traces } from './tracing.ts'

export function traceRequests(app: FastifyInstance, traces: Traces, trustedHops: number): void {
  const traced = new WeakMap<FastifyRequest, TracedRequest>()
  app.addHook('onRequest', (request, reply, done) => {
    const span = traces.begin(request.headers, trustedHops > 0)
    traced.set(request, span)
    // Also when the caller has disconnected.
    reply.raw.once('close', () =>
      span.end({ method: request.method, route: routeOf(request), status: reply.statusCode }),
    )
    span.within(done)
  })
  // A body comes in by events of its own, outside of what was begun above.
  app.addHook('preValidation', (request, _reply, done) => traced.get(request)!.within(done))
}
