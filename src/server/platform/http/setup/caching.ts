// What may be kept of an answer, where its route does not say it or says too much.

import type { FastifyInstance } from 'fastify'

/**
 * An answer of which nothing is said is kept by nobody: whoever adds a route must say so for it to be public. One that sets a
 * cookie is its reader's alone, whatever its route said: a session that is renewed on the way would be handed to others.
 */
export function limitCaching(app: FastifyInstance): void {
  app.addHook('onSend', async (_request, reply) => {
    const said = reply.getHeader('cache-control')
    if (said === undefined) reply.header('cache-control', 'no-store')
    else if (reply.getHeader('set-cookie') !== undefined)
      reply.header('cache-control', String(said).replace(/\bpublic\b/, 'private'))
  })
}
