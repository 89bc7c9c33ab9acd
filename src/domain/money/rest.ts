// Sums that stand beside each other in a converted currency.

/**
 * A part in whole XAF as it is shown beside the other parts of its total: each is rounded by itself, so this one takes what
 * rounding leaves, and together they are the total that is shown. `inCurrency` converts one amount.
 */
export function restIn(xaf: number, besides: readonly number[], inCurrency: (xaf: number) => number): number {
  const total = besides.reduce((sum, part) => sum + part, xaf)
  const others = besides.reduce((sum, part) => sum + inCurrency(part), 0)
  return Math.round((inCurrency(total) - others) * 100) / 100
}
