import { expect, test } from 'vitest'
import { day, hour } from '../rental/period.ts'
import { answerUntil, mayPhotograph, photographedEnd } from './driver-half.ts'

const from = 100 * day

test.each([
  ['a day before the pick-up', { from, handedOverAt: null, returnedAt: null }, from - day, true],
  ['earlier', { from, handedOverAt: null, returnedAt: null }, from - day - 1, false],
  [
    'earlier, once the keys are out',
    { from, handedOverAt: from - 2 * day, returnedAt: null },
    from - 2 * day,
    true,
  ],
  [
    '48 hours after the return',
    { from, handedOverAt: from, returnedAt: from + day },
    from + day + 48 * hour,
    true,
  ],
  ['later', { from, handedOverAt: from, returnedAt: from + day }, from + day + 48 * hour + 1, false],
] as const)('a driver photographs the car: %s', (_, keys, now, may) => {
  expect(mayPhotograph(keys, now)).toBe(may)
})

test('a return is answered for 48 hours, and not before it', () => {
  expect([answerUntil(null), answerUntil(from)]).toEqual([null, from + 48 * hour])
})

test.each([
  ['before the keys leave', { isHandedOver: false, isReturned: false }, -1, 'out'],
  ['before the keys leave, late in the trip', { isHandedOver: false, isReturned: false }, 0, 'out'],
  ['while the car is out', { isHandedOver: true, isReturned: false }, -12 * hour - 1, 'out'],
  ['twelve hours before the agreed end', { isHandedOver: true, isReturned: false }, -12 * hour, 'back'],
  ['after an early return', { isHandedOver: true, isReturned: true }, -2 * day, 'back'],
] as const)('a picture is of that end of the trip: %s', (_, keys, after, end) => {
  expect(photographedEnd({ to: from, ...keys }, from + after)).toBe(end)
})
