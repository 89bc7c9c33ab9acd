// node:http and nothing else: what is put under a path is what it answers there.

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const answers = new Map<string, Buffer>()
const server = createServer((request, response) => {
  const { method, url = '' } = request
  if (method === 'GET') {
    const body = answers.get(url) ?? Buffer.alloc(0)
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
    })
    response.end(body)
    return
  }
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', () => {
    answers.set(url, Buffer.concat(chunks))
    response.writeHead(204, { 'content-length': 0 }).end()
  })
})
// Kept while the bench does something else.
server.keepAliveTimeout = 0
server.listen(0, '127.0.0.1', () => {
  console.log(`Bare node:http is ready at http://127.0.0.1:${(server.address() as AddressInfo).port}`)
})
process.on('SIGTERM', () => process.exit(0))
