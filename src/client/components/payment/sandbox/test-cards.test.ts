import { expect, test } from 'vitest'
import { sandboxOutcomes } from '#contract/bookings/payments.ts'
import { cardProblems } from '#domain/payment/card.ts'
import { outcomeOf, testCards, groupedDigits, groupedExpiry } from './test-cards.ts'

test('there is one test card for each thing a bank may say', () => {
  expect(testCards.map(({ outcome }) => outcome).sort()).toEqual([...sandboxOutcomes].sort())
})

test.each(testCards)('the test card $number passes the checks of a real one', ({ number, outcome }) => {
  expect(cardProblems({ number, expiry: '12/49', code: '123' }, Date.UTC(2027, 0, 1))).toEqual({})
  expect(outcomeOf(number.replaceAll(' ', ''))).toBe(outcome)
})

test('any other card stands for nothing, however valid it is', () => {
  expect(outcomeOf('4111 1111 1111 1111')).toBeNull()
  expect(outcomeOf('')).toBeNull()
})

test.each([
  ['4242424242424242', '4242 4242 4242 4242'],
  ['4242-4242 42', '4242 4242 42'],
  ['378282246310005', '3782 822463 10005'],
  ['42x4', '424'],
])('a number typed as %s is written %s', (typed, written) => {
  expect(groupedDigits(typed)).toBe(written)
})

test.each([
  ['1', '1'],
  ['12', '12'],
  ['123', '12/3'],
  ['1230', '12/30'],
  ['12/30', '12/30'],
  ['5', '05'],
  ['5/30', '05/30'],
  ['12/2030', '12/2030'],
  ['12/', '12/'],
])('an expiry typed as %s is written %s', (typed, written) => {
  expect(groupedExpiry(typed)).toBe(written)
})
