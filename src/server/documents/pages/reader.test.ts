import { afterAll, expect, test } from 'vitest'
import cookie from '@fastify/cookie'
import Fastify from 'fastify'
import { readerOf } from './reader.ts'

const app = Fastify()
await app.register(cookie)
app.get('/with', async (request, reply) => readerOf(request, reply, 'cf-ipcountry'))
app.get('/without', async (request, reply) => readerOf(request, reply, null))
afterAll(() => app.close())

const read = async (url: string, headers: Record<string, string> = {}) => {
  const response = await app.inject({ url, headers })
  return { ...response.json<{ language: string; forced: boolean }>(), cookie: response.headers['set-cookie'] }
}

test('a page is in the language of the address, else of the reader, else of their country, else in English', async () => {
  const gabon = { 'cf-ipcountry': 'GA' }
  const spanish = { cookie: 'wouri-language=es' }
  expect((await read('/with?l=en', { ...gabon, ...spanish })).language).toBe('en')
  expect((await read('/with', { ...gabon, ...spanish })).language).toBe('es')
  expect((await read('/with', gabon)).language).toBe('fr')
  expect((await read('/without', gabon)).language).toBe('en')
  expect((await read('/with', { 'cf-ipcountry': 'T1' })).language).toBe('en')
})

test('only a language forced by the address is stored', async () => {
  expect(await read('/with?l=fr')).toMatchObject({
    forced: true,
    cookie: expect.stringMatching(/^wouri-language=fr;/),
  })
  expect(await read('/with', { 'cf-ipcountry': 'GA' })).toEqual({ language: 'fr', forced: false })
})
