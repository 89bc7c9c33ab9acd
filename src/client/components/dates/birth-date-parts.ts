// A birth date that is typed as three numbers. In a form it is one value: the day (`1990-05-17`) once it is whole, what there
// is of it before (`-05-17`), nothing while all three are empty.

import { readBirthDate } from './typed-date.ts'

export type BirthDateParts = { day: string; month: string; year: string }
export type BirthDatePart = keyof BirthDateParts

/** In the order of the screen, with the most digits of each. */
export const partLengths = { day: 2, month: 2, year: 4 } as const satisfies Record<BirthDatePart, number>

const two = (digits: string) => (digits.length === 1 ? `0${digits}` : digits)

export function joinParts({ day, month, year }: BirthDateParts): string {
  return day + month + year === '' ? '' : `${year}-${two(month)}-${two(day)}`
}

export function splitParts(value: string): BirthDateParts {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/** The parts after something was typed or pasted into one of them; a whole date fills all three. */
export function withTyped(parts: BirthDateParts, name: BirthDatePart, text: string): BirthDateParts {
  const whole = readBirthDate(text)
  if (whole !== null) return splitParts(whole)
  return { ...parts, [name]: text.replace(/\D/g, '').slice(0, partLengths[name]) }
}
