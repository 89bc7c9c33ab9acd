// Text as it comes by paste: from a chat, a document, a spreadsheet, the contacts of a phone.

/**
 * Not seen and of no meaning: soft hyphens, zero widths, byte order marks, and what contacts put around a name to keep its
 * direction. Overrides of a direction are none of them: they make a text lie, and whoever takes text refuses them.
 */
const unseen = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A\u202C\u2060-\u2066\u2068\u2069\uFEFF]/g

/** Returns the text without marks that nobody sees. */
export function withoutUnseen(text: string): string {
  return text.replace(unseen, '')
}

/**
 * One line as an ordinary keyboard has it: ASCII for full width, one kind of hyphen and of blank, nothing unseen. For what is
 * compared or counted: numbers, addresses, searches.
 */
export function typedLine(pasted: string): string {
  return pasted
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}

/** A name on one line: what two cells or two lines hold is joined by a blank, and its letters stay as they are written. */
export function joinedName(pasted: string): string {
  return withoutUnseen(pasted)
    .normalize('NFC')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => wide.normalize('NFKC'))
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
}

/** True for what can be called: a letter or a digit is in it. */
export function isName(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(text)
}
