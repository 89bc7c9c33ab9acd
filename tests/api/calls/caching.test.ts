// What may be kept of every answer, and by whom: what a cache on the way gives to others is nobody's own. Every route is asked
// by a visitor, a driver and an admin.

import type { LightMyRequestResponse } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { pages, prerenderedPages } from '#contract/pages.ts'
import { languages } from '#domain/language.ts'
import { day } from '#domain/rental/period.ts'
import { openSession } from '#server/core/accounts/sessions/sessions.ts'
import { makeBareBuild } from '#tests/support/bare-build.ts'
import { addressOf, requestOf } from '#tests/support/call.ts'
import { routesOf } from '#tests/support/routes.ts'
import { isGivenTo, isKept, type Asked } from '#tests/support/shared-cache.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { startWorld } from './world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startWorld()
})
afterAll(() => server.close())

type Method = 'GET' | 'POST' | 'DELETE'
const people = { visitor: null, driver: 'amina-ngassa', admin: 'admin' }

async function askAs(
  { app, db, clock }: TestServer,
  id: string | null,
  {
    method = 'GET',
    url,
    ...options
  }: { method?: Method; url: string; payload?: string | Buffer; headers?: object },
): Promise<Asked> {
  const headers: Record<string, string> = { host: 'localhost', ...options.headers }
  if (id !== null) headers['cookie'] = `sid=${await openSession(db, id, false, clock.now)}`
  return { headers, response: await app.inject({ ...options, method, url, headers }) }
}

const askAll = (of: TestServer, url: string, headers: object = {}) =>
  Promise.all(Object.values(people).map((id) => askAs(of, id, { url, headers })))

/** The answers that a cache would give to somebody who gets another one from the server; those that set a cookie for all. */
function leaksIn(asked: readonly Asked[]): string[] {
  const kept = asked.filter(isKept)
  const cookies = kept.filter(({ response }) => response.headers['set-cookie'] !== undefined)
  const wrong = kept.flatMap((one) =>
    asked.filter((other) => isGivenTo(one, other) && other.response.body !== one.response.body),
  )
  return [...cookies.map(() => 'sets a cookie for all'), ...wrong.map(() => 'is another for another reader')]
}

const saidIn = ({ headers }: LightMyRequestResponse) => String(headers['cache-control'])

/** All that anybody may keep. A call that is not here is its reader's alone, whoever that is and whatever the answer. */
const forEverybody = [
  'getSettings',
  'listLocations',
  'listSuppliers',
  'listSupplierTerms',
  'listCarSizes',
  'getRates',
  'listCarReviews',
  'listSupplierReviews',
  'getConditions',
  'getAvatar',
]
const reading = Object.entries(endpoints).filter(([, { method }]) => method === 'GET')

test.each(reading)('%s', async (name, endpoint) => {
  const asked = await askAll(server, addressOf(endpoint, endpoint.example(server.clock.now)))
  expect(isKept(asked[0]!), saidIn(asked[0]!.response)).toBe(forEverybody.includes(name))
  expect(leaksIn(asked)).toEqual([])
  if (!forEverybody.includes(name))
    for (const { response } of asked) expect(saidIn(response)).toMatch(/^(private, )?no-store$/)
})

test('routes beside the contract say it too', async () => {
  const inContract = Object.values(endpoints).map(({ method, path }) => `${method} ${path}`)
  const others = (await routesOf(server.app)).filter(
    (route) => route.startsWith('GET ') && !inContract.includes(route),
  )
  const kept: string[] = []
  for (const route of others) {
    const url = route.replace('GET ', '').replace(/:\w+|\*/g, 'x')
    const asked = await askAll(server, url)
    expect(leaksIn(asked), route).toEqual([])
    if (isKept(asked[0]!)) kept.push(url)
    else for (const { response } of asked) expect(saidIn(response), route).toBe('no-store')
  }
  expect(kept.sort()).toEqual(['/robots.txt', '/sitemap.xml'])
})

test.each([
  ['getAvatar', 'private, max-age=31536000, immutable'],
  ['getConditions', 'private, max-age=60'],
])('%s renews a session on the way: then its answer is that reader’s alone', async (name, said) => {
  const token = await openSession(server.db, 'amina-ngassa', true, server.clock.now)
  server.clock.now += day
  try {
    const url = addressOf(endpoints[name]!, endpoints[name]!.example(server.clock.now))
    const { headers } = await server.app.inject({
      url,
      headers: { host: 'localhost', cookie: `sid=${token}` },
    })
    expect(headers['set-cookie']).toContain('sid=')
    expect(headers['cache-control']).toBe(said)
  } finally {
    server.clock.now -= day
  }
})

test('what was to be kept is not kept when it fails', async () => {
  const broken = await startServer({})
  try {
    await broken.db.schema.alterTable('settings').renameTo('away').execute()
    const { response } = await askAs(broken, null, { url: '/api/settings' })
    expect([response.statusCode, saidIn(response)]).toEqual([500, 'no-store'])
  } finally {
    await broken.close()
  }
})

test('a route of which nobody has said anything is kept by nobody', async () => {
  const { createApp } = await import('#server/platform/http/setup/create-app.ts')
  const app = await createApp({ reads: { take: async () => undefined } as never })
  app.get('/new', async () => 'anything')
  app.get('/shared', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=60').send('anything'),
  )
  try {
    expect(saidIn(await app.inject('/new'))).toBe('no-store')
    expect(saidIn(await app.inject('/shared'))).toBe('public, max-age=60')
  } finally {
    await app.close()
  }
})

test('what an act answers is kept by nobody', async () => {
  for (const [name, endpoint] of Object.entries(endpoints).filter(([, { method }]) => method !== 'GET')) {
    const example = endpoint.example(server.clock.now)
    const url = addressOf(endpoint, example)
    for (const id of Object.values(people)) {
      const { response } = await askAs(server, id, {
        method: endpoint.method,
        url,
        ...requestOf(endpoint, example),
      })
      expect(saidIn(response), name).toMatch(/^(private, )?no-store$/)
    }
  }
})

describe('the documents', () => {
  const build = makeBareBuild()
  let site: TestServer
  let abroad: TestServer
  beforeAll(async () => {
    site = await startServer({}, build.ports)
    abroad = await startServer({}, { ...build.ports, countryHeader: 'cf-ipcountry' })
  })
  afterAll(async () => {
    await Promise.all([site.close(), abroad.close()])
    build.remove()
  })

  const shared = /^public, max-age=0, s-maxage=\d+, stale-while-revalidate=\d+$/
  const own = 'private, max-age=0, must-revalidate'

  test.each(prerenderedPages.flatMap((path) => languages.map((language) => [path, language] as const)))(
    '%s in %s is the same for all, with the language in its address: it neither reads nor sets a cookie',
    async (path, language) => {
      const url = `${path}?l=${language}`
      const asked = [
        ...(await askAll(site, url)),
        await askAs(site, null, { url, headers: { cookie: 'wouri-language=es' } }),
      ]
      for (const { response } of asked) {
        expect(saidIn(response)).toMatch(shared)
        expect(response.headers['vary'] ?? '').not.toContain('Cookie')
        expect(response.body).toContain(`<html lang="${language}"`)
      }
      expect(leaksIn(asked)).toEqual([])
    },
  )

  test.each(prerenderedPages)(
    '%s without a language is one page for all who bring no cookie',
    async (url) => {
      const [visitor, ...others] = await askAll(site, url)
      const spanish = await askAs(site, null, { url, headers: { cookie: 'wouri-language=es' } })
      expect(saidIn(visitor!.response)).toMatch(shared)
      expect(visitor!.response.headers['vary']).toContain('Cookie')
      for (const { response } of [...others, spanish]) expect(saidIn(response)).toBe(own)
      expect(spanish.response.body).toContain('<html lang="es"')
      expect(leaksIn([visitor!, ...others, spanish])).toEqual([])
      expect(saidIn((await askAs(abroad, null, { url })).response)).toBe(own)
    },
  )

  test.each(['/search?pl=douala-airport', '/search?car=demo-prado-tariff&l=fr', '/nope', '/nope?l=fr'])(
    '%s is its reader’s alone',
    async (url) => {
      for (const { response } of await askAll(site, url)) expect(saidIn(response)).toBe(own)
    },
  )

  test('the screens of a person are the empty app, whoever asks', async () => {
    for (const page of pages.filter((one) => !prerenderedPages.includes(one))) {
      const asked = await askAll(site, page.replace(/\$\w*/, 'x'))
      for (const { response } of asked) expect(saidIn(response), page).toBe('no-cache')
      expect(new Set(asked.map(({ response }) => response.body)).size, page).toBe(1)
    }
  })

  test('without a script a forced language is remembered by a request of its own', async () => {
    const ask = site.visitor()
    const page = await ask('GET', '/?l=fr')
    expect(page.headers['set-cookie']).toBeUndefined()
    const [, reminder] = /<noscript><link rel="stylesheet" href="([^"]+)"/.exec(page.body)!
    const { statusCode, headers } = await ask('GET', reminder!)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/css; charset=utf-8',
      'no-store',
    ])
    expect((await ask('GET', '/faq')).body).toContain('<html lang="fr"')
    expect((await ask('GET', '/language.css?l=de')).statusCode).toBe(404)
  })
})
