// What a change of price means for whoever pays: more, less, or money back.

type Money = { total: number; paid: number }

/** Whole XAF. `lessAtCounter` and `back` together are how much cheaper it becomes: what is not paid yet goes first. */
type PriceStep = { more: number; lessAtCounter: number; back: number }

/** `difference` is the new total less the booking's, in whole XAF. */
export function priceStep({ total, paid }: Money, difference: number): PriceStep {
  if (difference >= 0) return { more: difference, lessAtCounter: 0, back: 0 }
  const due = Math.max(0, total - paid)
  const lessAtCounter = Math.min(-difference, due)
  return { more: 0, lessAtCounter, back: -difference - lessAtCounter }
}
