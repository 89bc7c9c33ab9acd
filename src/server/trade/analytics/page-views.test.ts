import { afterEach, describe, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { countPageViews } from './page-views.ts'

let server: TestServer | undefined
afterEach(() => server?.close())

const start = Date.parse('2027-03-01T08:00:00Z')

function counter(status = 200) {
  const sent: { url: string; body: Record<string, unknown> }[] = []
  const problems: unknown[] = []
  const clock = { now: start }
  const provider = { status }
  const views = countPageViews({
    url: 'https://counts.example/in',
    now: () => clock.now,
    onError: (error) => problems.push(error),
    fetch: async (url, init) => {
      if (provider.status < 300)
        sent.push({ url: String(url), body: JSON.parse(init?.body as string) as Record<string, unknown> })
      return new Response(null, { status: provider.status })
    },
  })
  return { views, sent, problems, clock, provider }
}

const times = { from: '2027-03-01T08:00:00.000Z', to: '2027-03-01T08:01:00.000Z' }

test('views are handed on by screen and by the minute, and nothing when there were none', async () => {
  const { views, sent, clock } = counter()
  for (const page of ['/', '/search', '/search'] as const) views.count(page)
  clock.now += 60_000
  await views.flush()
  await views.flush()
  expect(sent).toEqual([
    { url: 'https://counts.example/in', body: { ...times, views: { '/': 1, '/search': 2 } } },
  ])
  await views.stop()
})

test('counts that could not be sent are sent later, and stopping sends the rest', async () => {
  const { views, sent, problems, clock, provider } = counter(503)
  views.count('/')
  await views.flush()
  expect([sent, problems.length]).toEqual([[], 1])
  provider.status = 204
  views.count('/')
  clock.now += 60_000
  await views.stop()
  expect(sent.map(({ body }) => body)).toEqual([{ ...times, views: { '/': 2 } }])
})

describe('the call', () => {
  const view = (page: unknown, headers = {}) =>
    server!.visitor()('POST', '/api/page-views', { payload: { page }, headers })

  test('counts a screen, and neither an address with something in it nor who asks not to be counted', async () => {
    const { views, sent } = counter()
    server = await startServer(undefined, { pageViews: views })
    expect((await view('/search')).statusCode).toBe(200)
    for (const page of ['/search?pl=douala', '/booking/abc', '/nowhere', '', null])
      expect((await view(page)).statusCode).toBe(400)
    for (const headers of [{ dnt: '1' }, { 'sec-gpc': '1' }])
      expect((await view('/search', headers)).statusCode).toBe(204)
    await views.stop()
    expect(sent.map(({ body }) => body['views'])).toEqual([{ '/search': 1 }])
  })

  test('sets no cookie and counts nothing for another site', async () => {
    const { views } = counter()
    server = await startServer(undefined, { pageViews: views })
    expect((await view('/')).headers).not.toHaveProperty('set-cookie')
    expect((await view('/', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403)
    await views.stop()
  })
})
