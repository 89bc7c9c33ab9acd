// What search engines find on every public page, and the preview of a shared link.

import { expect, test, type Page } from '@playwright/test'
import { defaultPeriod } from '#domain/rental/period.ts'
import { blocksIn, problemsIn } from '#tests/support/structured-data.ts'

const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!)

/** Reads a page like a crawler without scripts, from the markup alone, with the browser's own parser. */
async function headOf(page: Page, markup: string) {
  return page.evaluate((text) => {
    const { head, title, documentElement } = new DOMParser().parseFromString(text, 'text/html')
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
  }, markup)
}

test('robots.txt leads to a sitemap whose every address is a page with one name in one language', async ({
  page,
  request,
  baseURL,
}) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  const addresses = locations(await (await request.get('/sitemap.xml')).text())
  expect(addresses.length).toBeGreaterThan(30)
  const titles = new Map<string, string>()
  for (const address of addresses) {
    const response = await request.get(address)
    expect([address, response.status()]).toEqual([address, 200])
    const markup = await response.text()
    const head = await headOf(page, markup)
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
      expect(
        titles.get(`${language} ${head.title}`),
        `${address} is called like another page`,
      ).toBeUndefined()
      titles.set(`${language} ${head.title}`, address)
    }
    expect(blocksIn(markup).flatMap(problemsIn), address).toEqual([])
    const picture = await request.get(head.picture[0]!)
    expect([head.picture[0], picture.headers()['content-type']]).toEqual([head.picture[0], 'image/png'])
  }
})

for (const path of ['/', '/locations', '/suppliers', '/faq']) {
  test(`the policy stops nothing of what ${path} carries`, async ({ page }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(message.text()))
    await page.goto(`${path}?l=en`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0)
    expect(said.filter((line) => /content security policy|trusted/i.test(line))).toEqual([])
  })
}

test('a link to a car shows its name, the price of the search and a picture that can be drawn', async ({
  page,
  request,
}) => {
  const car = 'demo-prado-tariff'
  const trip = new URLSearchParams({ pl: 'douala-airport', ...defaultPeriod(Date.now()) })
  const { offer } = await (await request.get(`/api/cars/${car}?${trip}`)).json()
  const head = await headOf(page, await (await request.get(`/search?${trip}&car=${car}&l=fr`)).text())
  expect(head.title).toContain(offer.name)
  expect(head.title.replace(/\D/g, '')).toContain(String(offer.quote.total))
  expect(head.title).toContain('pour 3 jours')
  expect(head.ogUrl[0]).toContain(`car=${car}`)
  const size = await page.evaluate(async (address) => {
    const picture = new Image()
    picture.src = address
    await picture.decode()
    return [picture.naturalWidth, picture.naturalHeight]
  }, head.picture[0]!)
  expect(size).toEqual([1200, 630])
})
