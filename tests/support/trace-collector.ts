// What OpenTelemetry's exporter sends to, and everything that it was sent.

import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'

export async function traceCollector() {
  let text = ''
  const server = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received: () => text,
    close: () => server.close(),
  }
}
