import { expect, test } from 'vitest'
import { readAmount } from './typed-amount.ts'

test.each([
  ['46200', 46_200],
  [' 46 200 ', 46_200],
  ['46,200', 46_200],
  ['1.250.000', 1_250_000],
  ['0', 0],
])('%s is read as francs', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each(['', '12.5', '46,2', '-100', '1e5', 'all', '46 20', '99999999999999999999'])(
  '%s is no amount',
  (text) => {
    expect(readAmount(text)).toBeNull()
  },
)
