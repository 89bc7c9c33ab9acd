import { expect, test } from 'vitest'
import { day, hour } from '../rental/period.ts'
import { mayRepeatWeekly, occurrences } from './entry.ts'

const from = Date.UTC(2026, 2, 2, 9)

test('a block that does not repeat is itself', () => {
  expect(occurrences({ from, to: from + hour }, false)).toEqual([{ from, to: from + hour }])
})

test('a weekly block begins on the same weekday for twelve months, and not after', () => {
  const all = occurrences({ from, to: from + 2 * hour }, true)
  expect(all).toHaveLength(53)
  expect(all[1]).toEqual({ from: from + 7 * day, to: from + 7 * day + 2 * hour })
  expect(all.at(-1)!.from).toBeLessThan(from + 365 * day)
})

test('a weekly block lasts a week at most', () => {
  expect(mayRepeatWeekly({ from, to: from + 7 * day })).toBe(true)
  expect(mayRepeatWeekly({ from, to: from + 7 * day + 1 })).toBe(false)
})
