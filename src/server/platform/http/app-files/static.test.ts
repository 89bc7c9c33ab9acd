import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildHeader, buildIdFile } from '#contract/site/build.ts'
import { pages } from '#contract/pages.ts'
import { serveApp, type AppFiles } from './static.ts'

const shell = '<script type="module" src="/assets/index-NOWNOWNO.js"></script>'
let root: string
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'wouri-static-'))
  for (const folder of ['now/assets', 'before/assets']) mkdirSync(join(root, folder), { recursive: true })
  writeFileSync(join(root, 'now/index.html'), shell)
  writeFileSync(join(root, 'now/assets/index-NOWNOWNO.js'), '// now')
  writeFileSync(join(root, 'now/sw.js'), '// the worker')
  writeFileSync(join(root, 'now/retired-worker.js'), '// the worker that goes')
  writeFileSync(join(root, 'now', buildIdFile), '0123456789\n')
  writeFileSync(join(root, 'before/assets/index-BEFOREBE.js'), '// before')
  writeFileSync(join(root, 'before/secret.json'), '{}')
})
afterAll(() => rmSync(root, { recursive: true }))

async function serving(more: AppFiles = {}) {
  const app = Fastify()
  app.get('/api/health', () => ({ ok: true }))
  await serveApp(app, { folder: join(root, 'now'), earlier: join(root, 'before'), ...more })
  return (url: string) => app.inject({ method: 'GET', url })
}

test('a hashed file names what caches keep apart, and nothing that a second request would compare', async () => {
  const { headers } = await (await serving())('/assets/index-NOWNOWNO.js')
  expect(headers).toMatchObject({
    vary: 'Accept-Encoding',
    'content-type': 'application/javascript; charset=utf-8',
  })
  for (const name of ['etag', 'last-modified', 'accept-ranges']) expect(headers).not.toHaveProperty(name)
  expect((await (await serving())('/sw.js')).headers).toHaveProperty('etag')
})

test('a file of an earlier build is served for ever; one that never was is missing', async () => {
  const get = await serving()
  const found = await get('/assets/index-BEFOREBE.js')
  expect([found.statusCode, found.body]).toEqual([200, '// before'])
  expect(found.headers['cache-control']).toContain('immutable')
  expect((await get('/assets/index-NEVERWAS.js')).statusCode).toBe(404)
})

test.each(['/secret.json', '/assets/../secret.json', '/assets/..%2Fsecret.json'])(
  'of earlier builds only hashed files are served, not %s',
  async (url) => {
    const answer = await (await serving())(url)
    expect(answer.body).not.toContain('{}')
    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  },
)

test('every answer of the API names the served build', async () => {
  const get = await serving()
  expect((await get('/api/health')).headers[buildHeader]).toBe('0123456789')
  expect((await get('/')).headers).not.toHaveProperty(buildHeader)
})

test('a worker that is to go is answered by one that goes', async () => {
  expect((await (await serving())('/sw.js')).body).toBe('// the worker')
  const { body, headers } = await (await serving({ retireWorker: true }))('/sw.js')
  expect(body).toBe('// the worker that goes')
  expect(headers['content-type']).toMatch(/javascript/)
  expect(headers['cache-control']).toBe('no-cache')
})

test.each([
  ...pages.map((page) => page.replace(/\$\w+/, 'some-id').replace('/$', '')),
  '/staff/manage/bank',
  '/staff/manage/people/amina-ngassa',
])('the screen at %s opens with the shell', async (url) => {
  const answer = await (await serving())(url)
  expect([answer.statusCode, answer.body]).toEqual([200, shell])
})

test.each([
  ['/about/', '/about'],
  ['/About', '/about'],
  ['/FAQ///?l=fr&x=%2F', '/faq?l=fr&x=%2F'],
  ['/Checkout-Session/AbC/', '/checkout-session/AbC'],
  ['/Staff/Manage/', '/staff/manage'],
  ['/staff/manage/people/AbC/', '/staff/manage/people/AbC'],
])('%s leads to %s', async (url, location) => {
  const answer = await (await serving())(url)
  expect([answer.statusCode, answer.headers.location]).toEqual([308, location])
})

test.each(['/abouts/', '/About/us', '//about/', '/checkout-session/a/b', '/API/Health'])(
  '%s is no screen and leads nowhere',
  async (url) => {
    const answer = await (await serving())(url)
    expect([answer.statusCode, answer.headers.location]).toEqual([404, undefined])
  },
)
