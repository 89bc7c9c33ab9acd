import { expect, test } from 'vitest'
import { soughtParts } from './sought.ts'

const part = (phone: string | null, ...words: string[]) => ({ words, phone })

test.each([
  ['#7KQ2 M9XA', [part(null, '7KQ2'), part(null, 'M9XA')]],
  ['# 7KQ2M9XA', [part(null, '7KQ2M9XA')]],
  ['lt-123-ab', [part(null, 'lt-123-ab')]],
  ['123', [part(null, '123')]],
  ['6 71 23 45 67', [part('671234567', '6', '71', '23', '45', '67')]],
  ['+237 (0) 671-23', [part('67123', '+237', '(0)', '671-23')]],
  ['Ngo 671 23 Ruth', [part(null, 'Ngo'), part('67123', '671', '23'), part(null, 'Ruth')]],
  ['LT 123 AB', [part(null, 'LT'), part(null, '123'), part(null, 'AB')]],
  [' - # ', []],
])('%j', (typed, parts) => {
  expect(soughtParts(typed)).toEqual(parts)
})
