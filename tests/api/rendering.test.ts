// Public pages are rendered beside each other and leave nothing behind: with the built renderer, on the real answers.

import { execFile } from 'node:child_process'
import type { AddressInfo } from 'node:net'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { publicPages } from '#contract/pages.ts'
import type { AskApi, PrerenderedPage, RenderRequest } from '#contract/prerendered-page.ts'
import { languages, type Language } from '#domain/language.ts'
import { day, defaultPeriod } from '#domain/rental/period.ts'
import { builtApp, builtRenderer } from '#tests/support/built-renderer.ts'
import type { Rendered } from '#tests/support/render-pages.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { runs } from '#tests/support/tier.ts'
import { sample } from '#tests/support/random.ts'

const render = builtRenderer()
let server: TestServer
let search: string
beforeAll(async () => {
  // No search gives up by itself while the test about the lock holds it.
  server = await startServer({}, { appFolder: builtApp, renderPage: render }, { statement_timeout: 0 })
  search = `?${new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(server.clock.now) })}`
})
afterAll(() => server.close())
afterEach(() => {
  vi.useRealTimers()
})

async function answerOf(path: string): Promise<unknown> {
  const response = await server.visitor()('GET', path)
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}`)
  return response.json()
}
const answers = new Map<string, Promise<unknown>>()
const ask: AskApi = (path) => {
  const answer = answers.get(path) ?? answerOf(path)
  answers.set(path, answer)
  return answer
}
const isOfCars = (path: string) => path.startsWith('/api/cars?')

/** What is on a page, without the moment at which it was rendered. */
const contentOf = ({ state: _moment, ...content }: PrerenderedPage) => content

test('rendered pages leave no routers and no query clients behind', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const pages = String(runs(20, 200))
  const program = resolve(import.meta.dirname, '../support/render-pages.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, `http://127.0.0.1:${port}`, pages])
  const { left } = JSON.parse(stdout) as Rendered
  // React's contexts hold the last one until the next is rendered, and the app has a query client of its own.
  expect(left['Router']).toBeLessThanOrEqual(1)
  expect(left['QueryClient']).toBeLessThanOrEqual(2)
  expect(left['MutationCache']).toBeLessThanOrEqual(2)
}, 300_000)

test('while the answer to a search is awaited, every other page is rendered', async () => {
  const held = Promise.withResolvers<void>()
  const waiting = render({
    path: '/search',
    search,
    language: 'fr',
    ask: async (path) => {
      if (isOfCars(path)) await held.promise
      return ask(path)
    },
  })
  const pages = await Promise.all(publicPages.map((path) => render({ path, language: 'en', ask })))
  expect(pages.every(({ body }) => body.includes('Skip to content'))).toBe(true)
  held.resolve()
  const { body, hasCars } = await waiting
  expect(hasCars).toBe(true)
  expect(body).toContain('Aller au contenu')
})

test('pages in three languages, rendered at once, are what each is alone', async () => {
  const requests = [...sample(publicPages, 3), '/404', '/search'].flatMap((path) =>
    languages.map((language: Language): RenderRequest => {
      return { path, language, ask, ...(path === '/search' && { search }) }
    }),
  )
  const together = await Promise.all(requests.map((request) => render(request)))
  // React leaves this where a part could not be rendered.
  for (const { body } of together) expect(body).not.toContain('<!--$!-->')
  expect(together.filter(({ body }) => body.includes('data-car=')).length).toBe(languages.length)
  for (const [at, request] of requests.entries())
    expect(contentOf(together[at]!), `${request.language} ${request.path}`).toEqual(
      contentOf(await render(request)),
    )
})

test('a supplier whose check has run out is no longer shown as verified, however long the server runs', async () => {
  const verified = 'Verified: trade register'
  const page = async () => (await render({ path: '/suppliers', language: 'en', ask: withDate })).body
  const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10)
  const withDate: AskApi = async (path) => {
    const answer = (await ask(path)) as { suppliers?: object[] }
    const suppliers = answer.suppliers?.map((supplier) => ({ ...supplier, verifiedUntil: tomorrow }))
    return { ...answer, ...(suppliers && { suppliers }) }
  }
  expect(await page()).toContain(verified)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * day })
  expect(await page()).not.toContain(verified)
})

test('while the cars are locked, eight searches hold up no other page in any language', async () => {
  const asked = (url: string) => server.app.inject({ url, headers: { host: 'localhost' } })
  // Nobody loses patience: who waits for the lock waits until it is released.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let done = 0
  const searches = await server.db.transaction().execute(async (tx) => {
    await sql`LOCK TABLE cars`.execute(tx)
    const begun = Array.from({ length: 8 }, async () => {
      const answer = await asked(`/search${search}`)
      done += 1
      return answer
    })
    await expect.poll(waitingForCars, { timeout: 30_000 }).toBeGreaterThan(0)
    for (const path of ['/faq', '/tos', '/cookie-policy'])
      for (const language of languages) {
        const { statusCode, body } = await asked(`${path}?l=${language}`)
        expect(statusCode).toBe(200)
        expect(body).toContain('<main')
      }
    expect(done).toBe(0)
    return begun
  })
  for (const { body } of await Promise.all(searches)) expect(body).toContain('data-car=')
})

async function waitingForCars(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_locks WHERE NOT granted AND relation = 'cars'::regclass`.execute(
    server.db,
  )
  return rows[0]!.count
}
