import { expect, test } from 'vitest'
import { moneyIn } from './money-in.ts'

test('a price is shown in the chosen currency with the kept rate', () => {
  const money = moneyIn('USD', { USD: 0.0018 }, 'en')
  expect(money.show(75_000)).toBe('$135')
  expect(money.inCurrency(75_000)).toBe(135)
  expect(money.hasRate).toBe(true)
})

test('the euro needs no table: its parity is fixed', () => {
  expect(moneyIn('EUR', {}, 'fr').show(655_957)).toBe('1\u00A0000\u00A0€')
})

test('without a rate the price is shown in XAF and says so', () => {
  const money = moneyIn('USD', {}, 'fr')
  expect(money.show(75_000)).toBe('75\u00A0000\u00A0FCFA')
  expect(money.currency).toBe('XAF')
  expect(money.hasRate).toBe(false)
})
