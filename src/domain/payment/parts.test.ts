import { expect, test } from 'vitest'
import { hour, minute } from '../rental/period.ts'
import { bookPayment, isPayable, type PayableBooking } from './book-payment.ts'
import { countParts, nextPart, noLimits, partsOf } from './parts.ts'

const operator = { min: 500, max: 500_000 }

test.each([
  [0, []],
  [-1, []],
  [499, null],
  [500, [500]],
  [500_000, [500_000]],
  [500_001, [499_501, 500]],
  [500_499, [499_999, 500]],
  [800_000, [500_000, 300_000]],
  [1_000_000, [500_000, 500_000]],
  [1_000_100, [500_000, 499_600, 500]],
])('%i in parts within limits', (sum, parts) => {
  expect(partsOf(sum, operator)).toEqual(parts)
})

test('parts are within their limits, as few as possible, and add up', () => {
  for (let turn = 0; turn < 2000; turn++) {
    const min = 1 + Math.floor(Math.random() * 1000)
    const max = min + Math.floor(Math.random() * 5000)
    const sum = 1 + Math.floor(Math.random() * 50_000)
    const parts = partsOf(sum, { min, max })
    const fewest = Math.ceil(sum / max)
    if (parts === null) {
      // No number of parts takes it: with fewer it is too much, with this many too little.
      expect(sum).toBeLessThan(fewest * min)
      continue
    }
    expect(parts).toHaveLength(fewest)
    expect(parts.reduce((all, part) => all + part, 0)).toBe(sum)
    expect(parts.every((part) => Number.isInteger(part) && part >= min && part <= max)).toBe(true)
  }
})

test('a card takes any sum at once', () => {
  expect(partsOf(5_000_000, noLimits)).toEqual([5_000_000])
  expect(nextPart(300, noLimits)).toBe(300)
})

test('parts are counted by what is paid and what is missing', () => {
  expect(countParts({ paid: 0, rest: 800_000 }, operator)).toEqual({ number: 1, of: 2 })
  expect(countParts({ paid: 1, rest: 300_000 }, operator)).toEqual({ number: 2, of: 2 })
  expect(countParts({ paid: 1, rest: 300_000 }, noLimits)).toEqual({ number: 2, of: 2 })
  expect(countParts({ paid: 0, rest: 100 }, operator)).toEqual({ number: 1, of: 1 })
})

const now = Date.UTC(2027, 0, 1, 9)
const held: PayableBooking = {
  status: 'void',
  total: 800_000,
  on: 0,
  dueToKeep: 800_000,
  from: now + 48 * hour,
  holdExpiresAt: now + 10 * minute,
}
const part = { xaf: 500_000, target: 800_000 }

test('a part that is not enough gives the hold half an hour anew', () => {
  expect(bookPayment(held, part, now)).toEqual({ status: 'void', holdExpiresAt: now + 30 * minute })
})

test('a part that reaches the deposit of the supplier keeps the car', () => {
  expect(bookPayment({ ...held, dueToKeep: 160_000 }, part, now)).toEqual({
    status: 'deposit',
    holdExpiresAt: null,
  })
})

test('the last part makes it paid', () => {
  expect(bookPayment({ ...held, on: 500_000 }, { ...part, xaf: 300_000 }, now)).toMatchObject({
    status: 'paid',
  })
  expect(
    bookPayment(
      { ...held, status: 'deposit', on: 500_000, holdExpiresAt: null },
      { ...part, xaf: 300_000 },
      now,
    ),
  ).toMatchObject({ status: 'paid' })
})

test.each(['pending', 'reserved'] as const)('%s is a part payment or paid, as much as has come', (status) => {
  const booking = { ...held, status, holdExpiresAt: null }
  expect(bookPayment(booking, part, now)).toMatchObject({ status: 'deposit' })
  expect(bookPayment(booking, { xaf: 800_000, target: 800_000 }, now)).toMatchObject({ status: 'paid' })
})

test('what cannot be kept says why', () => {
  expect(bookPayment({ ...held, status: 'cancelled' }, part, now)).toEqual({ back: 'cancelled' })
  expect(bookPayment({ ...held, on: 500_000 }, part, now)).toEqual({ back: 'already-paid' })
  // The deposit was paid in another window.
  const deposit = { xaf: 160_000, target: 160_000 }
  expect(bookPayment({ ...held, status: 'deposit', on: 160_000 }, deposit, now)).toEqual({
    back: 'already-paid',
  })
  expect(bookPayment({ ...held, total: 400_000 }, part, now)).toEqual({ back: 'already-paid' })
  const lapsed = { ...held, holdExpiresAt: null }
  expect(bookPayment(lapsed, part, now)).toEqual({ back: 'incomplete' })
  expect(bookPayment({ ...lapsed, from: now }, part, now)).toEqual({ back: 'car-gone' })
})

test('late money that is enough revives the booking', () => {
  expect(bookPayment({ ...held, holdExpiresAt: null, dueToKeep: 160_000 }, part, now)).toMatchObject({
    status: 'deposit',
  })
})

test('what is due is payable while the car is held, then until pick-up, and once the keys have left', () => {
  const due = { ...held, due: 1, isHandedOver: false }
  expect(isPayable(due, now)).toBe(true)
  expect(isPayable(due, now + 10 * minute)).toBe(false)
  const standing = { ...due, status: 'reserved' as const, holdExpiresAt: null }
  expect(isPayable(standing, now)).toBe(true)
  expect(isPayable(standing, standing.from)).toBe(false)
  const out = { ...standing, isHandedOver: true }
  expect(isPayable(out, standing.from + 365 * 24 * 60 * minute)).toBe(true)
  expect(isPayable({ ...out, due: 0 }, standing.from)).toBe(false)
  expect(isPayable({ ...out, status: 'cancelled' }, standing.from)).toBe(false)
  expect(isPayable({ ...standing, due: 0 }, now)).toBe(false)
  expect(isPayable({ ...standing, status: 'cancelled' }, now)).toBe(false)
})
