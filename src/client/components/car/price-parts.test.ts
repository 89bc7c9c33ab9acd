import { expect, test } from 'vitest'
import { addingUp } from './price-parts.ts'

test('converted lines add up to the converted total', () => {
  const parts = addingUp([34.305, 12.345, 8.285], 54.94, 2)
  expect(Math.round(parts.reduce((sum, part) => sum + part, 0) * 100) / 100).toBe(54.94)
})

test('what rounding leaves over goes to the largest part', () => {
  expect(addingUp([10.004, 5.004, 1.004], 16.02, 2)).toEqual([10.02, 5, 1])
})

test('francs stay whole', () => {
  expect(addingUp([22_913, 8_287], 31_200, 0)).toEqual([22_913, 8_287])
})
