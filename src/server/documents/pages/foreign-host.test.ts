// Without a public origin: what a caller writes into Host gets into no document, which others would be shown.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeBareBuild } from '#tests/support/bare-build.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

const build = makeBareBuild()
let server: TestServer
beforeAll(async () => {
  server = await startServer({}, { ...build.ports, trustedHops: 1 })
})
afterAll(async () => {
  await server.close()
  build.remove()
})

const foreign = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }

test.each(['/', '/faq', '/about', '/locations', '/search', '/nope', '/robots.txt', '/sitemap.xml'])(
  '%s',
  async (url) => {
    const response = await server.app.inject({ url, headers: foreign })
    expect(response.body).toContain('http://localhost/')
    expect(JSON.stringify(response.headers) + response.body).not.toContain('evil')
  },
)

test('a page names itself by the address of this machine', async () => {
  const { body } = await server.app.inject({ url: '/about', headers: foreign })
  expect(body).toContain('<link rel="canonical" href="http://localhost/about"')
  expect(body).toMatch(/application\/ld\+json[^]*"http:\/\/localhost\//)
})
