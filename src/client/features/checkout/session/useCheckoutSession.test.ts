import { expect, test } from 'vitest'
import { pollInterval, pollDuration } from './useCheckoutSession.ts'

/** How often a payment is polled until the page gives up, with pauses that grow. */
function turns(isProcessing: boolean): number {
  let [waited, asked] = [0, 0]
  while (waited < pollDuration(isProcessing)) {
    waited += pollInterval(waited)
    asked++
  }
  return asked
}

test('a bank is waited for a minute, every second at first and then more calmly', () => {
  expect(pollDuration(true)).toBe(60_000)
  expect(pollInterval(0)).toBe(1_000)
  expect(pollInterval(30_000)).toBe(3_000)
  expect(turns(true)).toBeLessThan(30)
})

test('a payment without news shows its form again soon', () => {
  expect(pollDuration(false)).toBeLessThan(20_000)
})
