// The three fields of a card, checked before anything is sent (rule 14). Only the sandbox's own form
// uses them: with a real gateway the fields live in its frame and no number ever reaches this product.

import type { Failure } from '../failure.ts'
import type { Instant } from '../rental/period.ts'
import { dayOf } from '../rental/period.ts'

export type Card = { number: string; expiry: string; code: string }
export type CardProblems = Partial<Record<keyof Card, Failure>>

/** The digits of a number as people type it, with spaces or hyphens between them. */
export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** The Luhn sum (ISO/IEC 7812-1): every second digit from the right is doubled, and the digits add up to a multiple of ten. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const digit = Number(digits[digits.length - 1 - place])
    const counted = place % 2 === 1 ? digit * 2 : digit
    sum += counted > 9 ? counted - 9 : counted
  }
  return sum % 10 === 0
}

/** True for 13 to 19 digits that pass the Luhn sum: what no text field of ours may hold. */
export function isCardNumber(typed: string): boolean {
  const digits = cardDigits(typed)
  return /^\d{13,19}$/.test(digits) && passesLuhn(digits)
}

/** A month as `MM/YY` or `MM/YYYY`; null when it is none. */
export function readExpiry(typed: string): { month: number; year: number } | null {
  const match = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(typed)
  if (!match) return null
  const month = Number(match[1])
  const year = Number(match[2]!.length === 2 ? `20${match[2]}` : match[2])
  return month >= 1 && month <= 12 ? { month, year } : null
}

/** A card is good to the last day of its month, by the calendar of Africa/Douala. */
function isOver({ month, year }: { month: number; year: number }, now: Instant): boolean {
  const [thisYear, thisMonth] = dayOf(now).split('-').map(Number) as [number, number]
  return year < thisYear || (year === thisYear && month < thisMonth)
}

/** What is wrong with a card, by field; empty when nothing is. */
export function cardProblems(card: Card, now: Instant): CardProblems {
  const problems: CardProblems = {}
  if (!isCardNumber(card.number)) problems.number = 'invalid-card-number'
  const expiry = readExpiry(card.expiry)
  if (!expiry || isOver(expiry, now)) problems.expiry = 'invalid-card-expiry'
  // Four digits on the front of some cards, three on the back of the others.
  if (!/^\d{3,4}$/.test(card.code.trim())) problems.code = 'invalid-card-code'
  return problems
}
