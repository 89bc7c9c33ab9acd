// The public list of suppliers, page by page.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import type { SupplierPage, SupplierTerms } from '#contract/cars/suppliers.ts'
import { startServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
  await sql`WITH people AS (
      INSERT INTO users (id, type, full_name, email, language, verified)
      SELECT 'more-' || number, 'supplier', 'More', format('more-%s@wouri.example', number), 'fr', true
      FROM generate_series(1, 60) number RETURNING id)
    INSERT INTO suppliers (id, name, logo, phone, email, about, pay_later, part_payment_percent, minimum_rental_days, counter_methods)
    SELECT id, 'Same name', '', '+237600000000', 'x@wouri.example', '{"en":"","fr":"","es":""}', true, 0, 1, '{cash}'
    FROM people`.execute(server.db)
})
afterAll(() => server.close())

const read = async <T>(path: string) => (await server.visitor()('GET', path)).json<T>()

test('every supplier is on one page, in one order, also where names are the same', async () => {
  const first = await read<SupplierPage>('/api/suppliers')
  const last = Math.ceil(first.total / first.pageSize)
  expect(last).toBeGreaterThan(2)
  const pages = await Promise.all(
    Array.from({ length: last }, (_, index) => read<SupplierPage>(`/api/suppliers?page=${index + 1}`)),
  )
  const listed = pages.flatMap(({ suppliers }) => suppliers.map(({ _id }) => _id))
  const terms = await read<SupplierTerms[]>('/api/supplier-terms')
  expect(listed).toEqual(terms.map(({ _id }) => _id))
  expect(new Set(listed).size).toBe(first.total)
  expect((await read<SupplierPage>(`/api/suppliers?page=${last + 1}`)).suppliers).toEqual([])
})

test('a supplier is shown with the cities of its cars, and one without cars with none', async () => {
  const { suppliers } = await read<SupplierPage>('/api/suppliers')
  const kribi = suppliers.find(({ _id }) => _id === 'kribi-littoral')!
  expect(kribi.cities.map(({ _id }) => _id).toSorted()).toEqual(['douala', 'kribi', 'yaounde'])
  expect(kribi.cars).toBeGreaterThan(0)
  const { suppliers: others } = await read<SupplierPage>('/api/suppliers?page=2')
  expect(others.find(({ _id }) => _id.startsWith('more-'))).toMatchObject({
    cars: 0,
    rating: null,
    cities: [],
  })
})
