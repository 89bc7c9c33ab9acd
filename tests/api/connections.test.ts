// What comes in below HTTP: too long, too slow, or no HTTP at all.

import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let port: number
beforeAll(async () => {
  server = await startServer(noLimits)
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  port = (server.app.server.address() as { port: number }).port
})
afterAll(() => server.close())

/** Sends raw text to the listening server; returns what came back until it closed the connection. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('close', () => resolve(answer))
    socket.on('error', (error: Error & { code?: string }) =>
      error.code === 'ECONNRESET' ? resolve(answer) : reject(error),
    )
  })
}

describe('malformed HTTP closes the connection', () => {
  const post = 'POST /api/sign-out HTTP/1.1\r\nHost: localhost\r\n'
  const get = (path: string, ...headers: string[]) =>
    [`GET ${path} HTTP/1.1`, 'Host: localhost', ...headers, 'Connection: close', '', ''].join('\r\n')
  test.each([
    ['headers of 32 KB', get('/api/health', `X-Long: ${'x'.repeat(32_000)}`), '431'],
    ['an address of 9 KB', get(`/api/cars?x=${'x'.repeat(9000)}`), '414'],
    ['an address of 16 KB', get(`/api/cars?x=${'x'.repeat(16_500)}`), '431'],
    ['two lengths', `${post}Content-Length: 3\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, '400'],
    ['a length that is none', `${post}Content-Length: -1\r\n\r\n`, '400'],
    ['no HTTP', 'HELO wouri\r\n\r\n', '400'],
  ])('%s', async (_, text, status) => {
    const answer = await raw(text)
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
    expect(answer).toContain('"code":')
    expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(answer).toMatch(/^x-request-id: [\da-f-]{36}\r$/m)
  })

  test('CONNECT is refused', async () => {
    expect(await raw('CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toBe('')
  })

  test('hundreds of clients that never finish their headers do not harm others', async () => {
    const slow = Array.from({ length: 300 }, () => connect(port, '127.0.0.1'))
    for (const socket of slow) socket.write('GET / HTTP/1.1\r\nHost: loc')
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await raw(get('/api/health'))).toMatch(/^HTTP\/1.1 200 /)
    expect(server.app.server.headersTimeout).toBe(10_000)
    // The largest upload at a quarter of a megabit a second.
    expect(server.app.server.requestTimeout).toBe(300_000)
    for (const socket of slow) socket.destroy()
  })
})
