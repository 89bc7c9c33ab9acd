// The letters of our PDFs. A PDF reader brings fonts for the letters of Western Europe; names have others too.

import { readFile } from 'node:fs/promises'
import { withoutUnseen } from '#domain/text/pasted.ts'
import { glyphsOf, type Glyphs } from './glyphs.ts'

/** Of the files that are embedded with the letters that are used. The reader's own font has no name here. */
export type EmbeddedFont = 'Letters' | 'Ideographs'

const files: Record<EmbeddedFont, URL> = {
  /** Latin of all Cameroon's languages and of Vietnamese, Cyrillic, Greek, Arabic, Hebrew, Armenian, Georgian. */
  Letters: new URL('./fonts/DejaVuSans.ttf', import.meta.url),
  /** Every ideograph of Unicode's first block, since a name may have any of them, and kana. */
  Ideographs: new URL('./fonts/DroidSansFallback.ttf', import.meta.url),
}

/** What the reader's own fonts know (WinAnsi). */
const western = /^[\n\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/

const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** A part of a text in one font; null is the reader's own. */
export type Run = { font: EmbeddedFont | null; text: string }

export type Fonts = {
  /** Each with its bytes, to be embedded. */
  embedded: { name: EmbeddedFont; bytes: Buffer }[]
  /** A word of `text` as it is drawn, in one face with the rest of it. A letter that no font has is left out: it would be a box. */
  runsOf: (word: string, text?: string) => Run[]
  /** A person's name, with `address` beside it where it has letters that no font has. */
  named: (name: string, address: string) => string
}

/** Reads the fonts that the texts need; none for the letters of Western Europe. */
export async function fontsFor(texts: readonly string[]): Promise<Fonts> {
  const foreign = texts.map(printable).filter((text) => !western.test(text))
  const names: EmbeddedFont[] = []
  if (foreign.length > 0) names.push('Letters')
  if (foreign.some((text) => eastern.test(text))) names.push('Ideographs')
  const embedded = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readFile(files[name]) })),
  )
  const drawn = embedded.map(({ name, bytes }) => ({ name, glyphs: glyphsOf(bytes) }))
  const runsOf = (word: string, text = word) =>
    western.test(printable(text)) ? plain(printable(word)) : inRuns(printable(word), drawn)
  return {
    embedded,
    runsOf,
    named(name, address) {
      const written = runsOf(name).map((run) => run.text)
      const lettersOf = (text: string) => text.match(/\p{L}/gu)?.length ?? 0
      const isWhole = lettersOf(written.join('')) === lettersOf(printable(name))
      return isWhole ? name : [written.join('').trim(), address].filter(Boolean).join(' · ')
    },
  }
}

/** Accents on their letters, the usual no-break space, and nothing that is not seen. */
function printable(text: string): string {
  return withoutUnseen(text).normalize('NFC').replaceAll('\u202F', '\u00A0')
}

const plain = (text: string): Run[] => (text === '' ? [] : [{ font: null, text }])

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function inRuns(text: string, fonts: readonly { name: EmbeddedFont; glyphs: Glyphs }[]): Run[] {
  const runs: Run[] = []
  for (const { segment } of graphemes.segment(text)) {
    const found = fonts.find(({ glyphs }) => glyphs(segment.codePointAt(0)!))
    if (!found) continue
    const drawn = [...segment].filter((letter) => found.glyphs(letter.codePointAt(0)!)).join('')
    const last = runs.at(-1)
    if (last?.font === found.name) last.text += drawn
    else runs.push({ font: found.name, text: drawn })
  }
  return runs
}
