// Words of places, and how near one that was typed comes to one that is known.

import { typedLine } from '../text/pasted.ts'
import { plain } from '../text/plain.ts'

/** In small letters without accents and marks. An apostrophe is inside a name (`N'Gaoundéré`), or ends an article. */
export function wordsOf(text: string): string[] {
  return plain(typedLine(text))
    .replace(/(?<![\p{L}\p{N}])[dl]['’]/gu, ' ')
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** As it is heard, so that `dwala` and `bonamoussadi` with one s are what they mean. */
function sound(word: string): string {
  return word
    .replace(/eau/g, 'o')
    .replace(/ph/g, 'f')
    .replace(/ou|w/g, 'u')
    .replace(/[cq]/g, 'k')
    .replace(/[yj]/g, 'i')
    .replace(/z/g, 's')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
}

/** Letters to add, leave out, change or swap with the next one (optimal string alignment). */
function difference(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let i = 1; i <= one.length; i++) {
    const row = [i]
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1]
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        least = Math.min(least, before[j - 2]! + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[other.length]!
}

/** How many letters may be wrong: in a short word none, or it would be another one. */
const mostWrong = (length: number) => (length >= 8 ? 2 : length >= 4 ? 1 : 0)

/** True for a word with a wrong letter, or the beginning of one. */
export function isNearly(typed: string, known: string): boolean {
  if (typed.length < 4) return false
  const [heard, said] = [sound(typed), sound(known)]
  const most = Math.max(mostWrong(heard.length), heard === said ? 1 : 0)
  if (difference(heard, said) <= most) return true
  return (
    heard.length >= 5 && said.length > heard.length && difference(heard, said.slice(0, heard.length)) <= 1
  )
}

/** From 0 to 1: how many pairs of letters two words share (Dice). */
export function likeness(one: string, other: string): number {
  const pairsOf = (word: string) => Array.from({ length: word.length - 1 }, (_, at) => word.slice(at, at + 2))
  const pairs = new Set(pairsOf(one))
  const others = pairsOf(other)
  const shared = others.filter((pair) => pairs.has(pair)).length
  return (2 * shared) / Math.max(1, pairs.size + others.length)
}
