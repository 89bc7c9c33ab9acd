import type { Failure } from '#domain/failure.ts'

/** Whole XAF from what somebody typed, with any grouping (`46 200`, `46,200`, `46.200`); null when it is no amount. */
export function readAmount(text: string): number | null {
  const trimmed = text.trim()
  if (!/^\d{1,3}(?:[\s.,' ]?\d{3})*$/.test(trimmed) && !/^\d+$/.test(trimmed)) return null
  const amount = Number(trimmed.replace(/\D/g, ''))
  return Number.isSafeInteger(amount) ? amount : null
}

/** What is wrong with an amount of at least one franc and at most `most`, as it was typed and read; null when nothing is. */
export function amountProblem(text: string, amount: number | null, most: number): Failure | null {
  if (text.trim() === '' || amount === 0) return 'required'
  if (amount === null) return 'invalid-input'
  return amount > most ? 'more-than-due' : null
}
