// What reviews add up to (rule 23): the rating that is shown, and how far up a car is recommended.

/** Stars of the reviews that count, added up, and how many they are. */
export type StarSum = { stars: number; reviews: number }

/** Of fewer reviews there is no rating: one person's day would be the car's name. */
export const fewestReviews = 3

/** A site without a review expects this of its cars: seven stars in two reviews. */
const expected: StarSum = { stars: 7, reviews: 2 }

/** A rating is drawn towards the site's mean as by so many reviews: two good ones do not pass two hundred. */
const meanWeight = 10

/** The mean to one decimal, rounded half up; null for fewer than three reviews. */
export function ratingOf({ stars, reviews }: StarSum): number | null {
  return reviews < fewestReviews ? null : Math.round((10 * stars) / reviews) / 10
}

/** What the site expects of a car that nobody knows: the mean of all its reviews. */
export const siteMean = (site: StarSum): StarSum => (site.reviews > 0 ? site : expected)

/**
 * How far up a car is recommended, to a tenth, so that near equals go by their total. Without a rating it is the site's mean.
 * Whole numbers until the one division: a search sorts by the same in SQL.
 */
export function recommendation(car: StarSum, site: StarSum): number {
  const mean = siteMean(site)
  const { stars, reviews } = car.reviews < fewestReviews ? { stars: 0, reviews: 0 } : car
  const weighed = stars * mean.reviews + meanWeight * mean.stars
  return Math.round((10 * weighed) / (mean.reviews * (reviews + meanWeight))) / 10
}
