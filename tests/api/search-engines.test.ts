// What the whole application shows search engines and programs that make link previews.

import { Window } from 'happy-dom'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { searchCars } from '#contract/cars/cars.ts'
import { defaultPeriod } from '#domain/rental/period.ts'
import { builtApp } from '#tests/support/built-app.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { blocksIn, problemsIn } from '#tests/support/structured-data.ts'

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

describe('the pages of the built app', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({}, { ...(await builtApp()), origin: 'https://wouri.example' })
  })
  afterAll(() => server.close())
  const get = (address: string) => server.visitor()('GET', address.replace('https://wouri.example', ''))

  test(
    'robots.txt leads to a sitemap whose every address is a page with one name in one language',
    { tags: 'all' },
    async () => {
      expect((await get('/robots.txt')).body).toContain('Sitemap: https://wouri.example/sitemap.xml')
      const addresses = locations((await get('/sitemap.xml')).body)
      expect(addresses.length).toBeGreaterThan(30)
      const titles = new Map<string, string>()
      for (const address of addresses) {
        const response = await get(address)
        expect([address, response.statusCode]).toEqual([address, 200])
        const head = headOf(response.body)
        expect(head).toMatchObject({
          canonical: [address],
          ogUrl: [address],
          ogTitle: [head.title],
          twins: ['en', 'fr', 'es', 'x-default'],
        })
        expect(head.description[0]!.length, address).toBeGreaterThan(40)
        const language = new URL(address).searchParams.get('l')
        if (language !== null) {
          expect([address, head.language]).toEqual([address, language])
          const name = `${language} ${head.title}`
          expect(titles.get(name), `${address} is called like another page`).toBeUndefined()
          titles.set(name, address)
        }
        expect(blocksIn(response.body).flatMap(problemsIn), address).toEqual([])
        const picture = await get(head.picture[0]!)
        expect([head.picture[0], picture.headers['content-type']]).toEqual([head.picture[0], 'image/png'])
      }
    },
  )

  test.each(['/', '/locations', '/suppliers', '/faq'])('%s carries structured data', async (path) => {
    expect(blocksIn((await get(path)).body)).not.toEqual([])
  })

  test('a link to a car shows its name, the price of the search and a picture that can be drawn', async () => {
    const car = 'demo-prado-tariff'
    const trip = new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(server.clock.now) })
    const { offer } = (await get(`${searchCars.path}/${car}?${trip}`)).json()
    const head = headOf((await get(`/search?${trip}&car=${car}&l=fr`)).body)
    expect(head.title).toContain(offer.name)
    expect(head.title.replace(/\D/g, '')).toContain(String(offer.quote.total))
    expect(head.title).toContain('pour 3 jours')
    expect(head.ogUrl[0]).toContain(`car=${car}`)
    const { width, height } = await sharp((await get(head.picture[0]!)).rawPayload).metadata()
    expect([width, height]).toEqual([1200, 630])
  })
})

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)

const { DOMParser } = new Window()

/** Reads a page like a crawler without scripts, from the markup alone. */
function headOf(markup: string) {
  const { head, title, documentElement } = new DOMParser().parseFromString(markup, 'text/html')
  const all = (selector: string, attribute: string) =>
    [...head.querySelectorAll(selector)].map((one) => one.getAttribute(attribute)!)
  return {
    title,
    language: documentElement.lang,
    description: all('meta[name="description"]', 'content'),
    canonical: all('link[rel="canonical"]', 'href'),
    twins: all('link[rel="alternate"][hreflang]', 'hreflang'),
    ogTitle: all('meta[property="og:title"]', 'content'),
    ogUrl: all('meta[property="og:url"]', 'content'),
    picture: all('meta[property="og:image"]', 'content'),
  }
}
