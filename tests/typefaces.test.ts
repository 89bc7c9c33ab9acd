// The build keeps of the typefaces what the site writes with: nothing of it may be missing.

import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { languages } from '#domain/language.ts'
import { currencies } from '#domain/money/currencies.ts'
import { formatMoney } from '#domain/money/money.ts'
import { datesIn } from '#client/i18n/dates.ts'
import { charactersOf } from '../src/build/strip-fonts.ts'
import { glyphsOf } from './support/glyphs.ts'

const root = resolve(import.meta.dirname, '..')
const output = join(root, 'dist/client')

/** Left to the system on purpose. */
const systems: Record<string, string> = {
  '\u2318': 'a key of keyboards by Apple, named on the map, and known to their own fonts alone',
}
/** No font of ours has them: a browser makes them of the usual space, in the widths that Unicode gives. */
const madeOfASpace = '\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200A\u202F'

const faces = [
  ['Hanken Grotesk', /^hanken-grotesk-/],
  ['Instrument Serif', /^instrument-serif-/],
] as const

const glyphs = new Map<string, Set<string>>()
let rules: string[]

beforeAll(async () => {
  const assets = join(output, 'assets')
  const names = readdirSync(assets)
  for (const [face, file] of faces) {
    const name = names.find((each) => file.test(each))
    if (name === undefined) throw new Error(`There is no build with ${face}: run npm run build first.`)
    glyphs.set(face, await glyphsOf(join(assets, name)))
  }
  const sheets = names
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(assets, name), 'utf8'))
  rules = sheets.flatMap((sheet) => sheet.match(/@font-face\{[^}]*\.woff2[^}]*\}/g) ?? [])
})

const ruleOf = (face: string) => rules.find((rule) => rule.includes(face))!
const missing = (face: string, text: string) =>
  [...new Set(text)].filter(
    (each) =>
      each !== '\n' && !(each in systems) && !madeOfASpace.includes(each) && !glyphs.get(face)!.has(each),
  )

const read = (folder: string, ending: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(root, folder, name), 'utf8'))
    .join('\n')

/** Sentences of the catalogs in three languages, without the comments between them. */
const sentences = () =>
  read('locales', '.po')
    .split('\n')
    .filter((line) => /^(?:msg|")/.test(line))
    .join('\n')

/** A year of days, and what is said of a time that is near. */
function times(): string {
  const now = Date.UTC(2026, 11, 20, 9)
  const day = 86_400_000
  return languages
    .map((language) => datesIn(language, null, () => now))
    .flatMap(({ dateTime, range, relative }) =>
      Array.from({ length: 366 }, (_, at) => now - at * day).flatMap((then) => [
        dateTime(then),
        range(then, then + 3 * day),
        ...[then, now + (now - then), now - (now - then) / 400].map(relative),
      ]),
    )
    .join('\n')
}

const amounts = () =>
  languages
    .flatMap((language) =>
      [...currencies, 'GBP'].flatMap((code) =>
        [1234567.5, -3].map((amount) => formatMoney(amount, code, language)),
      ),
    )
    .join('\n')

describe.each(faces)('%s', (face) => {
  test.each([
    ['the sentences of every language', sentences],
    ['the names of the demonstration world', () => read('src/server/demonstration/seed/world', '.ts')],
    ['dates and times in every language', times],
    ['amounts in every currency', amounts],
  ])('has a glyph for %s', (_, text) => {
    expect(text().length).toBeGreaterThan(100)
    expect(missing(face, text())).toEqual([])
  })

  test('is asked for what it has, and for nothing else', () => {
    const range = charactersOf(/unicode-range:([^;}]+)/.exec(ruleOf(face))![1]!)
    expect(missing(face, range)).toEqual([])
    expect([...glyphs.get(face)!].filter((each) => !range.includes(each))).toEqual([])
  })
})

test('every weight that a style asks for lies in what is kept of the sans', () => {
  const [least, most] = /font-weight:(\d+) (\d+)/.exec(ruleOf('Hanken Grotesk'))!.slice(1).map(Number)
  const weights = [...read('src/client', '.css.ts').matchAll(/fontWeight: '?(\d+)'?[,\s}]/g)].map(
    ([, weight]) => Number(weight),
  )
  expect(weights.length).toBeGreaterThan(50)
  expect(weights.filter((weight) => weight < least! || weight > most!)).toEqual([])
})
