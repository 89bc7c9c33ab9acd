// A request with two Host headers: a proxy in front may believe the one and we the other.

import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'

/** Answers 400 to it. Node keeps the first of two and says nothing. */
export function refuseTwoHosts(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw: { rawHeaders } }) => {
    const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host')
    if (hosts.length > 1) throw new Refusal('invalid-input')
  })
}
