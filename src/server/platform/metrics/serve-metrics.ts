// `/metrics` for Prometheus: on a port of its own, or beside the product for who has the token. Nowhere unless asked for.

import { createHash, timingSafeEqual } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { Refusal } from '#server/platform/http/refusal.ts'
import type { Metrics } from './metrics.ts'

type Reading = { metrics: Metrics; refresh: () => Promise<void> }

const digest = (text: string) => createHash('sha256').update(text).digest()

function isAllowed(authorization: string | undefined, token: string | undefined): boolean {
  return token === undefined || timingSafeEqual(digest(authorization ?? ''), digest(`Bearer ${token}`))
}

async function read({ metrics, refresh }: Reading): Promise<string> {
  await refresh()
  return metrics.registry.metrics()
}

/** Serves it on the product's own port; without the token there is no such page. */
export function serveMetricsBeside(app: FastifyInstance, reading: Reading, token: string): void {
  app.get('/metrics', async ({ headers }, reply) => {
    if (!isAllowed(headers.authorization, token)) throw new Refusal('not-found')
    return reply
      .header('cache-control', 'no-store')
      .type(reading.metrics.registry.contentType)
      .send(await read(reading))
  })
}

/** Listens on a port of its own, which no proxy should publish. Throws when the port is taken. */
export async function listenForMetrics(
  reading: Reading,
  { port, host, token }: { port: number; host: string; token?: string | undefined },
): Promise<Server> {
  const server = createServer((request, response) => {
    const isOurs = request.method === 'GET' && request.url === '/metrics'
    if (!isOurs || !isAllowed(request.headers.authorization, token)) {
      response.writeHead(404).end()
      return
    }
    read(reading).then(
      (text) => response.writeHead(200, { 'content-type': reading.metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    server.listen(port, host, done)
  })
  return server.unref()
}
