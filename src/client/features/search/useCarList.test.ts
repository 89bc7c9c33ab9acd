import { expect, test } from 'vitest'
import { pagesAround } from './useCarList.ts'

test.each([
  [1, 2, [1, 2]],
  [1, 14, [1, 2, null, 14]],
  [3, 14, [1, 2, 3, 4, null, 14]],
  [4, 14, [1, 2, 3, 4, 5, null, 14]],
  [7, 14, [1, null, 6, 7, 8, null, 14]],
  [14, 14, [1, null, 13, 14]],
])('page %i of %i', (page, last, expected) => {
  expect(pagesAround(page, last)).toEqual(expected)
})
