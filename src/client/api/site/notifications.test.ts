import { expect, test } from 'vitest'
import { nextPage, rowsOf, type Notification } from './notifications.ts'

/** Rows named by their number, from one to another. */
const load = (from: number, to: number, total: number) => ({
  rows: Array.from({ length: to - from + 1 }, (_, index) => ({ _id: `n${from + index}` }) as Notification),
  total,
})

test('the next twenty are the next page, until all are here', () => {
  expect(nextPage([load(1, 20, 41)])).toBe(2)
  expect(nextPage([load(1, 20, 41), load(21, 40, 41)])).toBe(3)
  expect(nextPage([load(1, 20, 41), load(21, 40, 41), load(41, 41, 41)])).toBeUndefined()
  expect(nextPage([load(1, 0, 0)])).toBeUndefined()
})

test('rows that moved up because others were deleted are not skipped', () => {
  // Three of forty were deleted: the rows after the thirty-seventh now begin on page two.
  const loads = [load(4, 20, 57), load(21, 40, 57)]
  expect(nextPage(loads)).toBe(2)
  expect(rowsOf([...loads, load(24, 43, 57)])).toHaveLength(40)
})

test('rows that moved down because others came in are shown once, and the end is an end', () => {
  const loads = [load(1, 20, 41), load(20, 39, 41), load(40, 40, 41)]
  expect(rowsOf(loads)).toHaveLength(40)
  expect(nextPage(loads)).toBe(3)
  expect(nextPage([...loads, load(40, 40, 41)])).toBeUndefined()
})
