import { afterAll, beforeAll, expect, test } from 'vitest'
import { carOrders, type CarColumn, type CarOrder, type StaffCarRow } from '#contract/staff/fleet/cars.ts'
import { carTypes } from '#domain/car/car.ts'
import { carStates } from '#domain/car/state.ts'
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

const byColumn: Record<CarColumn, (car: StaffCarRow) => string | number | null> = {
  name: ({ name }) => name,
  plate: ({ plate }) => plate,
  supplier: ({ supplier }) => supplier.name,
  range: ({ range }) => carTypes.indexOf(range),
  price: ({ dailyPrice }) => dailyPrice,
  photos: ({ photos }) => photos,
  state: ({ state }) => carStates.indexOf(state),
}

test.each(carOrders)('by %s every car of the fleet is listed once, in that order', async (order) => {
  const cars = await listed(order)
  expect(cars.length).toBeGreaterThan(20)
  expect(new Set(cars.map(({ _id }) => _id)).size).toBe(cars.length)
  const values = cars.map(byColumn[order.replace(/-down$/, '') as CarColumn])
  const known = values.filter((value) => value !== null)
  const ascending = known.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0))
  // Without a plate comes last, up and down.
  const rest = values.filter((value) => value === null)
  expect(values).toEqual([...(order.endsWith('-down') ? ascending.toReversed() : ascending), ...rest])
})

test.each(['name', 'price-down'] as const)('by %s a page is had by its number', async (order) => {
  const whole = await listed(order)
  const page = async (number: number) =>
    (await owner('GET', '/api/staff/cars', { query: { order, size: '20', page: String(number) } })).json<
      Page & { count: object | null }
    >()
  const second = await page(2)
  expect(second.cars).toEqual(whole.slice(20, 40))
  expect(second.count).toEqual({ counted: whole.length, isMore: false })
  expect((await page(99)).cars).toEqual([])
})

test('the table for spreadsheets has the order of the list', async () => {
  const { body } = await owner('GET', '/api/staff/cars.csv?order=price-down')
  const names = body.trim().split('\r\n').slice(1)
  const cars = await listed('price-down')
  expect(names).toHaveLength(cars.length)
  for (const [index, { name }] of cars.entries()) expect(names[index]).toContain(name)
})
