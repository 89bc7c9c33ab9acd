import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '#tests/support/server.ts'
import { limitBodyTime } from './body-time.ts'

const app = Fastify()
let handled = 0
beforeAll(async () => {
  limitBodyTime(app, 300)
  const handle = async () => {
    handled += 1
    return {}
  }
  app.post('/act', handle)
  app.post('/upload', { config: { multipart: true } }, handle)
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

function begin(length: number, path = '/act', { server }: Pick<FastifyInstance, 'server'> = app) {
  const { port } = server.address() as AddressInfo
  const headers = { 'content-type': 'application/json', 'content-length': length }
  const sent = request({ port, method: 'POST', path, headers })
  sent.on('error', () => undefined)
  return sent
}

test('a body that goes on coming too long is answered 408, and nothing is done', async () => {
  const sent = begin(1000)
  sent.write('{')
  const drip = setInterval(() => sent.write(' '), 50)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  clearInterval(drip)
  response.resume()
  expect([response.statusCode, response.headers.connection]).toEqual([408, 'close'])
  sent.destroy()
  await wait(50)
  expect(handled).toBe(0)
})

test('one that comes in time is handled', async () => {
  const sent = begin(2)
  sent.write('{')
  await wait(50)
  sent.end('}')
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  expect([response.statusCode, handled]).toEqual([200, 1])
})

test('an upload has its own time', async () => {
  const sent = begin(2, '/upload')
  sent.write('{')
  await wait(500)
  sent.end('}')
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  expect([response.statusCode, handled]).toEqual([200, 2])
})

test('the site gives the body of an act twenty seconds', { tags: 'all', timeout: 60_000 }, async () => {
  const site = await startServer()
  await site.app.listen({ port: 0, host: '127.0.0.1' })
  const sent = begin(1000, '/api/sign-in/frontend', site.app)
  sent.write('{')
  const begun = Date.now()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  expect([response.statusCode, Math.round((Date.now() - begun) / 5000)]).toEqual([408, 4])
  sent.destroy()
  await site.close()
})
