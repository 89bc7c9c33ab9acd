// Stars that add up to the rating a car of the world is meant to have.

import { reviewChips, tidyChips, type ReviewChip, type Stars } from '#domain/review/review.ts'
import type { Draw } from '#server/demonstration/seed/world/deterministic.ts'

const asStars = (value: number): Stars => Math.min(5, Math.max(1, Math.round(value))) as Stars

/** So many stars that their mean is the rating, some a little better and some worse. */
export function starsFor(rating: number, many: number, draw: Draw): Stars[] {
  const total = Math.round(rating * many)
  const stars = Array.from({ length: many }, (_, index) => Math.floor((total + index) / many))
  for (let turn = 0; turn < many; turn++) {
    const [up, down] = [draw.whole(0, many - 1), draw.whole(0, many - 1)]
    if (up === down || stars[up]! >= 5 || stars[down]! <= 2) continue
    stars[up]! += 1
    stars[down]! -= 1
  }
  return stars.map(asStars)
}

/** One person's stars for the agency: mostly those of the car, drawn towards what the agency is like. */
export const supplierStars = (car: Stars, agency: number, draw: Draw): Stars =>
  asStars((car + 2 * agency) / 3 + (draw.next() - 0.5) * 1.2)

const [goodChips, badChips] = [0, 1].map((side) => reviewChips.filter((_, index) => index % 2 === side))

/** What is ticked: good things by those who liked it, bad ones by those who did not. */
export function chipsFor(stars: Stars, draw: Draw): ReviewChip[] {
  const from = stars > 3 ? goodChips! : badChips!
  const share = stars === 3 ? 0.3 : 0.45
  return tidyChips(from.filter(() => draw.chance(share)))!
}
