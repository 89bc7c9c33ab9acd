import fc from 'fast-check'
import { expect, test } from 'vitest'
import { seed } from '#tests/support/random.ts'
import {
  areRatesOld,
  convert,
  convertPrice,
  CurrencyError,
  parityRates,
  parseCacheSeconds,
  parseCurrencyCode,
  withParity,
} from './convert.ts'
import { isCurrency } from './currencies.ts'
import { formatMoney } from './money.ts'

test.each([
  [999, 'XAF', 'en', '999 FCFA'],
  [1000, 'XAF', 'en', '1,000 FCFA'],
  [75_000, 'XAF', 'en', '75,000 FCFA'],
  [75_000, 'XAF', 'fr', '75 000 FCFA'],
  [1_234_567, 'XAF', 'es', '1 234 567 FCFA'],
  [75_123.75, 'XAF', 'en', '75,124 FCFA'],
  [1234.5, 'USD', 'en', '$1,234.50'],
  [1234.5, 'EUR', 'fr', '1 234.50 €'],
  [1234, 'EUR', 'es', '1 234 €'],
  [0.29, 'USD', 'fr', '$0.29'],
  [0, 'EUR', 'en', '0 €'],
  [-1234.5, 'USD', 'en', '-$1,234.50'],
  [12, 'GBP', 'en', '£12'],
] as const)('%d %s in %s reads %s', (amount, currency, language, text) => {
  expect(formatMoney(amount, currency, language)).toBe(text)
})

test('the euro is always at its fixed parity', () => {
  expect(withParity({ EUR: 0.5, USD: 0.0018 })['EUR']).toBe(1 / 655.957)
  expect(convert(655_957, 'EUR', parityRates)).toBe(1000)
})

test('a conversion there and back never gains', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (amount) => {
      const euros = convert(amount, 'EUR', parityRates)
      expect(Math.abs(euros * 655.957 - amount)).toBeLessThan(3.5)
    }),
    { seed },
  )
})

test('unknown codes are refused in the words of the specification', () => {
  expect(() => parseCurrencyCode('XXX')).toThrow(new CurrencyError('XXX is not a valid currency code'))
  expect(() => parseCurrencyCode('__proto__')).toThrow(CurrencyError)
  expect(() => convert(1, 'JPY', parityRates)).toThrow(new CurrencyError('Currency JPY not supported'))
})

test('only offered currencies can be chosen', () => {
  expect(['XAF', 'EUR', 'USD'].every(isCurrency)).toBe(true)
  expect(['xaf', 'GBP', '', null, '__proto__'].some(isCurrency)).toBe(false)
})

test.each([0, -1, NaN, Infinity, '5', null, undefined])('%s is no amount to convert', (amount) => {
  expect(() => convert(amount as number, 'EUR', parityRates)).toThrow(
    new CurrencyError(`${amount} is not a positive amount`),
  )
  expect(() => convert(amount as number, 'XAF', parityRates)).toThrow(CurrencyError)
})

test.each([0, -3600, NaN, Infinity, '3600', null])('%s is no time to keep rates for', (seconds) => {
  expect(() => parseCacheSeconds(seconds)).toThrow(
    new CurrencyError(`${seconds} is not a positive number of seconds`),
  )
  expect(parseCacheSeconds(0.5)).toBe(0.5)
})

test('a price of zero is zero in any currency, and a discount keeps its sign', () => {
  expect(convertPrice(0, 'EUR', parityRates)).toBe(0)
  expect(convertPrice(-655_957, 'EUR', parityRates)).toBe(-1000)
})

test('rates are old after a day', () => {
  const day = 24 * 3_600_000
  expect([areRatesOld(0, day), areRatesOld(0, day + 1)]).toEqual([false, true])
})
