import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import cookie from '@fastify/cookie'
import fastifyStatic from '@fastify/static'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { ownShell } from './own-shell.ts'

const folder = mkdtempSync(join(tmpdir(), 'wouri-shell-'))
const file =
  '<div id="root"><i>shell</i><noscript><p>JavaScript is missing</p></noscript></div><script src="/a.js"></script>'
writeFileSync(join(folder, 'index.html'), file)
const app = Fastify()
await app.register(cookie)
await app.register(fastifyStatic, { root: folder, serve: false })
app.get('/bookings', await ownShell(folder))
afterAll(async () => {
  await app.close()
  rmSync(folder, { recursive: true })
})
const open = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  ['the address', '/bookings?l=es', { 'accept-language': 'fr' }, 'es', 'Falta JavaScript'],
  ['the cookie', '/bookings', { cookie: 'wouri-language=es', 'accept-language': 'fr' }, 'es', 'Falta'],
  ['the browser', '/bookings', { 'accept-language': 'fr-CM,fr;q=0.9,en;q=0.4' }, 'fr', 'désactivé'],
])('without a script the shell speaks the language of %s', async (_of, url, headers, language, words) => {
  const { body } = await open(url, headers)
  expect(body).toContain(`<noscript><p class="shell-words" lang="${language}">`)
  expect(body).toContain(words)
  expect(body).not.toContain('JavaScript is missing')
  // All that the app starts from is there as it was.
  expect(body.replace(/<noscript>.*<\/noscript>/s, '')).toBe(file.replace(/<noscript>.*<\/noscript>/s, ''))
})

test('in any other language it is the file itself', async () => {
  expect((await open('/bookings', { 'accept-language': 'de' })).body).toBe(file)
  expect((await open('/bookings')).body).toBe(file)
})

test('the same shell is not sent twice, another language is', async () => {
  const { headers } = await open('/bookings?l=fr')
  const known = { 'if-none-match': String(headers['etag']) }
  expect((await open('/bookings?l=fr', known)).statusCode).toBe(304)
  expect((await open('/bookings?l=es', known)).statusCode).toBe(200)
})
