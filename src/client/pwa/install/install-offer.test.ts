import { beforeEach, expect, test } from 'vitest'
import { day, hour, minute } from '#domain/rental/period.ts'
import {
  countVisit,
  isOfferDue,
  mayOffer,
  nextVisit,
  offerLater,
  readLater,
  readVisits,
} from './install-offer.ts'

const now = Date.UTC(2027, 2, 1)
beforeEach(() => localStorage.clear())

test('a page opened again soon belongs to the same visit', () => {
  const first = nextVisit(null, now)
  expect(nextVisit(first, now + 29 * minute)).toEqual({ count: 1, at: now + 29 * minute })
  expect(nextVisit(first, now + hour).count).toBe(2)
})

test.each([
  [{ visits: 1, searches: 3, laterAt: null }, false],
  [{ visits: 2, searches: 0, laterAt: null }, false],
  [{ visits: 2, searches: 1, laterAt: null }, true],
  [{ visits: 9, searches: 5, laterAt: now - 89 * day }, false],
  [{ visits: 9, searches: 5, laterAt: now - 90 * day }, true],
])('%o: offered %s', (known, due) => {
  expect(isOfferDue(known, now)).toBe(due)
})

test('stored values are read again, and invalid ones ignored', () => {
  expect([readVisits(), readLater()]).toEqual([null, null])
  countVisit(now)
  countVisit(now + 2 * hour)
  offerLater(now)
  expect(readVisits()).toEqual({ count: 2, at: now + 2 * hour })
  expect(mayOffer(readLater(), now + day)).toBe(false)
  localStorage.setItem('wouri-visits', 'many times')
  localStorage.setItem('wouri-install-later', 'never')
  expect([readVisits(), readLater()]).toEqual([null, null])
})
