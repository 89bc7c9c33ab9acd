// Money from a phone: who carries a number, and what follows when the operator has no money for us.

import { noLimits, partsOf, type PartLimits } from './parts.ts'
import { minute, type Instant } from '../rental/period.ts'

/** Who keeps the money of a phone. */
export const operators = ['mtn', 'orange'] as const
export type Operator = (typeof operators)[number]

/** Names, the same in every language. */
export const operatorNames: Record<Operator, string> = { mtn: 'MTN MoMo', orange: 'Orange Money' }

/** Data that the regulator changes: the digits after +237 that each operator was given. */
const prefixes: Record<Operator, readonly string[]> = {
  mtn: ['650', '651', '652', '653', '654', '67', '680', '681', '682', '683'],
  orange: ['640', '655', '656', '657', '658', '659', '686', '687', '688', '689', '69'],
}

/** What the customers of each dial to see what waits for their approval. */
export const operatorDials: Record<Operator, string> = { mtn: '*126#', orange: '#150*50#' }

/** True for a mobile number of Cameroon in its international form (E.164). */
export function isMobileMoneyNumber(phone: string): boolean {
  return /^\+2376\d{8}$/.test(phone)
}

/** Who most likely carries a number in its international form; null when its prefix is nobody's. Numbers move, so the payer may say otherwise. */
export function guessOperator(phone: string): Operator | null {
  const national = phone.replace(/^\+237/, '')
  return (
    operators.find((operator) => prefixes[operator].some((prefix) => national.startsWith(prefix))) ?? null
  )
}

/** Why no money came, in our words: an operator's own text is never shown. */
export const noMoneyReasons = [
  'refused',
  'no-money',
  'wrong-pin',
  'expired',
  'limit',
  'operator-away',
  'paid-less',
] as const
export type NoMoneyReason = (typeof noMoneyReasons)[number]

/** For how long an operator may wait for the PIN, with a minute to tell of it, in milliseconds. */
export const longestPrompt = 11 * minute

/** When a request on a phone ends. */
export function promptEnd(promptedAt: Instant): Instant {
  return promptedAt + longestPrompt
}

/**
 * True when a phone should have answered by now: another way to pay is open from then on. The operator is still asked, and
 * money that comes all the same fills the booking or goes back (rule 4).
 */
export function isOverdue(promptedAt: Instant, now: Instant): boolean {
  return now >= promptEnd(promptedAt)
}

/** What an operator takes of one payment, in whole XAF. */
export type OperatorOffer = { operator: Operator; isAvailable: boolean; min: number; max: number }

/** Why an operator cannot be asked for a sum, also not in parts; null when it can. */
export function whyNotPayable(offer: OperatorOffer, sum: number): 'away' | 'too-little' | 'too-much' | null {
  if (!offer.isAvailable) return 'away'
  if (sum < offer.min) return 'too-little'
  return partsOf(sum, offer) === null ? 'too-much' : null
}

/** The limits of who takes most at a time; those of cards while nobody is available. */
export function widestLimits(offers: readonly OperatorOffer[]): PartLimits {
  const available = offers.filter(({ isAvailable }) => isAvailable)
  return available.toSorted((one, other) => other.max - one.max)[0] ?? noLimits
}

/** For how long limits and availability are taken as they were read, in milliseconds. */
export const offersAge = 5 * minute

const second = 1000

/** When an operator is asked how a prompt stands: 5, 10, 20 and 40 seconds after each other, and then every minute. */
const asks = [5, 15, 35, 75].map((after) => after * second)

/** The next time to ask about a prompt that has no answer yet. It is asked about until there is one. */
export function askPromptAgainAt(promptedAt: Instant, now: Instant): Instant {
  const next = asks.find((after) => promptedAt + after > now)
  return next === undefined ? now + minute : promptedAt + next
}

/** A provider may hear of a prompt later than we ask about it. */
const hearing = 2 * minute

/**
 * Why a prompt brings no money, by what its provider says; null while it may. A provider that does not know it has not lost
 * it before two minutes have passed.
 */
export function refusalOf(
  said: { reason?: NoMoneyReason | null | undefined; isUnknown?: boolean | undefined },
  promptedAt: Instant,
  now: Instant,
): NoMoneyReason | null {
  if (said.isUnknown) return now - promptedAt >= hearing ? 'operator-away' : null
  return said.reason ?? null
}
