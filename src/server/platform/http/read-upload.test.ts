import multipart from '@fastify/multipart'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { connect, type AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { form } from '#tests/support/files.ts'
import { readUpload } from './read-upload.ts'

const silence = 300
let app: FastifyInstance
let ended: string[]
beforeAll(async () => {
  app = Fastify()
  await app.register(multipart)
  const handler = async (request: FastifyRequest) => {
    const bytes = await readUpload(request, 'file', silence).finally(() => ended.push('read'))
    // What is made of it may take its time.
    await pause(2 * silence)
    return bytes.length
  }
  app.route({ method: 'POST', url: '/', handler })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => app.close())

const { payload, headers } = form({ field: 'file', bytes: Buffer.alloc(1000), name: 'a.pdf' })

/** Sends the head and then each piece after a pause; returns what came back until the connection was closed. */
async function send(pieces: readonly Buffer[]): Promise<string> {
  ended = []
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const head = Object.entries({ ...headers, 'content-length': payload.length, connection: 'close' })
  socket.write(
    `POST / HTTP/1.1\r\nHost: localhost\r\n${head.map((line) => `${line.join(': ')}\r\n`).join('')}\r\n`,
  )
  let answer = ''
  const closed = new Promise<string>((resolve) => {
    socket.on('data', (chunk: Buffer) => (answer += chunk.toString()))
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(answer))
  })
  for (const piece of pieces) {
    await pause(silence / 3)
    socket.write(piece)
  }
  return closed
}

test('a file may take as long as it wants while something comes in', async () => {
  const size = Math.ceil(payload.length / 8)
  const pieces = Array.from({ length: 8 }, (_, index) => payload.subarray(index * size, (index + 1) * size))
  expect(await send(pieces)).toMatch(/^HTTP\/1.1 200 [^]*1000$/)
})

test('a sender of whom nothing is heard any more is hung up on, and its turn is over', async () => {
  expect(await send([payload.subarray(0, 500)])).not.toContain('200')
  await expect.poll(() => ended).toEqual(['read'])
})
