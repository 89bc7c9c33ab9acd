import { expect, test } from 'vitest'
import { inOrder, ordersOf } from './in-order.ts'

type Row = { name: string; cars: number | null }

const rows: Row[] = [
  { name: 'Zone 10', cars: 2 },
  { name: 'Édéa', cars: null },
  { name: 'zone 9', cars: 2 },
  { name: 'Akwa', cars: 7 },
]
const keys = { name: ({ name }: Row) => name, cars: ({ cars }: Row) => cars }
const names = (order: Parameters<typeof inOrder<Row, 'name' | 'cars'>>[1]) =>
  inOrder(rows, order, keys, 'fr').map(({ name }) => name)

test.each([
  [undefined, ['Zone 10', 'Édéa', 'zone 9', 'Akwa']],
  ['name', ['Akwa', 'Édéa', 'zone 9', 'Zone 10']],
  ['name-down', ['Zone 10', 'zone 9', 'Édéa', 'Akwa']],
  ['cars', ['Zone 10', 'zone 9', 'Akwa', 'Édéa']],
  ['cars-down', ['Akwa', 'Zone 10', 'zone 9', 'Édéa']],
] as const)('by %s, without regard to accents and capitals, and what has none last', (order, sorted) => {
  expect(names(order)).toEqual(sorted)
})

test('an address may ask for each column both ways', () => {
  expect(ordersOf(['name', 'cars'])).toEqual(['name', 'cars', 'name-down', 'cars-down'])
})
