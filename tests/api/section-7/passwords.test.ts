// Section 7 of the specification, about one's own password and language (see sign-up.test.ts).

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

const password = 'wouri-2026'
let server: TestServer
let jules: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  jules = await server.as('jules-mbarga@wouri.example')
})
afterAll(() => server.close())

const said = (answer: Awaited<ReturnType<Ask>>) => [
  answer.statusCode,
  answer.body === '' ? '' : answer.json(),
]
const signIn = async (email: string, secret: string) =>
  (
    await server.visitor()('POST', '/api/sign-in/frontend', {
      payload: { email, password: secret, stayConnected: false },
    })
  ).statusCode

describe('POST /api/update-language', () => {
  const update = (ask: Ask, payload: object) => ask('POST', '/api/update-language', { payload })
  const language = async () =>
    (await jules('GET', '/api/user/jules-mbarga')).json<{ language: string }>().language

  test.each(['es', 'en', 'fr'])('works: %s is the language of the record from now on', async (to) => {
    expect(said(await update(jules, { id: 'jules-mbarga', language: to }))).toEqual([200, ''])
    expect(await language()).toBe(to)
  })

  test.each(['de', 'FR', '../', '', null, undefined, ['fr']])(
    'wrong input: %j is no language of ours',
    async (to) => {
      const answer = await update(jules, { id: 'jules-mbarga', language: to })
      expect([answer.statusCode, answer.json().code, await language()]).toEqual([400, 'invalid-input', 'fr'])
    },
  )

  test('signed out: 401', async () => {
    expect(said(await update(server.visitor(), { id: 'jules-mbarga', language: 'en' }))).toEqual([
      401,
      { code: 'signed-out' },
    ])
  })

  test("somebody else's: answered like an unknown person", async () => {
    const driver = await server.as('driver@wouri.example')
    for (const id of ['jules-mbarga', 'nobody-at-all'])
      expect(said(await update(driver, { id, language: 'en' }))).toEqual([404, { code: 'not-found' }])
    expect(await language()).toBe('fr')
  })
})

describe('POST /api/change-password', () => {
  const change = (ask: Ask, payload: object) => ask('POST', '/api/change-password', { payload })
  const body = { _id: 'grace-tabi', password, newPassword: 'bamenda-9-hills', strict: true }

  test('wrong input: a new password too short, none, no text', async () => {
    const grace = await server.as('grace-tabi@wouri.example')
    for (const changes of [{ newPassword: 'short' }, { newPassword: undefined }, { newPassword: 123456 }])
      expect((await change(grace, { ...body, ...changes })).statusCode).toBe(400)
    const wrong = await change(grace, { ...body, password: 'not-this-one' })
    expect(said(wrong)).toEqual([204, ''])
  })

  test('signed out: 401', async () => {
    expect(said(await change(server.visitor(), body))).toEqual([401, { code: 'signed-out' }])
  })

  test("somebody else's: 404, even with the right password", async () => {
    expect(said(await change(jules, body))).toEqual([404, { code: 'not-found' }])
    expect(await signIn('grace-tabi@wouri.example', password)).toBe(200)
  })

  test('works: without an id it is the person signed in', async () => {
    const { _id: _, ...others } = body
    const own = await server.as('grace-tabi@wouri.example')
    expect(said(await change(own, { ...others, password: 'not-this-one' }))).toEqual([204, ''])
    expect(said(await change(own, { ...others, newPassword: password }))).toEqual([200, ''])
    expect(await signIn('grace-tabi@wouri.example', password)).toBe(200)
    expect(said(await change(server.visitor(), others))).toEqual([401, { code: 'signed-out' }])
  })

  test('works: 200, and from now on only the new one opens', async () => {
    const grace = await server.as('grace-tabi@wouri.example')
    expect(said(await change(grace, body))).toEqual([200, ''])
    expect([
      await signIn('grace-tabi@wouri.example', password),
      await signIn('grace-tabi@wouri.example', 'bamenda-9-hills'),
    ]).toEqual([204, 200])
    expect((await grace('GET', '/api/user/grace-tabi')).statusCode).toBe(200)
  })
})

describe('GET /api/check-password/{userId}/{password}', () => {
  const check = (ask: Ask, id: string, secret: string) =>
    ask('GET', `/api/check-password/${id}/${encodeURIComponent(secret)}`)

  test('works: 200 for the own password, 204 for another, and the answer is not cached', async () => {
    const right = await check(jules, 'jules-mbarga', password)
    expect([...said(right), right.headers['cache-control']]).toEqual([200, '', 'no-store'])
    expect(said(await check(jules, 'jules-mbarga', 'not-this-one'))).toEqual([204, ''])
  })

  test('wrong input: none, and one longer than any password', async () => {
    expect((await jules('GET', '/api/check-password/jules-mbarga')).statusCode).toBe(404)
    expect((await check(jules, 'jules-mbarga', 'x'.repeat(129))).statusCode).toBe(400)
  })

  test('signed out: 401', async () => {
    expect(said(await check(server.visitor(), 'jules-mbarga', password))).toEqual([
      401,
      { code: 'signed-out' },
    ])
  })

  test("somebody else's: 404, right or wrong", async () => {
    for (const secret of [password, 'not-this-one'])
      expect(said(await check(jules, 'amina-ngassa', secret))).toEqual([404, { code: 'not-found' }])
  })
})

describe('GET /api/has-password/{userId}', () => {
  const has = (ask: Ask, id: string) => ask('GET', `/api/has-password/${id}`)

  test('works: 200 with one, 204 without', async () => {
    expect(said(await has(jules, 'jules-mbarga'))).toEqual([200, ''])
    const samuel = await server.as('samuel-ekotto@wouri.example')
    await server.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('id', '=', 'samuel-ekotto')
      .execute()
    expect(said(await has(samuel, 'samuel-ekotto'))).toEqual([204, ''])
  })

  test('wrong input: what is no id', async () => {
    expect((await has(jules, '..%2f')).statusCode).toBe(400)
  })

  test('signed out: 401', async () => {
    expect(said(await has(server.visitor(), 'jules-mbarga'))).toEqual([401, { code: 'signed-out' }])
  })

  test("somebody else's: answered like an unknown person", async () => {
    for (const id of ['amina-ngassa', 'nobody-at-all'])
      expect(said(await has(jules, id))).toEqual([404, { code: 'not-found' }])
  })
})
