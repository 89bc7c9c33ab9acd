import { afterAll, beforeAll, expect, test } from 'vitest'
import { carOrders, type CarOrder, type StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { noLimits } from '#tests/support/limits.ts'
import { startServer, type Ask, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let owner: Ask
beforeAll(async () => {
  server = await startServer(noLimits)
  owner = await server.as('mboa-prestige@wouri.example')
})
afterAll(() => server.close())

type Page = { cars: StaffCarRow[]; next: string | null }

/** The whole list, page by page. */
async function listed(order: CarOrder): Promise<StaffCarRow[]> {
  const all: StaffCarRow[] = []
  let after: string | null = null
  do {
    const query: Record<string, string> = { order, size: '20', ...(after !== null && { after }) }
    const page: Page = (await owner('GET', '/api/staff/cars', { query })).json<Page>()
    all.push(...page.cars)
    after = page.next
  } while (after !== null)
  return all
}

const states = ['listed', 'coming-soon', 'unlisted', 'retired']
const byColumn: Record<CarOrder, (car: StaffCarRow) => string | number> = {
  name: ({ name }) => name,
  'name-down': ({ name }) => name,
  // Without a plate comes last.
  plate: ({ plate }) => plate ?? '~',
  price: ({ dailyPrice }) => dailyPrice,
  'price-down': ({ dailyPrice }) => dailyPrice,
  photos: ({ photos }) => photos,
  state: ({ state }) => states.indexOf(state),
}

test.each(carOrders)('by %s every car of the fleet is listed once, in that order', async (order) => {
  const cars = await listed(order)
  expect(cars.length).toBeGreaterThan(20)
  expect(new Set(cars.map(({ _id }) => _id)).size).toBe(cars.length)
  const values = cars.map(byColumn[order])
  const ascending = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  expect(values).toEqual(order.endsWith('-down') ? ascending.toReversed() : ascending)
})

test('the table for spreadsheets has the order of the list', async () => {
  const { body } = await owner('GET', '/api/staff/cars.csv?order=price-down')
  const names = body.trim().split('\r\n').slice(1)
  const cars = await listed('price-down')
  expect(names).toHaveLength(cars.length)
  for (const [index, { name }] of cars.entries()) expect(names[index]).toContain(name)
})
