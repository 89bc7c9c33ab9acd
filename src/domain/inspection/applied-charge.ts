// What was charged at a return, line by line (rule 22.10): what of it stands, is refused, or is due.

export const chargeKinds = ['extraKilometres', 'fuel', 'lateness', 'damage', 'cleaning', 'other'] as const
export type ChargeKind = (typeof chargeKinds)[number]

/** Kinds that a rule proposes stand once on a booking; damages and others as often as there are. */
export const proposedKinds = [
  'extraKilometres',
  'fuel',
  'lateness',
  'cleaning',
] as const satisfies ChargeKind[]

/** Whole XAF. `reverses` names the line that this one strikes; `retained` is what was kept of the deposit for it. */
export type ChargeLine = {
  id: string
  kind: ChargeKind
  amount: number
  reverses: string | null
  isRefused: boolean
  retained: number
}

export const chargeStates = ['due', 'refused', 'struck'] as const
export type ChargeState = (typeof chargeStates)[number]

/** The lines that charge something, in their order, with how each stands. */
export function standingCharges<L extends ChargeLine>(lines: readonly L[]): (L & { state: ChargeState })[] {
  const struck = new Set(lines.map(({ reverses }) => reverses))
  return lines
    .filter(({ reverses }) => reverses === null)
    .map((line) => ({
      ...line,
      state: struck.has(line.id) ? 'struck' : line.isRefused ? 'refused' : 'due',
    }))
}

/** Whole XAF that is due beside the total: a line that was paid out of the deposit is not, and one that is refused waits. */
export function chargedOf(lines: readonly ChargeLine[]): number {
  return standingCharges(lines).reduce(
    (sum, { state, amount, retained }) => (state === 'due' ? sum + Math.max(0, amount - retained) : sum),
    0,
  )
}

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
