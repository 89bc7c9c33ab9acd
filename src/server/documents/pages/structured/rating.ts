// A rating as structured data.

import type { CarOffer } from '#contract/cars/cars.ts'
import { fewestReviews } from '#domain/review/rating.ts'

/** A rating with the number of reviews behind it, which search engines ask for; nothing where none is shown (rule 23.12). */
export function ratingData({ rating, reviews = 0 }: Pick<CarOffer, 'rating' | 'reviews'>): object {
  if (rating === null || reviews < fewestReviews) return {}
  const aggregateRating = {
    '@type': 'AggregateRating',
    ratingValue: rating,
    reviewCount: reviews,
    bestRating: 5,
    worstRating: 1,
  }
  return { aggregateRating }
}
