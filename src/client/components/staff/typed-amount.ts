import type { Failure } from '#domain/failure.ts'
import { typedLine } from '#domain/text/pasted.ts'

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

/** What is wrong with an amount of at least one franc and at most `most`, as it was typed and read; null when nothing is. */
export function amountProblem(text: string, amount: number | null, most: number): Failure | null {
  if (text.trim() === '' || amount === 0) return 'required'
  if (amount === null) return 'invalid-input'
  return amount > most ? 'more-than-due' : null
}
