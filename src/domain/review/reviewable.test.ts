import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour } from '../rental/period.ts'
import { firstName, oppositeOf, reviewChips, tidyChips } from './review.ts'
import { isOwnCar, mayChangeAnswer, reviewRefusal, reviewableUntil, type ReviewedTrip } from './reviewable.ts'

const to = Date.parse('2026-11-20T09:00:00Z')
const trip: ReviewedTrip = { status: 'paid', to, returnedAt: to - hour, isNoShow: false, writtenAt: null }
const unnoted: ReviewedTrip = { ...trip, returnedAt: null }

test.each([
  ['as soon as the car is back', trip, to - hour, null],
  ['not before', { ...unnoted }, to - hour, 'review-too-early'],
  ['a car that nobody noted: not within a day', unnoted, to + day - 1, 'review-too-early'],
  ['a car that nobody noted: after a day', unnoted, to + day, null],
  ['on the last instant of thirty days', trip, to - hour + 30 * day, null],
  ['not after them', trip, to - hour + 30 * day + 1, 'review-too-late'],
  ['never for a no-show', { ...unnoted, isNoShow: true }, to + 2 * day, 'review-without-trip'],
  ['never for a cancelled booking', { ...unnoted, status: 'cancelled' }, to - 5 * day, 'review-without-trip'],
  [
    'never for one that nobody confirmed',
    { ...unnoted, status: 'pending' },
    to + 2 * day,
    'review-without-trip',
  ],
  ['for one that came back unconfirmed', { ...trip, status: 'pending' }, to, null],
  ['changed for seven days', { ...trip, writtenAt: to + day }, to + 8 * day, null],
  ['not after them', { ...trip, writtenAt: to + day }, to + 8 * day + 1, 'review-settled'],
  ['changed beyond the thirty days of the trip', { ...trip, writtenAt: to + 29 * day }, to + 35 * day, null],
] as const)('%s', (_, asked, now, refusal) => {
  expect(reviewRefusal(asked, now)).toBe(refusal)
})

test('whoever may write now may until the end that is shown, and not after it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -40, max: 60 }),
      fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
      fc.boolean(),
      (hours, written, isNoted) => {
        const asked = {
          ...(isNoted ? trip : unnoted),
          writtenAt: written === null ? null : to + day + written * day,
        }
        const until = reviewableUntil(asked)
        const now = to + hours * day
        if (reviewRefusal(asked, now) === null) expect(now).toBeLessThanOrEqual(until)
        expect(reviewRefusal(asked, until)).toBeNull()
        expect(reviewRefusal(asked, until + 1)).not.toBeNull()
      },
    ),
  )
})

test('an answer is changed for seven days', () => {
  expect([
    mayChangeAnswer(null, to),
    mayChangeAnswer(to, to + 7 * day),
    mayChangeAnswer(to, to + 8 * day),
  ]).toEqual([true, true, false])
})

test('who has a seat under another name is known by address or number', () => {
  const seats = [{ email: 'owner@agency.example', phone: '+237629000120' }]
  const driver = { email: 'Owner@agency.example', phone: '+237671234567' }
  expect(isOwnCar(driver, seats)).toBe(true)
  expect(isOwnCar({ email: 'a@b.example', phone: '629 00 01 20' }, seats)).toBe(true)
  expect(isOwnCar({ email: 'a@b.example', phone: '+237671234567' }, seats)).toBe(false)
  expect(isOwnCar({ email: '', phone: '' }, [{ email: '', phone: null }])).toBe(false)
})

test('chips are said once, and never both of a pair', () => {
  for (const chip of reviewChips) {
    expect(oppositeOf(oppositeOf(chip))).toBe(chip)
    expect(tidyChips([chip, oppositeOf(chip)])).toBeNull()
  }
  expect(tidyChips(['late', 'clean', 'late'])).toEqual(['clean', 'late'])
  expect(firstName('  Amina Ngassa ')).toBe('Amina')
})
