import { expect, test } from 'vitest'
import { day } from '../rental/period.ts'
import { lapsesAt } from './address-confirmation.ts'

test('an address is confirmed within a day, unless the pick-up comes first', () => {
  expect(lapsesAt(1000, 1000 + day + 1)).toBe(1000 + day)
  expect(lapsesAt(1000, 1000 + day)).toBeNull()
})
