import { expect, test, vi } from 'vitest'
import Fastify from 'fastify'
import type { PrerenderedPage, RenderRequest } from '#contract/prerendered-page.ts'
import { day, minute } from '#domain/rental/period.ts'
import { internalApi } from './internal-api.ts'
import { cachePages } from './page-cache.ts'

const noon = Date.UTC(2026, 10, 22, 12)

function aRenderer() {
  const clock = { now: noon }
  const rendered = { times: 0, fails: false }
  const render = async (): Promise<PrerenderedPage> => {
    if (rendered.fails) throw new Error('no answer')
    rendered.times += 1
    return {
      title: '',
      description: '',
      body: String(rendered.times),
      state: '',
      screen: { route: null, blocks: [], catalogs: [] },
      questions: [],
      hasCars: false,
    }
  }
  const pageOf = cachePages({ render, ask: async () => null, now: () => clock.now })
  const body = async () => (await pageOf('/', 'en')).body
  return { clock, rendered, body, settled: () => new Promise((resolve) => setTimeout(resolve)) }
}

test('a page is rendered anew behind the one that is shown, and an old one is not shown', async () => {
  const { clock, body, settled } = aRenderer()
  expect([await body(), await body()]).toEqual(['1', '1'])
  clock.now += minute / 3
  expect(await body()).toBe('1')
  await settled()
  expect(await body()).toBe('2')
  clock.now += minute
  expect(await body()).toBe('3')
})

test('a page that proposes yesterday is never shown', async () => {
  const { clock, body } = aRenderer()
  await body()
  clock.now += day
  expect(await body()).toBe('2')
})

test('a page that cannot be rendered anew is still shown', async () => {
  const { clock, rendered, body, settled } = aRenderer()
  await body()
  rendered.fails = true
  clock.now += 10 * minute
  expect(await body()).toBe('1')
  await settled()
  expect(await body()).toBe('1')
})

test('pages are kept until there are too many bytes of them', async () => {
  const rendered: string[] = []
  const render = async ({ search = '' }: RenderRequest): Promise<PrerenderedPage> => {
    rendered.push(search)
    const screen = { route: null, blocks: [], catalogs: [] }
    return {
      title: '',
      description: '',
      body: 'x'.repeat(1000),
      state: '{}',
      screen,
      questions: [],
      hasCars: false,
    }
  }
  const pageOf = cachePages({ render, ask: async () => null, now: () => noon, most: 5000 })
  for (const search of ['?page=2', '?page=3', '?page=4', '?page=4', '?page=3', '?page=2'])
    await pageOf(`/suppliers${search}`, 'en')
  expect(rendered).toEqual(['?page=2', '?page=3', '?page=4', '?page=2'])
})

test('while the database hangs, the last answer is given again', async () => {
  vi.useFakeTimers()
  try {
    const app = Fastify()
    const held = Promise.withResolvers<void>()
    let asked = 0
    app.get('/api/thing', async () => {
      asked += 1
      if (asked === 2) await held.promise
      return { asked }
    })
    await app.ready()
    let now = noon
    const ask = internalApi(app, () => now)
    expect(await ask('/api/thing')).toEqual({ asked: 1 })
    now += minute
    const given = ask('/api/thing')
    await vi.advanceTimersByTimeAsync(600)
    expect(await given).toEqual({ asked: 1 })
    held.resolve()
    await vi.advanceTimersByTimeAsync(100)
    expect(await ask('/api/thing')).toEqual({ asked: 2 })
  } finally {
    vi.useRealTimers()
  }
})

test('the site asks itself once a minute, and a refusal is no answer to keep', async () => {
  const app = Fastify()
  let asked = 0
  app.get('/api/thing', async (_request, reply) => {
    asked += 1
    return asked === 1 ? reply.status(429).send({}) : { asked }
  })
  let now = noon
  const ask = internalApi(app, () => now)
  await expect(ask('/api/thing')).rejects.toThrow('429')
  expect(await ask('/api/thing')).toEqual({ asked: 2 })
  expect(await ask('/api/thing')).toEqual({ asked: 2 })
  now += minute
  expect(await ask('/api/thing')).toEqual({ asked: 3 })
})
