// Amounts as people type and paste them, in whole XAF.

import type { Language } from '../language.ts'
import { typedLine } from '../text/pasted.ts'
import { formatAmount } from './money.ts'

/** Francs as they are named after an amount, and the cents that they have not: `FCFA`, `,00`. */
const named = / ?(?:f\.?( ?cfa)?|cfa|xaf|francs?( cfa)?)\.?$/i

/**
 * Whole XAF from what somebody typed, with any grouping (`46 200`, `46,200`, `46.200`), with the currency after it, or in
 * thousands (`150k`, `150 mille`); null when it is no amount.
 */
export function readAmount(text: string): number | null {
  const typed = typedLine(text)
    .replace(named, '')
    .replace(/[.,]00$/, '')
  const [, whole, part = ''] = /^(\d+)(?:[.,](\d{1,2}))? ?(?:k|mille|mil|thousand)$/i.exec(typed) ?? []
  if (whole !== undefined) return safe(Number(whole + part.padEnd(3, '0')))
  if (!/^\d{1,3}(?:[ .,']?\d{3})*$/.test(typed) && !/^\d+$/.test(typed)) return null
  return safe(Number(typed.replace(/\D/g, '')))
}

const safe = (amount: number) => (Number.isSafeInteger(amount) ? amount : null)

/** Grouped as the language groups it, `216 000`; what is no amount stays as it is. */
export function groupAmount(text: string, language: Language): string {
  const amount = readAmount(text)
  return amount === null ? text : formatAmount(amount, language)
}

/** A text in a field, and how many of its characters stand before the caret. */
export type TypedText = { text: string; caret: number }

/**
 * What a field of an amount shows while somebody types: digits are grouped, and the caret stays behind the same digit. Whatever
 * is not digits alone stays as it is typed (`2,5k`), until it is left. Deleting a sign between groups deletes the digit beside it.
 */
export function groupWhileTyping(
  before: string,
  { text, caret }: TypedText,
  language: Language,
  isForward = false,
): TypedText {
  const wasGrouped =
    before === '' || (readAmount(before) !== null && before === groupAmount(before, language))
  const isDigits = /^[\d\s,]+$/.test(text) && count(text, ',') <= (before === '' ? 0 : count(before, ','))
  if (!wasGrouped || !isDigits) return { text, caret }
  let digits = text.replaceAll(/\D/g, '')
  let ahead = text.slice(0, caret).replaceAll(/\D/g, '').length
  if (text.length === before.length - 1 && digits === before.replaceAll(/\D/g, '')) {
    if (!isForward) ahead = Math.max(0, ahead - 1)
    digits = digits.slice(0, ahead) + digits.slice(ahead + 1)
  }
  const amount = safe(Number(digits))
  if (digits === '' || amount === null) return { text: digits, caret: ahead }
  // A zero before others goes away, and with it the place of the caret.
  const lost = digits.length - String(amount).length
  const grouped = formatAmount(amount, language)
  return { text: grouped, caret: afterDigits(grouped, Math.max(0, ahead - lost)) }
}

const count = (text: string, sign: string) => text.split(sign).length - 1

/** Where a caret stands behind that many digits. */
function afterDigits(text: string, digits: number): number {
  let caret = 0
  for (let seen = 0; seen < digits; caret++) if (/\d/.test(text[caret]!)) seen++
  return caret
}
