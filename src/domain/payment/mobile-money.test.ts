import { expect, test } from 'vitest'
import { minute } from '../rental/period.ts'
import {
  askPromptAgainAt,
  guessOperator,
  isMobileMoneyNumber,
  operatorDials,
  refusalOf,
  whyNotPayable,
} from './mobile-money.ts'
import { sandboxAnswerAt, sandboxOutcomeOf, sandboxReason } from './sandbox-phones.ts'

test.each([
  ['+237671234567', 'mtn'],
  ['+237650000000', 'mtn'],
  ['+237680000000', 'mtn'],
  ['+237655000000', 'orange'],
  ['+237691234567', 'orange'],
  ['+237640000000', 'orange'],
  ['+237620000000', null],
  ['+33612345678', null],
])('%s is most likely of %s', (phone, operator) => {
  expect(guessOperator(phone)).toBe(operator)
})

// As both operators write them in Cameroon; the hash before Orange's digits is no slip.
test('what waits for approval is dialled for as the operators say', () => {
  expect(operatorDials).toEqual({ mtn: '*126#', orange: '#150*50#' })
})

test.each([
  ['+237671234567', true],
  ['+237222123456', false],
  ['+33612345678', false],
  ['671234567', false],
  ['+2376712345678', false],
])('%s can be asked for money: %s', (phone, can) => {
  expect(isMobileMoneyNumber(phone)).toBe(can)
})

test.each([
  [499, 'too-little'],
  [500, null],
  [500_000, null],
  // In two parts.
  [500_001, null],
])('an operator that takes 500 to 500 000 and is asked for %i: %s', (amount, why) => {
  const offer = { operator: 'mtn' as const, isAvailable: true, min: 500, max: 500_000 }
  expect(whyNotPayable(offer, amount)).toBe(why)
  expect(whyNotPayable({ ...offer, isAvailable: false }, amount)).toBe('away')
  // No number of parts adds up to it.
  expect(whyNotPayable({ ...offer, min: 400, max: 500 }, 700)).toBe('too-much')
})

test('a prompt is asked about after 5, 15, 35 and 75 seconds, and then every minute', () => {
  const asked: number[] = []
  for (let now = 0; asked.length < 6;) {
    now = askPromptAgainAt(0, now)
    asked.push(now / 1000)
  }
  expect(asked).toEqual([5, 15, 35, 75, 135, 195])
})

test('what a provider does not know is not lost within two minutes', () => {
  expect(refusalOf({ isUnknown: true }, 0, 2 * minute - 1)).toBeNull()
  expect(refusalOf({ isUnknown: true }, 0, 2 * minute)).toBe('operator-away')
  expect(refusalOf({ reason: 'no-money' }, 0, 0)).toBe('no-money')
  expect(refusalOf({}, 0, 60 * minute)).toBeNull()
})

test('the last digit of a test phone says how its payment ends', () => {
  const ends = Array.from({ length: 10 }, (_, digit) => {
    const outcome = sandboxOutcomeOf(`+23767123456${digit}`)
    return [outcome, sandboxReason(outcome), sandboxAnswerAt(outcome, 0) / 1000]
  })
  expect(ends).toEqual([
    ['paid', null, 8],
    ['refused', 'refused', 8],
    ['no-money', 'no-money', 8],
    ['wrong-pin', 'wrong-pin', 8],
    ['limit', 'limit', 8],
    ['operator-away', 'operator-away', 8],
    ['never-answers', 'expired', 600],
    ['answers-late', null, 3600],
    ['pays-less', null, 8],
    ['paid', null, 8],
  ])
})
