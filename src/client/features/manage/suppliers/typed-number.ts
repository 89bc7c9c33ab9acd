import { readAmount } from '#client/components/staff/typed-amount.ts'

/** Not a number where something else is typed, so that the schema says what is wrong; undefined where nothing is. */
export const numberOf = (text: string): number | undefined => {
  if (text.trim() === '') return undefined
  return text.trim().startsWith('-') ? -(readAmount(text.trim().slice(1)) ?? NaN) : (readAmount(text) ?? NaN)
}
