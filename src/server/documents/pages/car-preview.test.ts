import Fastify, { type FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { defaultPeriod, hour, wallTimeOf } from '#domain/rental/period.ts'
import { formatMoney } from '#domain/money/money.ts'
import { problemsIn } from '#tests/support/structured-data.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'
import { answerErrors } from '#server/platform/http/setup/errors.ts'
import { limitersOf } from '#server/platform/http/limits/limits.ts'
import { previewCar } from './car-preview.ts'
import { carPictureOf } from './preview-picture.ts'
import { servePreviews } from './previews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

const car = 'demo-prado-tariff'
const trip = () => ({ pl: 'douala-airport', ...defaultPeriod(server.clock.now) })
type Changes = Partial<Parameters<typeof previewCar>[1]>
const preview = (query: unknown, changes: Changes = {}) =>
  previewCar(server.db, {
    query,
    origin: 'https://wouri.example',
    language: 'en',
    forced: false,
    now: server.clock.now,
    areSuppliersHidden: false,
    ...changes,
  })
const offered = async (query: Record<string, string>) => {
  const { offer } = (await server.visitor()('GET', `/api/cars/${car}?${new URLSearchParams(query)}`)).json()
  return offer as { name: string; quote: { total: number; days: number }; supplier: { name: string } }
}
const read = (block: object) => JSON.parse(JSON.stringify(block))

describe('a link to a car for a trip', () => {
  test('says the price of the search, in francs, for how many days', async () => {
    const { name, quote, supplier } = await offered(trip())
    const found = await preview({ ...trip(), car })
    expect(found!.title).toBe(`${name} · ${formatMoney(quote.total, 'XAF', 'en')} for ${quote.days} days`)
    expect(found!.description).toContain(`${supplier.name}, pick-up: Douala International Airport. `)
    expect(found!.description).toMatch(/\. \d seats, automatic, \w+, air conditioning, .*\. Security deposit/)
    expect(found!.description).not.toMatch(/undefined|null|NaN/)
  })

  test.each([
    ['fr', / pour 3 jours$/, /places, boîte automatique.*Caution \(remboursable\)/],
    ['es', / por 3 días$/, /plazas, cambio automático.*Fianza \(reembolsable\)/],
  ] as const)('says it in %s', async (language, title, description) => {
    const found = await preview({ ...trip(), car }, { language })
    expect(found!.title).toMatch(title)
    expect(found!.description).toMatch(description)
  })

  test('has an address of its own, without what else stood in it', async () => {
    const { from, to } = trip()
    const found = await preview({
      ...trip(),
      car,
      sort: 'total',
      cmp: 'a,b',
      l: 'fr',
      utm: 'x',
      driver: 'amina',
    })
    expect(found!.path).toBe(`/search?${new URLSearchParams({ pl: 'douala-airport', from, to, car })}`)
  })

  test('is an offer that search engines can read', async () => {
    const { quote, supplier } = await offered(trip())
    const [block] = (await preview({ ...trip(), car }))!.structured
    expect(problemsIn(block)).toEqual([])
    expect(read(block!).offers).toMatchObject({
      price: quote.total,
      priceCurrency: 'XAF',
      seller: { name: supplier.name },
    })
    expect(read(block!).offers.url).toContain(`car=${car}`)
  })

  test('says what a day costs once its dates have passed', async () => {
    const before = wallTimeOf(server.clock.now - 48 * hour)
    for (const query of [{ ...trip(), from: before, car }, { car }, { ...trip(), to: 'never', car }]) {
      const found = await preview(query)
      expect(found!.title).toMatch(/ · from [\d,]+ FCFA a day$/)
      expect(found!.path).toBe(`/search?car=${car}`)
      expect(found!.description).not.toContain('pick-up')
      expect(problemsIn(found!.structured[0])).toEqual([])
    }
  })
})

describe('a link like any other search', () => {
  test.each([
    ['without a car', {}],
    ['with an unknown car', { car: 'nobody' }],
    ['with something that is no car', { car: `'; DROP TABLE cars` }],
    ['with two cars', { car: [car, car] }],
  ])('is one %s', async (_, named) => expect(await preview({ ...trip(), ...named })).toBeNull())

  test('is one for a place where the car is not', async () =>
    expect(await preview({ ...trip(), pl: 'nowhere', car })).toBeNull())

  test('is one for a car that is taken, or not offered any more', async () => {
    const busy = `[${new Date(server.clock.now).toISOString()},${new Date(server.clock.now + 1000 * hour).toISOString()})`
    await server.db
      .updateTable('cars')
      .set({ busy: `{${busy}}` } as never)
      .where('id', '=', car)
      .execute()
    expect(await preview({ ...trip(), car })).toBeNull()
    expect(await preview({ car })).not.toBeNull()
    await server.db
      .updateTable('cars')
      .set({ busy: '{}' } as never)
      .where('id', '=', car)
      .execute()
    await server.db.updateTable('cars').set({ available: false }).where('id', '=', car).execute()
    expect(await preview({ car })).toBeNull()
    await server.db.updateTable('cars').set({ available: true }).where('id', '=', car).execute()
  })
})

test('a site that hides its suppliers names none', async () => {
  const { supplier } = await offered(trip())
  const found = await preview({ ...trip(), car }, { areSuppliersHidden: true })
  expect(JSON.stringify(found)).not.toContain(supplier.name)
  expect(found!.description).toMatch(/^Pick-up: Douala International Airport\. /)
  expect(read(found!.structured[0]!).offers.seller.name).toBe('Wouri')
})

describe('the picture', () => {
  let app: FastifyInstance
  const ask = (url: string) => app.inject({ url })
  beforeAll(() => {
    app = Fastify()
    answerErrors(app)
    servePreviews(app, { db: server.db, limit: limitersOf({ reads: { points: 12, seconds: 60 } })('reads') })
  })

  test('is a JPEG of the size that the head says, light, and may be kept and drawn anywhere', async () => {
    const { picture } = (await preview({ ...trip(), car }))!
    expect(picture!.url).toBe(`/previews/cars/${car}.jpg`)
    const response = await ask(picture!.url)
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=604800, stale-while-revalidate=2592000',
      'cross-origin-resource-policy': 'cross-origin',
    })
    const { format, width, height } = await sharp(response.rawPayload).metadata()
    expect([format, width, height]).toEqual(['jpeg', picture!.width, picture!.height])
    expect(response.rawPayload.length).toBeLessThan(300_000)
    expect((await ask(picture!.url)).rawPayload.equals(response.rawPayload)).toBe(true)
  })

  test('is there for every car of the demonstration world', async () => {
    const cars = await server.db.selectFrom('cars').select(['id', 'image']).execute()
    expect(cars.length).toBeGreaterThan(50)
    expect(cars.filter(({ image }) => carPictureOf(image) === null)).toEqual([])
  })

  test.each(['nobody.jpg', `${car}.png`, car, '..%2F..%2Fetc%2Fpasswd.jpg', '.jpg'])(
    'is none for %s',
    async (file) => {
      const response = await ask(`/previews/cars/${file}`)
      expect([response.statusCode, response.json()]).toEqual([404, { code: 'not-found' }])
    },
  )

  test('is the site’s own for a car whose picture is no drawing of ours', async () => {
    const { image } = await server.db
      .selectFrom('cars')
      .select('image')
      .where('id', '=', car)
      .executeTakeFirstOrThrow()
    await server.db
      .updateTable('cars')
      .set({ image: '/uploads/pictures/cars/suv-obsidian.svg' })
      .where('id', '=', car)
      .execute()
    expect((await preview({ car }, { language: 'fr' }))!.picture!.url).toBe('/og-fr.png')
    expect((await ask(`/previews/cars/${car}.jpg`)).statusCode).toBe(404)
    await server.db.updateTable('cars').set({ image }).where('id', '=', car).execute()
  })

  test('is refused to anyone who asks without end', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask('/previews/cars/nobody.jpg')))
    expect(answers.at(-1)!.statusCode).toBe(429)
    expect(answers.at(-1)!.headers['retry-after']).toBeDefined()
  })
})
