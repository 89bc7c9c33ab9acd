// What a review holds (rule 23).

export const allStars = [1, 2, 3, 4, 5] as const
export type Stars = (typeof allStars)[number]

/** What was good or not, in pairs: a review has one of a pair at most. */
export const chipPairs = [
  ['clean', 'dirty'],
  ['onTime', 'late'],
  ['asPictured', 'notAsPictured'],
  ['fairReturn', 'unfairReturn'],
] as const
export type ReviewChip = (typeof chipPairs)[number][number]
export const reviewChips: readonly ReviewChip[] = chipPairs.flat()

/** Longer than most write, short enough to be read on a phone. */
export const longestReview = 600

/** So many are shown at first, and with each "more". */
export const reviewsPageSize = 5

/** A text is on the site, waits for an admin, or was hidden by one. Its stars count in all three. */
export const textStates = ['shown', 'waiting', 'hidden'] as const
export type TextState = (typeof textStates)[number]

/** Why a text waits: what was found in it, or that its supplier reported it. */
export const waitingReasons = ['phone', 'link', 'address', 'card', 'reported'] as const
export type WaitingReason = (typeof waitingReasons)[number]

/** So many reviews of one supplier with the same extreme stars, of bookings without a payment, within a day of each other. */
export const burst = { reviews: 5, stars: [1, 5] } as const

/** Chips without repeats, in their order. Null where both of a pair are among them. */
export function tidyChips(chips: readonly ReviewChip[]): ReviewChip[] | null {
  const chosen = new Set(chips)
  if (chipPairs.some(([good, bad]) => chosen.has(good) && chosen.has(bad))) return null
  return reviewChips.filter((chip) => chosen.has(chip))
}

/** The other one of a pair. */
export function oppositeOf(chip: ReviewChip): ReviewChip {
  const pair = chipPairs.find((each) => (each as readonly ReviewChip[]).includes(chip))!
  return pair[0] === chip ? pair[1] : pair[0]
}

/** What others read of who wrote it. */
export function firstName(fullName: string): string {
  return fullName.trim().split(/\s+/)[0]!.slice(0, 40)
}
