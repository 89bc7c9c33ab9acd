import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { defaultPeriod } from '#domain/rental/period.ts'
import { smallestPacked } from '#server/platform/http/encodings.ts'
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

test('cars of a search travel packed to a visitor and to a driver, though nobody may keep them', async () => {
  const trip = new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(server.clock.now) })
  const url = `/api/cars?${trip}`
  for (const ask of [server.visitor(), await server.as('driver@wouri.example')]) {
    const packed = await ask('GET', url, { headers: { 'accept-encoding': 'br' } })
    expect(packed.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-store',
      vary: 'Origin, Sec-Fetch-Site, Accept-Encoding',
    })
    const plain = await ask('GET', url)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3)
    expect(JSON.parse(brotliDecompressSync(packed.rawPayload).toString())).toEqual(plain.json())
  }
})

test.each([
  ['driver@wouri.example', '/api/bookings'],
  ['admin@wouri.example', '/api/staff/today'],
])('what %s reads at %s is never packed: its length would tell of it', async (email, url) => {
  const ask = await server.as(email)
  const { headers, rawPayload } = await ask('GET', url, { headers: { 'accept-encoding': 'gzip, br' } })
  expect(rawPayload.length).toBeGreaterThan(smallestPacked)
  expect(headers).not.toHaveProperty('content-encoding')
})

test('an answer that must not be cached is never compressed where nobody said that it may be, however long', async () => {
  const cars = await read('/api/openapi.json', 'br')
  expect(cars.headers).not.toHaveProperty('content-encoding')
})
