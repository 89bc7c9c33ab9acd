import { expect, test } from 'vitest'
import { chargedOf, standingCharges, type ChargeLine } from './applied-charge.ts'
import { shownCharges } from './shown-charges.ts'

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

test('money pays the oldest line first; a line is open while some of it is due', () => {
  const lines = standingCharges([
    line({}),
    line({ id: 'b', amount: 5000 }),
    line({ id: 'c', isRefused: true }),
    line({ id: 'd', amount: 6000, retained: 6000 }),
  ])
  const shown = (due: number) => shownCharges(lines, due).map((each) => [each.shown, each.open])
  const [contested, kept] = [['contested', 0] as const, ['paid', 0] as const]
  expect(shown(15_000)).toEqual([['open', 10_000], ['open', 5000], contested, kept])
  expect(shown(7000)).toEqual([['open', 2000], ['open', 5000], contested, kept])
  expect(shown(4000)).toEqual([['paid', 0], ['open', 4000], contested, kept])
  expect(shown(0)).toEqual([['paid', 0], ['paid', 0], contested, kept])
  // What is due of the rental itself is of no line.
  expect(shown(90_000)[0]).toEqual(['open', 10_000])
})
