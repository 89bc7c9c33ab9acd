// Under which origin this site is known. What a caller says in Host never gets into a link: it would be kept and shown to
// others, and search engines would believe it.

import type { FastifyRequest } from 'fastify'

/**
 * Takes the configured origin; returns a function from a request to its origin, without a trailing slash. Without a
 * configured origin the site is known on this machine alone, under the port of the request.
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
