// A proxy in front that is not believed: then all visitors share its address, and with it one allowance in every limit.

import type { FastifyInstance } from 'fastify'

const proxyHeaders = ['x-forwarded-for', 'forwarded', 'x-real-ip']

/** Says so once in the log, where `trustedHops` is 0 and a request was forwarded. */
export function warnOfUntrustedProxy(app: FastifyInstance, trustedHops: number): void {
  if (trustedHops > 0) return
  let isLogged = false
  app.addHook('onRequest', async ({ headers }) => {
    if (isLogged || !proxyHeaders.some((name) => headers[name] !== undefined)) return
    isLogged = true
    app.log.warn(
      'A proxy forwards requests and TRUSTED_HOPS is 0: all visitors share its address in every limit. Set TRUSTED_HOPS to the number of proxies in front.',
    )
  })
}
