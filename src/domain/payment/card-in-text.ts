// Card numbers in free text. We must not receive or store them, so a text that holds one is refused before it is sent.

import { withoutBankAccounts } from './bank-account.ts'
import { passesLuhn } from './card.ts'

/** Digits in groups with blanks, hyphens or dots between them. A new line ends the number. */
const runs = /\d(?:(?:(?![\r\n])[\s\p{Pd}.]){0,3}\d)*/gu

/** `+` or `00` and at most fifteen digits (E.164), a Cameroonian number without its country as people group it, and a French one. */
const phones =
  /(?:\+|(?<!\d)00)\d(?:[ .()-]{0,2}\d){6,14}(?![ .()-]{0,2}\d)|(?:^|\D)[26](?:\d{8}|\d\d(?:[ .-]\d{3}){2}|\d\d(?:[ .-]\d\d){3}|(?:[ .-]\d\d){4})(?!\d)|(?<!\d)0[1-9](?:[ .-]?\d\d){4}(?!\d)/g

/** The first digits and the lengths that the schemes give out: most long numbers that are no cards fall out here. */
const schemes: readonly { first: RegExp; lengths: readonly number[] }[] = [
  // Visa
  { first: /^4/, lengths: [13, 16, 19] },
  // Mastercard
  { first: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  // American Express
  { first: /^3[47]/, lengths: [15] },
  // Diners Club
  { first: /^(?:30[0-5]|3[689])/, lengths: [14] },
  // JCB
  { first: /^35(?:2[89]|[3-8])/, lengths: [16, 17, 18, 19] },
  // Discover, UnionPay
  { first: /^(?:6011|64[4-9]|65|62|81)/, lengths: [16, 17, 18, 19] },
  // Maestro
  { first: /^(?:50[123]8|5[678]|6304|6390|67)/, lengths: [13, 14, 15, 16, 17, 18, 19] },
]

/** True for the digits of a card that a known scheme gives out. */
function isIssued(digits: string): boolean {
  return (
    schemes.some(({ first, lengths }) => lengths.includes(digits.length) && first.test(digits)) &&
    passesLuhn(digits)
  )
}

/**
 * True for digits as a card's are written: one after the other, in fours (the last group being what is left), as two and three
 * digits are said, or as American Express and Diners print them. The numbers of policies and contracts are grouped otherwise.
 */
function isGroupedAsCard(sizes: readonly number[]): boolean {
  const [first = 0, ...others] = sizes
  const ahead = sizes.slice(0, -1)
  return (
    ahead.every((size) => size % 4 === 0) ||
    (first < 4 && ahead.every((size) => size === first) && sizes.at(-1)! <= first) ||
    (first === 4 && others[0] === 6 && others.length === 2) ||
    (first === 6 && others.length === 1)
  )
}

/**
 * True when a text holds a card number, whatever is before and after it. Phone numbers, bank accounts, dates, amounts and our
 * own references are none.
 */
export function holdsCardNumber(text: string): boolean {
  // Digits of full width and blanks of any width become the usual ones, and nothing unseen parts a number.
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  return (withoutBankAccounts(plain).replace(phones, ' x ').match(runs) ?? []).some(runHoldsCard)
}

/** A card begins and ends where a group does: inside a group, a part of a longer number would pass by chance. */
function runHoldsCard(run: string): boolean {
  const groups = run.split(/\D+/)
  return groups.some((_, start) => {
    let digits = ''
    const sizes: number[] = []
    for (const group of groups.slice(start)) {
      digits += group
      sizes.push(group.length)
      if (digits.length > 19) return false
      if (isGroupedAsCard(sizes) && isIssued(digits)) return true
    }
    return false
  })
}
