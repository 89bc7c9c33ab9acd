import { expect, test } from 'vitest'
import { instantOf } from '#domain/rental/period.ts'
import { carSearchIn, inAddress, readSearchParams } from './search-params.ts'

const now = instantOf('2026-08-18T08:00') ?? 0
const trip = { pl: 'douala-airport', from: '2026-08-21T09:00', to: '2026-08-25T09:00' }
const read = (address: Record<string, string>) => readSearchParams(address)

test('a whole address is a search, and the open car is no part of it', () => {
  const params = read({ ...trip, rg: 'mini,midi', dep: '100000', page: '2', car: 'prado' })
  expect(params.car).toBe('prado')
  expect(carSearchIn(params, now)).toEqual({
    ...trip,
    ranges: ['mini', 'midi'],
    maximumDeposit: 100_000,
    page: 2,
  })
})

test('invalid parameters are left out and the rest still works', () => {
  const params = read({
    ...trip,
    rg: 'rocket',
    st: '5',
    rt: 'nine',
    page: '-1',
    sort: 'luck',
    sup: '<script>',
  })
  expect(carSearchIn(params, now)).toEqual({ ...trip, seats: ['5'] })
})

test.each([
  ['no place', { from: trip.from, to: trip.to }],
  ['a day that does not exist', { ...trip, from: '2026-02-30T09:00' }],
  ['a pick-up that has passed', { ...trip, from: '2026-08-01T09:00' }],
  ['an end before the beginning', { ...trip, to: '2026-08-20T09:00' }],
])('%s is no search', (_, address) => {
  expect(carSearchIn(read(address), now)).toBeNull()
})

test('filters are full words inside and short in the address', () => {
  const params = readSearchParams({ ...trip, rg: 'mini,midi', gb: 'manual' })
  expect(params).toEqual({ ...trip, ranges: ['mini', 'midi'], gearboxes: ['manual'] })
  expect(inAddress(params)).toEqual({ ...trip, rg: ['mini', 'midi'], gb: ['manual'] })
})

test('a filter that was taken away is not found again in what the router had read', () => {
  expect(readSearchParams({ ...trip, rg: 'mini', ranges: undefined })).toEqual(trip)
  const router = { ...trip, rg: 'mini', ranges: undefined }
  expect(inAddress(router)).toEqual(trip)
})
