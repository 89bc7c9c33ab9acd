// The letters of a receipt. A PDF reader brings fonts for the letters of Western Europe; names have others too.

import { readFile } from 'node:fs/promises'
import { withoutUnseen } from '#domain/text/pasted.ts'

/** Latin of all Cameroon's languages and of Vietnamese, Cyrillic, Greek, Arabic, Hebrew, Armenian, Georgian. */
const fontFile = new URL('./fonts/DejaVuSans.ttf', import.meta.url)

/** What the reader's own fonts know (WinAnsi). */
const western = /^[\n\u0020-\u007E\u00A0-\u00FF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}]/u

/** Returns the font for the texts that need it, to be embedded with the letters that are used; null where none does. */
export async function lettersFor(texts: readonly string[]): Promise<Buffer | null> {
  return texts.every((text) => western.test(printable(text))) ? null : readFile(fontFile)
}

/** True for a text that has to be written with the embedded font. */
export function needsLetters(text: string): boolean {
  return !western.test(text)
}

/** The text as it is drawn: accents on their letters, the usual no-break space, and words from the right in their order. */
export function printable(text: string): string {
  const plain = withoutUnseen(text).normalize('NFC').replaceAll('\u202F', '\u00A0')
  if (!fromRight.test(plain)) return plain
  // Words are drawn one after the other from the left, each in its own direction.
  return plain
    .split('\n')
    .map((line) => line.split(' ').toReversed().join(' '))
    .join('\n')
}
