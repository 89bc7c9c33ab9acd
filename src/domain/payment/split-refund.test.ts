import { expect, test } from 'vitest'
import { leastMissed } from './split-refund.ts'

const of = (most: number, least = 500) => ({ most, least })

test.each([
  ['nothing', 0, [of(84_000)], null],
  ['one franc less than the operator gives back', 499, [of(84_000)], 500],
  ['the least', 500, [of(84_000)], null],
  ['all of a payment below the least', 300, [of(300)], 500],
  ['a card, which has no least', 1, [of(84_000, 0)], null],
  ['a rest below the least, of the payment before', 50_300, [of(60_000), of(50_000)], 500],
  ['the same where the payment before was by card', 50_300, [of(60_000, 0), of(50_000)], null],
  ['two whole parts', 110_000, [of(60_000), of(50_000)], null],
  ['two operators: the one that is missed', 50_700, [of(60_000, 1000), of(50_000)], 1000],
])('%s', (_, refund, limits, missed) => {
  expect(leastMissed(refund, limits)).toBe(missed)
})
