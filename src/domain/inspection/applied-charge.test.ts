import { expect, test } from 'vitest'
import { chargedOf, standingCharges, type ChargeLine } from './applied-charge.ts'

const line = (change: Partial<ChargeLine>): ChargeLine => ({
  id: 'a',
  kind: 'fuel',
  amount: 10_000,
  reverses: null,
  isRefused: false,
  retained: 0,
  ...change,
})

test('a line is due until it is refused or struck, and a line that strikes charges nothing', () => {
  const lines = [
    line({}),
    line({ id: 'b', isRefused: true }),
    line({ id: 'c' }),
    line({ id: 'd', reverses: 'c' }),
    line({ id: 'e', isRefused: true }),
    line({ id: 'f', reverses: 'e' }),
  ]
  expect(standingCharges(lines).map(({ id, state }) => [id, state])).toEqual([
    ['a', 'due'],
    ['b', 'refused'],
    ['c', 'struck'],
    ['e', 'struck'],
  ])
  expect(chargedOf(lines)).toBe(10_000)
})

test('what was kept of the deposit is not due, and more than the line never lowers the others', () => {
  expect(chargedOf([line({ retained: 4_000 }), line({ id: 'b', retained: 11_000 })])).toBe(6_000)
})
