import Fastify, { type FastifyRequest } from 'fastify'
import { describe, expect, test } from 'vitest'
import { endpoints } from '#contract/all.ts'
import { pages, publicPages } from '#contract/pages.ts'
import { publicOrigin } from '#server/platform/http/public-origin.ts'
import { serveCrawlers } from './routes.ts'
import { robots } from './robots.ts'

const served = (configured?: string, areHidden = false, many = 20) => {
  const app = Fastify({ trustProxy: (_address, hop) => hop < 1 })
  serveCrawlers(app, {
    origin: publicOrigin(configured),
    areSuppliersHidden: async () => areHidden,
    countSuppliers: async () => many,
  })
  return (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { host: 'wouri.example', ...headers } })
}
const locationsIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)

/** As the standard says it: the longest rule that fits decides, and of two as long the one that allows. */
function mayRead(path: string, text = robots('https://wouri.example')): boolean {
  const rules = [...text.matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, kind, rule]) => ({
    isAllowed: kind === 'Allow',
    rule: rule!,
  }))
  const fitting = rules
    .filter(({ rule }) => path.startsWith(rule))
    .sort((a, b) => b.rule.length - a.rule.length || Number(b.isAllowed) - Number(a.isAllowed))
  return fitting[0]?.isAllowed ?? true
}

describe('robots.txt', () => {
  test('names the sitemap under its whole address', async () => {
    const response = await served('https://wouri.example/')('/robots.txt', { host: 'other.example' })
    expect([
      response.statusCode,
      response.headers['content-type'],
      response.headers['cache-control'],
    ]).toEqual([200, 'text/plain; charset=utf-8', 'public, max-age=3600'])
    expect(response.body).toMatch(/^Sitemap: https:\/\/wouri\.example\/sitemap\.xml$/m)
  })

  test.each([
    ...publicPages,
    '/search',
    '/search?pl=douala&car=prado',
    '/og-fr.png',
    '/previews/cars/prado.jpg',
    '/pictures/hero.svg',
    '/assets/a.js',
  ])('%s may be read', (path) => expect(mayRead(path)).toBe(true))

  test('every other screen is left alone, whatever stands behind its address', () => {
    const others = pages.filter(
      (page) => page !== '/search' && !(publicPages as readonly string[]).includes(page),
    )
    expect(others.length).toBeGreaterThan(10)
    expect(others.filter((page) => mayRead(page) || mayRead(`${page}?b=1`))).toEqual([])
    expect(mayRead('/checkout-session/abc')).toBe(false)
    expect(mayRead('/newsletter/confirm?t=abc')).toBe(false)
  })

  test('only what public pages read of the API is open, and none of it is anybody’s', () => {
    const open = Object.values(endpoints).filter(({ method, path }) => method === 'GET' && mayRead(path))
    expect(new Set(open.map(({ path }) => path))).toEqual(
      new Set([
        '/api/cars',
        '/api/cars/:id',
        '/api/cars/:id/reviews',
        '/api/car-sizes',
        '/api/locations',
        '/api/suppliers',
        '/api/supplier-terms',
        '/api/settings',
        '/api/rates',
      ]),
    )
    expect(open.filter(({ access }) => access !== 'public')).toEqual([])
  })
})

describe('sitemap.xml', () => {
  test('names each public page plain and in every language, with all its twins', async () => {
    const response = await served('https://wouri.example')('/sitemap.xml')
    expect([response.statusCode, response.headers['content-type']]).toEqual([
      200,
      'application/xml; charset=utf-8',
    ])
    const addresses = locationsIn(response.body)
    expect(addresses).toHaveLength(9 * 4)
    expect(addresses.slice(0, 5)).toEqual([
      'https://wouri.example/',
      'https://wouri.example/?l=en',
      'https://wouri.example/?l=fr',
      'https://wouri.example/?l=es',
      'https://wouri.example/locations',
    ])
    const twins = [...response.body.matchAll(/hreflang="([\w-]+)" href="(.*?)"/g)].map(
      ([, , address]) => address!,
    )
    expect(twins).toHaveLength(9 * 4 * 4)
    expect(new Set(twins)).toEqual(new Set(addresses))
  })

  test('names every page of the suppliers', async () => {
    const { body } = await served('https://wouri.example', false, 41)('/sitemap.xml')
    const addresses = locationsIn(body).filter((address) => address.includes('/suppliers'))
    expect(addresses.filter((address) => !/l=/.test(address))).toEqual([
      'https://wouri.example/suppliers',
      'https://wouri.example/suppliers?page=2',
      'https://wouri.example/suppliers?page=3',
    ])
    expect(addresses).toContain('https://wouri.example/suppliers?page=2&amp;l=fr')
  })

  test('leaves suppliers out while they are hidden', async () => {
    const { body } = await served('https://wouri.example', true)('/sitemap.xml')
    expect(locationsIn(body)).toHaveLength(8 * 4)
    expect(body).not.toContain('/suppliers')
  })
})

describe('the public origin', () => {
  const originFor = async (headers: Record<string, string>, configured?: string) =>
    /Sitemap: (.*)\/sitemap\.xml/.exec((await served(configured)('/robots.txt', headers)).body)![1]

  test('is the configured one, no matter who is asked', async () => {
    expect(await originFor({ host: 'evil.example' }, 'https://wouri.example/path')).toBe(
      'https://wouri.example',
    )
  })

  test('is else this machine, whatever the request or a proxy calls it', async () => {
    const forwarded = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'evil.example' }
    expect(await originFor({ host: 'evil.example' })).toBe('http://localhost')
    expect(await originFor({ host: 'localhost:3000', ...forwarded })).toBe('http://localhost')
  })

  test('names the port where one was asked', () => {
    const asked = (localPort: number) => publicOrigin(undefined)({ socket: { localPort } } as FastifyRequest)
    expect([asked(3000), asked(80)]).toEqual(['http://localhost:3000', 'http://localhost'])
  })
})
