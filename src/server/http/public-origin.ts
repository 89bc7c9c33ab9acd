// Under which origin this site is known. What a caller says in Host never gets into a link: it would be kept and shown to
// others, and search engines would believe it.

import type { FastifyRequest } from 'fastify'

/**
 * Takes the configured origin; gives what tells the origin of a request, without a slash at its end. Where none is
 * configured the site is known on this machine alone, under the port that was asked.
 */
export function publicOrigin(configured: string | undefined): (request: FastifyRequest) => string {
  if (configured !== undefined) {
    const { origin } = new URL(configured)
    return () => origin
  }
  return ({ socket }) =>
    socket.localPort === undefined
      ? 'http://localhost'
      : new URL(`http://localhost:${socket.localPort}`).origin
}
