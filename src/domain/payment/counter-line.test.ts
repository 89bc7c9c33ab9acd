import { expect, test } from 'vitest'
import { mayCorrect, statusAfterCorrection } from './counter-line.ts'

test('a payment is taken back as long as nothing of it was handed back, or is promised', () => {
  const taken = { kind: 'taken', amount: 50_000 } as const
  expect(mayCorrect(taken, { taken: 50_000, handedBack: 0, toHandBack: 0 })).toBe(true)
  expect(mayCorrect(taken, { taken: 80_000, handedBack: 30_000, toHandBack: 0 })).toBe(true)
  expect(mayCorrect(taken, { taken: 80_000, handedBack: 30_001, toHandBack: 0 })).toBe(false)
  expect(mayCorrect(taken, { taken: 50_000, handedBack: 0, toHandBack: 1 })).toBe(false)
})

test('what was handed back may always be taken back', () => {
  const sums = { taken: 50_000, handedBack: 50_000, toHandBack: 50_000 }
  expect(mayCorrect({ kind: 'handed-back', amount: 50_000 }, sums)).toBe(true)
})

test('a booking is paid in part then, or confirmed where no money is left on it', () => {
  expect(statusAfterCorrection('paid', 100_000, { online: 0, counter: 40_000 })).toBe('deposit')
  expect(statusAfterCorrection('paid', 100_000, { online: 0, counter: 0 })).toBe('reserved')
  expect(statusAfterCorrection('deposit', 100_000, { online: 30_000, counter: 0 })).toBe('deposit')
  expect(statusAfterCorrection('paid', 0, { online: 0, counter: 0 })).toBe('paid')
  expect(statusAfterCorrection('cancelled', 100_000, { online: 0, counter: 0 })).toBe('cancelled')
  // Handed back by mistake: the money is on it again.
  expect(statusAfterCorrection('deposit', 100_000, { online: 0, counter: 100_000 })).toBe('paid')
})
