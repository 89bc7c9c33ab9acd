// The search filters of rule 14: their values, and which car each one lets through.

export const ratingFilters = [1, 2, 3, 4] as const
/** `5+` means more than five: five has a filter of its own. */
export const seatFilters = ['2', '4', '5', '5+'] as const
/** Four doors or more, five seats or more. */
export const specFilters = ['airConditioning', 'fourDoors', 'fiveSeats'] as const
/** At most this security deposit, in XAF; shown in the chosen currency. */
export const depositThresholds = [50_000, 100_000, 150_000] as const

export type SeatFilter = (typeof seatFilters)[number]
export type SpecFilter = (typeof specFilters)[number]

export const sorts = ['recommended', 'total', 'rating', 'deposit'] as const
export type Sort = (typeof sorts)[number]
export const defaultSort: Sort = 'recommended'

/** As many candidates are counted to the last; of more a search says that there are at least so many (rule 6). */
export const mostCounted = 10_000
