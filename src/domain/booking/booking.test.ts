import { expect, test } from 'vitest'
import { cancellationTerms, mayAskForCancellation } from './cancellation.ts'
import { offeredChoices } from '../rental/payment-choice.ts'
import { splitPayment } from './split-payment.ts'
import { blocksCar, canTransition, type TransitionActor } from './transitions.ts'
import { isArriving, stageOf } from './stage.ts'
import { bookingStatuses } from './status.ts'

const allowed = [
  'staff pending reserved',
  'staff pending deposit',
  'staff pending paid',
  'staff pending cancelled',
  'staff reserved deposit',
  'staff reserved paid',
  'staff reserved cancelled',
  'staff deposit paid',
  'staff deposit cancelled',
  'staff paid cancelled',
  'payments void deposit',
  'payments void paid',
  'payments pending deposit',
  'payments pending paid',
  'payments reserved deposit',
  'payments reserved paid',
  'payments deposit paid',
  'clock pending cancelled',
]

test('exactly the moves of the table are allowed', () => {
  const found: string[] = []
  for (const actor of ['staff', 'payments', 'clock'] satisfies TransitionActor[])
    for (const from of bookingStatuses)
      for (const to of bookingStatuses)
        if (canTransition(from, to, actor)) found.push(`${actor} ${from} ${to}`)
  expect(found.sort()).toEqual([...allowed].sort())
})

test('every status but cancelled keeps the car; a lapsed hold does not', () => {
  expect(bookingStatuses.filter((status) => blocksCar(status))).toEqual([
    'pending',
    'deposit',
    'paid',
    'reserved',
  ])
  expect(blocksCar('void', true)).toBe(true)
})

const hours = 3_600_000
const from = 100 * hours

test.each([
  [24 * hours, 'full-refund'],
  [24 * hours - 1, 'fee-may-apply'],
])('paid online, %i ms before pick-up: %s', (before, rule) => {
  const terms = cancellationTerms({ from, hasCancellationExtra: false, paidAtCounter: false }, from - before)
  expect(terms).toEqual({ rule, deadline: from - 24 * hours })
})

test('with the extra, or at the counter, cancelling is free until pick-up', () => {
  const expected = { rule: 'free-until-pick-up', deadline: from }
  expect(cancellationTerms({ from, hasCancellationExtra: true, paidAtCounter: false }, from - 1)).toEqual(
    expected,
  )
  expect(cancellationTerms({ from, hasCancellationExtra: false, paidAtCounter: true }, from - 1)).toEqual(
    expected,
  )
})

test('a driver asks for cancellation once, before pick-up', () => {
  const booking = { status: 'pending', from, cancelRequested: false } as const
  expect(mayAskForCancellation(booking, from - 1)).toBe(true)
  expect(mayAskForCancellation(booking, from)).toBe(false)
  expect(mayAskForCancellation({ ...booking, cancelRequested: true }, from - 1)).toBe(false)
  expect(mayAskForCancellation({ ...booking, status: 'cancelled' }, from - 1)).toBe(false)
})

test('without a gateway only the counter is offered, and only by a supplier that takes it', () => {
  expect(offeredChoices({ payLater: true, partPaymentPercent: 20 }, false)).toEqual(['counter'])
  expect(offeredChoices({ payLater: false, partPaymentPercent: 20 }, false)).toEqual([])
  expect(offeredChoices({ payLater: true, partPaymentPercent: 0 }, true)).toEqual(['counter', 'full'])
})

test('what is paid now and at the counter make the total', () => {
  expect(splitPayment('counter', 150_001, 20)).toEqual({ now: 0, counter: 150_001 })
  expect(splitPayment('deposit', 150_001, 20)).toEqual({ now: 30_000, counter: 120_001 })
  expect(splitPayment('full', 150_001, 20)).toEqual({ now: 150_001, counter: 0 })
})

test.each([
  ['pending', from - 1, 'booked'],
  ['reserved', from - 1, 'confirmed'],
  ['paid', from, 'running'],
  ['pending', from + 2 * hours, 'finished'],
  ['cancelled', from, 'cancelled'],
] as const)('%s at %d is %s', (status, now, stage) => {
  expect(stageOf(status, { from, to: from + hours }, now)).toBe(stage)
})

test('a driver is on the way from a day before pick-up until two hours after it', () => {
  const minute = 60_000
  const pickUp = Date.UTC(2027, 7, 21, 9)
  const at = (hours: number, minutes = 0) => pickUp + (hours * 60 + minutes) * minute
  expect([at(-24, -1), at(-24), at(2, -1), at(2)].map((now) => isArriving('reserved', pickUp, now))).toEqual([
    false,
    true,
    true,
    false,
  ])
  expect([isArriving('cancelled', pickUp, at(-1)), isArriving('void', pickUp, at(-1))]).toEqual([
    false,
    false,
  ])
})
