import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const read = (url: string, accepted?: string) =>
  server.visitor()('GET', url, { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } })

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, br;q=0', 'gzip', gunzipSync],
  ['GZIP;q=0.5', 'gzip', gunzipSync],
])('the places travel packed for a browser that takes %j', async (accepted, encoding, unpack) => {
  const packed = await read('/api/locations', accepted)
  expect(packed.headers).toMatchObject({
    'content-encoding': encoding,
    vary: 'Origin, Sec-Fetch-Site, Accept-Encoding',
  })
  expect(Number(packed.headers['content-length'])).toBe(packed.rawPayload.length)
  const plain = await read('/api/locations')
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
  expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual(plain.json())
})

test.each([undefined, 'identity', 'zstd'])(
  'a client that takes %j gets them as they are, and caches keep the two apart',
  async (accepted) => {
    const { headers } = await read('/api/locations', accepted)
    expect(headers).not.toHaveProperty('content-encoding')
    expect(headers).toMatchObject({ vary: 'Origin, Sec-Fetch-Site, Accept-Encoding' })
  },
)

test('who has the places already is told so, however they travelled', async () => {
  const { headers } = await read('/api/locations', 'br')
  const etag = String(headers['etag'])
  const again = (known: string) =>
    server.visitor()('GET', '/api/locations', {
      headers: { 'if-none-match': known, 'accept-encoding': 'gzip' },
    })
  const same = await again(`W/"another", ${etag}`)
  expect([same.statusCode, same.rawPayload.length]).toEqual([304, 0])
  expect(same.headers).toMatchObject({
    etag,
    'cache-control': headers['cache-control'],
    vary: headers['vary'],
  })
  expect((await again('W/"another"')).statusCode).toBe(200)
})

test('an answer that must not be cached is never compressed, however long', async () => {
  const cars = await read('/api/openapi.json', 'br')
  expect(cars.headers).not.toHaveProperty('content-encoding')
})
