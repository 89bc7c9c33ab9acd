// Phone numbers of the test mode: its last digit says how its owner and operator behave. Real numbers are never asked.

import { hour, minute, type Instant } from '../rental/period.ts'
import type { NoMoneyReason } from './mobile-money.ts'

/** By the last digit. */
export const sandboxPhoneOutcomes = [
  'paid',
  'refused',
  'no-money',
  'wrong-pin',
  'limit',
  'operator-away',
  'never-answers',
  'answers-late',
  'pays-less',
  'paid',
] as const
export type SandboxPhoneOutcome = (typeof sandboxPhoneOutcomes)[number]

export function sandboxOutcomeOf(phone: string): SandboxPhoneOutcome {
  return sandboxPhoneOutcomes[Number(phone.at(-1))] ?? 'paid'
}

/** For how long a prompt stays on a phone. */
export const promptLife = 10 * minute

/** How long the owner of a test phone takes to type the PIN. */
const typing = 8000

/** When the operator answers a prompt of now: `answers-late` only after every hold of a car is over. */
export function sandboxAnswerAt(outcome: SandboxPhoneOutcome, now: Instant): Instant {
  if (outcome === 'never-answers') return now + promptLife
  return now + (outcome === 'answers-late' ? hour : typing)
}

/** Why the answer is no money; null when it is money. */
export function sandboxReason(outcome: SandboxPhoneOutcome): NoMoneyReason | null {
  if (outcome === 'never-answers') return 'expired'
  return outcome === 'paid' || outcome === 'answers-late' || outcome === 'pays-less' ? null : outcome
}
