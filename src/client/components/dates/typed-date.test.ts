import { expect, test } from 'vitest'
import { readDay, readTime, writeDay } from './typed-date.ts'

test.each([
  ['21/08/2026', '2026-08-21', null],
  ['1.9.26', '2026-09-01', null],
  ['2026-08-21', '2026-08-21', null],
  ['21/08/2026 09:00', '2026-08-21', '09:00'],
  ['21/08/2026, 9h07', '2026-08-21', '09:05'],
  ['2026-08-21T17:30', '2026-08-21', '17:30'],
])('%s is read as a day', (text, day, time) => {
  expect(readDay(text)).toEqual({ day, time })
})

test.each(['', 'tomorrow', '31/02/2026', '21/13/2026', '21/08/2026 25:00', '2026'])(
  '%s is no day',
  (text) => {
    expect(readDay(text)).toBeNull()
  },
)

test.each([
  ['9', '09:00'],
  ['0905', '09:05'],
  ['17h', '17:00'],
  ['9:04', '09:00'],
])('%s is read as a time, to five minutes', (text, time) => {
  expect(readTime(text)).toBe(time)
})

test('a day is written the way it can be typed back', () => {
  expect(readDay(writeDay('2026-08-21'))).toEqual({ day: '2026-08-21', time: null })
})
