import { expect, test } from 'vitest'
import { readAmount } from './typed-amount.ts'

test.each([
  ['46200', 46_200],
  [' 46 200 ', 46_200],
  ['46,200', 46_200],
  ['1.250.000', 1_250_000],
  ['0', 0],
  ['150 000 FCFA', 150_000],
  ['150\u202F000\u00A0FCFA', 150_000],
  ['150.000', 150_000],
  ['150.000 F CFA', 150_000],
  ['150,000 XAF', 150_000],
  ['150000F', 150_000],
  ['150 000 francs CFA', 150_000],
  ['150 000,00', 150_000],
  ['150k', 150_000],
  ['150 K FCFA', 150_000],
  ['2,5k', 2_500],
  ['2.75 k', 2_750],
  ['150 mille', 150_000],
  ['\uFF11\uFF15\uFF10 000', 150_000],
])('%s is read as francs', (text, amount) => {
  expect(readAmount(text)).toBe(amount)
})

test.each([
  '',
  '12.5',
  '46,2',
  '-100',
  '1e5',
  'all',
  '46 20',
  'k',
  '1.2.3k',
  '150 €',
  'FCFA',
  '1.234k',
  '99999999999999999999',
])('%s is no amount', (text) => {
  expect(readAmount(text)).toBeNull()
})
