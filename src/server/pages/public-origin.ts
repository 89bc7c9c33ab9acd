// Under which origin this site is known to whoever asks.

import type { FastifyRequest } from 'fastify'

/**
 * Takes the configured origin; gives what tells the origin of a request, without a slash at its end. Where none is
 * configured it is the host that was asked for, as the trusted proxy tells it; what is no host becomes this machine.
 */
export function publicOrigin(configured: string | undefined): (request: FastifyRequest) => string {
  if (configured !== undefined) {
    const { origin } = new URL(configured)
    return () => origin
  }
  return ({ protocol, host }) => {
    const url = /^[\w.:[\]-]+$/.test(host) ? URL.parse(`${protocol}://${host}`) : null
    return url === null ? 'http://localhost' : url.origin
  }
}
