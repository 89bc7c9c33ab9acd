// What one cell of a table of cars says, in the words of any of the three languages.

import { languages, type Language, type Translated } from '../../language.ts'
import { placeNamed } from '../../location/place-named.ts'
import { readAmount } from '../../money/typed-amount.ts'
import { isExtra, type CarHeading } from './car-headings.ts'
import * as words from './car-words.ts'
import { wordKey } from './find-columns.ts'

export type TablePlace = { id: string; name: Translated; aliases?: readonly string[] }

export type CellProblem = 'not-a-word' | 'not-a-number' | 'unknown-place'

/** `allowed` are the words that the column takes. */
export type ReadCell = { value: unknown } | { problem: CellProblem; wrong: string; allowed?: string[] }

type Words = Readonly<Record<string, Translated>>

/** The word's own name, where the list has one. */
function named(list: Words, text: string): string | undefined {
  const key = wordKey(text)
  return Object.keys(list).find((name) =>
    languages.some((language) => wordKey(list[name]![language]) === key),
  )
}

const allowedOf = (list: Words, language: Language) => Object.values(list).map((word) => word[language])

function oneOf(list: Words, text: string, language: Language): ReadCell {
  const value = named(list, text)
  return value === undefined
    ? { problem: 'not-a-word', wrong: text, allowed: allowedOf(list, language) }
    : { value }
}

function numberOf(text: string): ReadCell {
  // A spreadsheet writes a whole number as 5,0 too; a sign in front is left to the bounds of the column.
  const plainText = text.replace(/^(-?\d+)[.,]0$/, '$1')
  const value = /^-\d+$/.test(plainText) ? Number(plainText) : readAmount(plainText)
  return value === null ? { problem: 'not-a-number', wrong: text } : { value }
}

/** A number, or one of the words that stand for one. */
function numberOr(list: Words, values: Readonly<Record<string, number>>, text: string): ReadCell {
  const word = named(list, text)
  return word === undefined ? numberOf(text) : { value: values[word] }
}

const separators = /[|\n]/

function several(text: string, read: (part: string) => ReadCell): ReadCell {
  const parts = text
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)
  const found = parts.map(read)
  const wrong = found.find((each) => 'problem' in each)
  return wrong ?? { value: found.map((each) => ('value' in each ? each.value : null)) }
}

function placeOf(places: readonly TablePlace[], text: string): ReadCell {
  const found = placeNamed(places, text)
  return found ? { value: found.id } : { problem: 'unknown-place', wrong: text }
}

const lists: Partial<Record<CarHeading, Words>> = {
  state: words.stateWords,
  range: words.rangeWords,
  gearbox: words.gearboxWords,
  fuelType: words.fuelWords,
  fuelPolicy: words.fuelPolicyWords,
}

/**
 * Takes a cell that is not empty, the language of the table for what is told of it, and the places that there are. The value is
 * what the schema of a car takes; bounds and lengths are left to it.
 */
export function readCell(
  heading: CarHeading,
  text: string,
  { language, places }: { language: Language; places: readonly TablePlace[] },
): ReadCell {
  const list = lists[heading]
  if (list) return oneOf(list, text, language)
  if (isExtra(heading)) return numberOr(words.extraPriceWords, { unavailable: -1, included: 0 }, text)
  switch (heading) {
    case 'name':
    case 'plate':
    case 'supplier':
    case 'photos':
      return { value: text }
    case 'airConditioning': {
      const found = oneOf(words.yesNoWords, text, language)
      return 'value' in found ? { value: found.value === 'yes' } : found
    }
    case 'multimedia':
      return several(text, (part) => oneOf(words.multimediaWords, part, language))
    case 'locations':
      return several(text, (part) => placeOf(places, part))
    case 'mileage':
      return numberOr({ unlimited: words.unlimitedWord }, { unlimited: -1 }, text)
    default:
      return numberOf(text)
  }
}
