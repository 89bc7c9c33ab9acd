import { expect, test } from 'vitest'
import { isValidResponse } from './valid-response.ts'

const site = 'https://wouri.example'
const html = 'text/html; charset=utf-8'
const answer = (type: string, body = '', status = 200) =>
  new Response(body, { status, headers: { 'content-type': type } })
const shell = '<!doctype html><body><div id="root"></div>'

test.each<[path: string, type: string, body: string]>([
  ['/assets/app-1a2b3c4d.js', 'text/javascript; charset=utf-8', ''],
  ['/document.js', 'application/javascript', ''],
  ['/assets/app-1a2b3c4d.css', 'text/css; charset=utf-8', ''],
  ['/assets/inter-1a2b3c4d.woff2', 'font/woff2', ''],
  ['/icons/icon.svg', 'image/svg+xml', ''],
  ['/pictures/prado-640.avif', 'image/avif', ''],
  ['/index.html', html, shell],
  ['/index.html?__WB_REVISION__=1', html, shell],
])('%s with %s is ours', async (path, type, body) => {
  expect(await isValidResponse(new Request(site + path), answer(type, body))).toBe(true)
})

test.each([
  '/assets/app-1a2b3c4d.js',
  '/assets/app-1a2b3c4d.css',
  '/assets/inter-1a2b3c4d.woff2',
  '/icons/icon.svg',
  '/pictures/prado.webp',
  '/index.html',
])("a hotel's page under the name of %s is not", async (path) => {
  expect(await isValidResponse(new Request(site + path), answer(html, '<h1>Welcome to the hotel</h1>'))).toBe(
    false,
  )
})

test('nor is an error, whatever its type', async () => {
  expect(
    await isValidResponse(new Request(`${site}/assets/app.js`), answer('text/javascript', '', 503)),
  ).toBe(false)
})
