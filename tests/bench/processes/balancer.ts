// One address before several processes, as a balancer of a provider gives it: requests go round those that take connections.

import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export type Balancer = {
  url: string
  /** Whom it sends requests to, by port; one that takes no connection is passed over. */
  ports: Set<number>
  close: () => Promise<void>
}

async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

/** Starts it on a free port. A request that reached nobody is answered 503 with a time to come back. */
export async function startBalancer(): Promise<Balancer> {
  const ports = new Set<number>()
  let turn = 0

  function ask(port: number, incoming: IncomingMessage, body: Buffer): Promise<IncomingMessage> {
    const { method = 'GET', url = '/', headers } = incoming
    const from = headers['x-forwarded-for'] ?? '127.0.0.1'
    return new Promise((answered, failed) => {
      const outgoing = request({
        host: '127.0.0.1',
        port,
        method,
        path: url,
        headers: { ...headers, 'x-forwarded-for': from },
        agent: false,
      })
      outgoing.once('response', answered)
      outgoing.once('error', failed)
      outgoing.end(body)
    })
  }

  async function forward(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await bodyOf(incoming)
    const list = [...ports]
    turn += 1
    for (let step = 0; step < list.length; step++) {
      try {
        const response = await ask(list[(turn + step) % list.length]!, incoming, body)
        const bytes = await bodyOf(response)
        answer.writeHead(response.statusCode!, response.headers)
        answer.end(bytes)
        return
      } catch (error) {
        // A process that accepted the connection may have done the work: only a refused one is tried elsewhere.
        if ((error as NodeJS.ErrnoException).code !== 'ECONNREFUSED') break
      }
    }
    answer.writeHead(503, { 'retry-after': '1' })
    answer.end()
  }

  const server = createServer((incoming, answer) => {
    forward(incoming, answer).catch(() => answer.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ports,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
