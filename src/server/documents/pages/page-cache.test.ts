import { expect, test } from 'vitest'
import Fastify from 'fastify'
import type { PrerenderedPage } from '#contract/prerendered-page.ts'
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
