// Public pages travel as bytes that all their readers share.

import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prerenderedPages } from '#contract/pages.ts'
import { languages } from '#domain/language.ts'
import { makeBareBuild } from '#tests/support/bare-build.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

// Long enough to be packed.
const build = makeBareBuild('<main>Bonjour</main>'.repeat(100))
let server: TestServer
beforeAll(async () => {
  server = await startServer({ reads: { points: 5, seconds: 60 } }, build.ports)
})
afterAll(async () => {
  await server.close()
  build.remove()
})

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ url, headers: { host: 'localhost', ...headers } })

test.each(languages.flatMap((language) => prerenderedPages.map((path) => `${path}?l=${language}`)))(
  '%s travels in either encoding or as it is, and is not sent twice',
  async (url) => {
    const plain = await get(url)
    expect(plain.headers['content-encoding']).toBeUndefined()
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const packed = await get(url, { 'accept-encoding': encoding })
      expect(packed.headers).toMatchObject({
        'content-encoding': encoding,
        'content-type': 'text/html; charset=utf-8',
        'content-length': String(packed.rawPayload.length),
        etag: plain.headers['etag'],
        vary: expect.stringContaining('Accept-Encoding') as string,
      })
      expect(unpack(packed.rawPayload).toString()).toBe(plain.body)
    }
    const known = { 'if-none-match': `"another", ${String(plain.headers['etag'])}`, 'accept-encoding': 'br' }
    const again = await get(url, known)
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
  },
)

test('the form of the search reads nothing for one address alone, and so has no limit', async () => {
  const statuses: number[] = []
  for (let count = 0; count < 10; count += 1) statuses.push((await get('/search?l=fr')).statusCode)
  expect(new Set(statuses)).toEqual(new Set([200]))
})

test('a page that is none is a 404 whatever the browser has of it', async () => {
  const page = await get('/nope')
  const again = await get('/nope', { 'if-none-match': String(page.headers['etag']) })
  expect([again.statusCode, again.body]).toEqual([404, page.body])
})
