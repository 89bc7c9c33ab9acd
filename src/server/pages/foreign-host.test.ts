// Without a public origin: what a caller writes into Host gets into no document, which others would be shown.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wouri-host-'))
  mkdirSync(join(folder, '.vite'))
  const manifest = { 'index.html': { file: 'assets/app-12345678.js', isEntry: true } }
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, 'document.js'), '')
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head><!--site-head--><!--/site-head--></head><body><div id="root"><!--shell--><!--/shell--></div></body></html>',
  )
  const render = async () => ({
    title: 'A page',
    description: 'About it',
    body: '<main></main>',
    state: '{}',
    screen: { route: null, blocks: [], catalogs: [] },
    questions: [{ question: 'Where?', answer: 'Here.' }],
    hasCars: false,
  })
  server = await startServer({}, { appFolder: folder, renderPage: render, trustedHops: 1 })
})
afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
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
