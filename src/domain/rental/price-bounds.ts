// The highest price; more is a typing error. The database enforces the same (migration 0018). A file of their own,
// because schemas know them where no price is counted.

/** One price of a car, in whole XAF. */
export const highestPrice = 100_000_000

/** Percent that a supplier may add. */
export const highestMarkup = 100

/** What one booking may cost, in whole XAF; a search may show more. Below what a database's `int` holds. */
export const highestTotal = 2_000_000_000
