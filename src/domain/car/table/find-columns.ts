// Which column of a table holds what of a car, known by its heading in any of the three languages.

import { languages, type Language } from '../../language.ts'
import { plain } from '../../text/plain.ts'
import { carHeadings, type CarHeading } from './car-headings.ts'

/** Without accents, case, the unit in brackets, and whatever else is neither a letter nor a digit. */
export const wordKey = (text: string): string =>
  plain(text.replace(/\([^)]*\)/g, ' '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const all = Object.keys(carHeadings) as CarHeading[]

const headingOf = (key: string, language: Language): CarHeading | undefined =>
  all.find((heading) => wordKey(carHeadings[heading][language]) === key)

export type CarColumns = {
  /** Of the headings; what is wrong is told in it. */
  language: Language
  at: ReadonlyMap<CarHeading, number>
  /** Headings that say nothing about a car, as they are written. */
  ignored: string[]
  /** Headings that stand over two columns. */
  twice: CarHeading[]
}

/**
 * Takes the first row of a table. One word may be two headings, "Places" of a French table are seats: the language that knows
 * most of the row is asked first, then the others.
 */
export function findColumns(row: readonly string[]): CarColumns {
  const keys = row.map(wordKey)
  const known = (language: Language) => keys.filter((key) => headingOf(key, language)).length
  const byKnown = languages.toSorted((one, other) => known(other) - known(one))
  const at = new Map<CarHeading, number>()
  const ignored: string[] = []
  const twice: CarHeading[] = []
  for (const [index, key] of keys.entries()) {
    if (key === '') continue
    const found = byKnown.map((language) => headingOf(key, language)).find(Boolean)
    if (!found) ignored.push(row[index]!.trim())
    else if (at.has(found)) twice.push(found)
    else at.set(found, index)
  }
  return { language: byKnown[0]!, at, ignored, twice }
}
