import { expect, test } from 'vitest'
import { sampled } from './sample.ts'

test('one of many goes through, and says how many did not; another kind is not held back by it', () => {
  const sample = sampled(1000)
  expect([0, 1, 999].map((now) => sample('away', now))).toEqual([0, null, null])
  expect(sample('unexpected', 500)).toBe(0)
  expect([1000, 1001].map((now) => sample('away', now))).toEqual([2, null])
  expect(sample('away', 5000)).toBe(1)
})
