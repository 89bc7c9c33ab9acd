import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => server.close())

async function statusOf(...headers: string[]): Promise<string> {
  const socket = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(['GET /api/health HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return bytes.toString().split(' ')[1]!
}

test('one host is served by the site, two are refused, however they are written', async () => {
  expect(await statusOf('Host: localhost')).toBe('200')
  expect(await statusOf('Host: localhost', 'Host: localhost')).toBe('400')
  expect(await statusOf('Host: localhost', 'hOST: evil.example')).toBe('400')
})
