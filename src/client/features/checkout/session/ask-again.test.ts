import { expect, test } from 'vitest'
import { askAgainAfter, askedFor } from './ask-again.ts'

/** How often a payment is asked about until the page gives up, as the clock tells it. */
function turns(isProcessing: boolean): number {
  let [waited, asked] = [0, 0]
  while (waited < askedFor(isProcessing)) {
    waited += askAgainAfter(waited)
    asked++
  }
  return asked
}

test('a bank is waited for a minute, every second at first and then more calmly', () => {
  expect(askedFor(true)).toBe(60_000)
  expect(askAgainAfter(0)).toBe(1_000)
  expect(askAgainAfter(30_000)).toBe(3_000)
  expect(turns(true)).toBeLessThan(30)
})

test('a payment that nobody has heard of gives its form back soon', () => {
  expect(askedFor(false)).toBeLessThan(20_000)
})
