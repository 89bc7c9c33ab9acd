import type { Failure } from '#domain/failure.ts'

export { readAmount } from '#domain/money/typed-amount.ts'

/** What is wrong with an amount of at least one franc and at most `most`, as it was typed and read; null when nothing is. */
export function amountProblem(text: string, amount: number | null, most: number): Failure | null {
  if (text.trim() === '' || amount === 0) return 'required'
  if (amount === null) return 'invalid-input'
  return amount > most ? 'more-than-due' : null
}
