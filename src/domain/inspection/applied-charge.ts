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
