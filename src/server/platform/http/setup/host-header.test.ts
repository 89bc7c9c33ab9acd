import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerErrors } from './errors.ts'
import { refuseTwoHosts } from './host-header.ts'

const app = Fastify()
beforeAll(async () => {
  answerErrors(app)
  refuseTwoHosts(app)
  app.get('/', async () => ({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

async function statusOf(...headers: string[]): Promise<string> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.end(['GET / HTTP/1.1', ...headers, 'Connection: close', '', ''].join('\r\n'))
  const [bytes] = (await once(socket, 'data')) as [Buffer]
  socket.destroy()
  return bytes.toString().split(' ')[1]!
}

test('one host is served, two are refused, however they are written', async () => {
  expect(await statusOf('Host: wouri.example')).toBe('200')
  expect(await statusOf('Host: wouri.example', 'Host: wouri.example')).toBe('400')
  expect(await statusOf('Host: wouri.example', 'hOST: evil.example')).toBe('400')
})
