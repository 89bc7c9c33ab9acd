import { expect, test } from 'vitest'
import { convertPrice, parityRates } from './convert.ts'
import { restIn } from './rest.ts'

const euros = (xaf: number) => convertPrice(xaf, 'EUR', parityRates)
const cents = (amount: number) => Math.round(amount * 100)

test('parts add up to their total in euros, whatever they are', () => {
  const wrong: number[] = []
  let apart = 0
  for (let total = 10_000; total < 400_000; total += 317) {
    const now = Math.ceil(total / 5)
    const later = restIn(total - now, [now], euros)
    if (cents(euros(now)) + cents(later) !== cents(euros(total))) wrong.push(total)
    if (cents(euros(now)) + cents(euros(total - now)) !== cents(euros(total))) apart += 1
    // Never more than a hundredth from what it is alone.
    expect(Math.abs(cents(later) - cents(euros(total - now)))).toBeLessThanOrEqual(1)
  }
  expect(wrong).toEqual([])
  // Rounded one by one they would often not.
  expect(apart).toBeGreaterThan(100)
})

test('francs stay as they are, and nothing stays nothing', () => {
  expect(restIn(120_000, [30_000], (xaf) => xaf)).toBe(120_000)
  expect(restIn(0, [30_001], euros)).toBe(0)
  expect(restIn(30_001, [], euros)).toBe(euros(30_001))
})
