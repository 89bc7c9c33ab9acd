import { expect, test } from 'vitest'
import { day, hour, minute } from '../rental/period.ts'
import { sessionEnd } from './session-life.ts'

test.each([
  ['user', false, 0, 12 * hour],
  ['user', false, 11 * hour, 23 * hour],
  ['user', false, 20 * hour, 24 * hour],
  ['user', true, 0, 30 * day],
  ['user', true, 29 * day, 59 * day],
  ['supplier', false, 0, 30 * minute],
  ['admin', false, 7.75 * hour, 8 * hour],
  ['admin', true, day, 31 * day],
] as const)('%s, staying %s, seen after %d ms, is in until %d', (type, stayConnected, seen, end) => {
  const since = 1_000_000
  expect(sessionEnd({ type, stayConnected, since }, since + seen)).toBe(since + end)
})
