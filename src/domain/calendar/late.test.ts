import { expect, test } from 'vitest'
import { day, hour } from '../rental/period.ts'
import { lateUntil } from './late.ts'

// Ten in the morning in Douala.
const now = Date.parse('2026-11-23T09:00:00Z')

test('a late car is kept until the end of tomorrow in Douala, and as long again as it is late', () => {
  const endOfTomorrow = Date.parse('2026-11-24T23:00:00Z')
  expect(lateUntil(now, now)).toBe(endOfTomorrow)
  expect(lateUntil(now - 30 * hour, now)).toBe(endOfTomorrow)
  expect(lateUntil(now - 5 * day, now)).toBe(now + 5 * day)
})
