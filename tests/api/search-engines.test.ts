// What the whole application shows search engines and programs that make link previews.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer, type TestServer } from '#tests/support/server.ts'

let open: TestServer
let hidden: TestServer
beforeAll(async () => {
  open = await startServer({ reads: { points: 5, seconds: 60 } })
  hidden = await startServer({}, { hideSuppliers: true, origin: 'https://wouri.example' })
})
afterAll(() => Promise.all([open.close(), hidden.close()]))

test('without a public origin the site is this machine, and every supplier’s page is in the sitemap', async () => {
  const { body } = await open.visitor()('GET', '/sitemap.xml', {
    headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
  })
  expect(body).toContain('<loc>http://localhost/suppliers</loc>')
  expect(body).not.toContain('evil')
  expect((await open.visitor()('GET', '/robots.txt')).body).toContain('Sitemap: http://localhost/sitemap.xml')
})

test('a site with a public origin names only that, and no suppliers while it hides them', async () => {
  const { body } = await hidden.visitor()('GET', '/sitemap.xml', { headers: { host: 'other.example' } })
  expect(body).toContain('<loc>https://wouri.example/</loc>')
  expect(body).not.toMatch(/suppliers|other\.example/)
})

test('the picture of a car is safe to draw anywhere, and counted like any other read', async () => {
  const ask = open.visitor()
  const response = await ask('GET', '/previews/cars/demo-prado-tariff.jpg')
  expect(response.statusCode).toBe(200)
  expect(response.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
  })
  expect(response.headers['set-cookie']).toBeUndefined()
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask('GET', '/previews/cars/nobody.jpg')))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 429])
})
