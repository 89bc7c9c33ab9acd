import { afterAll, expect, test } from 'vitest'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { readerOf, type Reader } from './reader.ts'

const app = Fastify()
await app.register(cookie)
app.get('/with', (request) => readerOf(request, 'cf-ipcountry'))
app.get('/without', (request) => readerOf(request, null))
afterAll(() => app.close())

const read = async (url: string, headers: Record<string, string> = {}) =>
  (await app.inject({ url, headers })).json<Reader>()

test('a page is in the language of the address, else of the reader, else of their country, else in English', async () => {
  const gabon = { 'cf-ipcountry': 'GA' }
  const spanish = { cookie: 'wouri-language=es' }
  expect((await read('/with?l=en', { ...gabon, ...spanish })).language).toBe('en')
  expect((await read('/with', { ...gabon, ...spanish })).language).toBe('es')
  expect((await read('/with', gabon)).language).toBe('fr')
  expect((await read('/without', gabon)).language).toBe('en')
  expect((await read('/with', { 'cf-ipcountry': 'T1' })).language).toBe('en')
})

test.each([
  ['/with?l=fr', { 'cf-ipcountry': 'GA', cookie: 'wouri-language=es' }, true],
  ['/without', {}, true],
  ['/without', { cookie: 'sid=x' }, false],
  ['/with', {}, false],
])('%s with %j is the same for everybody: %s', async (url, headers, shared) => {
  expect(await read(url, headers)).toMatchObject({ shared })
})
