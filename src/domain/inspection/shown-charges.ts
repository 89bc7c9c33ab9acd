// The charges of a return as people read them (rule 22.10).

import type { ChargeState } from './applied-charge.ts'

export const shownChargeStates = ['open', 'paid', 'contested', 'struck'] as const
export type ShownChargeState = (typeof shownChargeStates)[number]

type Standing = { amount: number; retained: number; state: ChargeState }

/**
 * The lines as people read them, `due` being whole XAF that the booking still costs: money on a booking pays the rental first and
 * then the lines from the oldest, so what is due is of the newest. `open` is what is due of each.
 */
export function shownCharges<L extends Standing>(
  lines: readonly L[],
  due: number,
): (L & { shown: ShownChargeState; open: number })[] {
  let left = Math.max(0, due)
  return lines
    .toReversed()
    .map((line) => {
      if (line.state === 'struck') return { ...line, shown: 'struck' as const, open: 0 }
      if (line.state === 'refused') return { ...line, shown: 'contested' as const, open: 0 }
      const open = Math.min(left, Math.max(0, line.amount - line.retained))
      left -= open
      return { ...line, shown: open > 0 ? ('open' as const) : ('paid' as const), open }
    })
    .toReversed()
}
