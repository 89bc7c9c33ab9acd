// What staff decide of the charges of a return, as far as it went: on the walk and on the booking's page.

import * as v from 'valibot'
import type { NewCharge } from '#contract/staff/charges.ts'
import { chargeKinds, type ChargeKind } from '#domain/inspection/applied-charge.ts'
import { reckoningOf, type ProposedCharge } from '#domain/inspection/charges.ts'
import { readAmount } from '#domain/money/typed-amount.ts'

export const decisions = ['keep', 'change', 'strike'] as const
export type Decision = (typeof decisions)[number]

const Decided = v.object({
  /** Of the line that it becomes: however often it is sent, it is one. */
  _id: v.string(),
  way: v.picklist(decisions),
  /** As it was typed, of one that is changed. */
  amount: v.string(),
  reason: v.string(),
})
export type Decided = v.InferOutput<typeof Decided>

const Typed = v.object({
  _id: v.string(),
  kind: v.picklist(chargeKinds),
  amount: v.string(),
  reason: v.string(),
})
export type Typed = v.InferOutput<typeof Typed>

export const ChargesDraft = v.object({
  /** By the kind of the proposal; what is not in it is not decided, and not charged. */
  decided: v.record(v.string(), Decided),
  typed: v.array(Typed),
})
export type ChargesDraft = v.InferOutput<typeof ChargesDraft>

export const noCharges: ChargesDraft = { decided: {}, typed: [] }

/** A proposal as a screen shows it. */
export type Proposal = { kind: ChargeKind; amount: number; reckoning: Record<string, number> }

export const readProposals = (proposals: readonly ProposedCharge[]): Proposal[] =>
  proposals.map((proposal) => ({
    kind: proposal.kind,
    amount: proposal.amount,
    reckoning: reckoningOf(proposal),
  }))

type Sum = Pick<Proposal, 'kind' | 'amount'>

/** What is sent: proposals that are kept or changed, and what was typed. A line that lacks something is none. */
export function chargesOf({ decided, typed }: ChargesDraft, proposals: readonly Sum[]): NewCharge[] {
  const kept = proposals.flatMap(({ kind, amount }): NewCharge[] => {
    const { _id, way, ...said } = decided[kind] ?? { _id: '', way: 'strike', amount: '', reason: '' }
    if (way === 'strike') return []
    return way === 'keep' ? [{ _id, kind, amount }] : whole({ _id, kind, ...said })
  })
  return [...kept, ...typed.flatMap(whole)]
}

/** A sum that no rule proposes has a reason. */
function whole({ _id, kind, amount: text, reason }: Typed): NewCharge[] {
  const amount = readAmount(text)
  if (amount === null || amount === 0 || reason.trim() === '') return []
  return [{ _id, kind, amount, reason: reason.trim() }]
}

/** False while a line that is changed or typed lacks its sum or its reason. */
export function isWhole(draft: ChargesDraft, proposals: readonly Sum[]): boolean {
  const asked = proposals.filter(({ kind }) => (draft.decided[kind]?.way ?? 'strike') !== 'strike')
  return chargesOf(draft, proposals).length === asked.length + draft.typed.length
}

/** Whole XAF. */
export const chargedIn = (draft: ChargesDraft, proposals: readonly Sum[]): number =>
  chargesOf(draft, proposals).reduce((sum, { amount }) => sum + amount, 0)

/** What was left in a queue, to be looked at again: sums that were kept count as typed, for the rule may say others now. */
export function draftOf(charges: readonly NewCharge[], proposals: readonly Sum[]): ChargesDraft {
  const isProposed = ({ kind }: NewCharge) => proposals.some((each) => each.kind === kind)
  return {
    decided: Object.fromEntries(
      charges.filter(isProposed).map(({ _id, kind, amount, reason = '' }) => {
        const isSame = proposals.some((each) => each.kind === kind && each.amount === amount)
        return [
          kind,
          { _id, way: isSame && reason === '' ? 'keep' : 'change', amount: String(amount), reason },
        ]
      }),
    ),
    typed: charges
      .filter((charge) => !isProposed(charge))
      .map(({ _id, kind, amount, reason = '' }) => ({ _id, kind, amount: String(amount), reason })),
  }
}
