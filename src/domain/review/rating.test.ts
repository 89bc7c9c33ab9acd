import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fewestReviews, ratingOf, recommendation, siteMean } from './rating.ts'

test.each([
  [{ stars: 0, reviews: 0 }, null],
  [{ stars: 10, reviews: 2 }, null],
  [{ stars: 15, reviews: 3 }, 5],
  [{ stars: 13, reviews: 3 }, 4.3],
  [{ stars: 89, reviews: 20 }, 4.5],
  [{ stars: 79, reviews: 20 }, 4],
])('%j is %s', (sum, rating) => {
  expect(ratingOf(sum)).toBe(rating)
})

const sum = (fewest: number) =>
  fc
    .integer({ min: fewest, max: 5_000 })
    .chain((reviews) => fc.integer({ min: reviews, max: 5 * reviews }).map((stars) => ({ stars, reviews })))

test('a rating is between one and five, and one more review moves it towards its stars', () => {
  fc.assert(
    fc.property(sum(fewestReviews), fc.integer({ min: 1, max: 5 }), (car, stars) => {
      const before = ratingOf(car)!
      const after = ratingOf({ stars: car.stars + stars, reviews: car.reviews + 1 })!
      expect(before).toBeGreaterThanOrEqual(1)
      expect(before).toBeLessThanOrEqual(5)
      if (stars >= car.stars / car.reviews) expect(after).toBeGreaterThanOrEqual(before)
      else expect(after).toBeLessThanOrEqual(before)
    }),
  )
})

test('what is recommended lies between the rating and the mean of the site', () => {
  fc.assert(
    fc.property(sum(0), sum(0), (car, site) => {
      const mean = siteMean(site)
      const middle = mean.stars / mean.reviews
      const own = car.reviews < fewestReviews ? middle : car.stars / car.reviews
      const [low, high] = [Math.min(middle, own) - 0.06, Math.max(middle, own) + 0.06]
      expect(recommendation(car, site)).toBeGreaterThanOrEqual(low)
      expect(recommendation(car, site)).toBeLessThanOrEqual(high)
    }),
  )
})

test('three good reviews do not pass two hundred nearly as good; a car that is new stands at the mean', () => {
  const site = { stars: 4_000, reviews: 1_000 }
  expect(recommendation({ stars: 15, reviews: 3 }, site)).toBeLessThan(
    recommendation({ stars: 960, reviews: 200 }, site),
  )
  expect(recommendation({ stars: 10, reviews: 2 }, site)).toBe(4)
  expect(recommendation({ stars: 0, reviews: 0 }, { stars: 0, reviews: 0 })).toBe(3.5)
})
