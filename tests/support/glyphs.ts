// What a font can draw, read from the font itself.

import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'

/** Of a table's record in the directory of a font: tag, checksum, offset, length. */
const recordBytes = 16

/** Returns where each table of an uncompressed font begins. */
function tablesOf(font: Buffer): Map<string, number> {
  const count = font.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, at) => {
      const record = 12 + recordBytes * at
      return [font.toString('latin1', record, record + 4), font.readUInt32BE(record + 8)]
    }),
  )
}

/** The characters of a subtable of format 4, the one that every font has for what is not an emoji. */
function* charactersOf(font: Buffer, subtable: number): Generator<string> {
  const segments = font.readUInt16BE(subtable + 6) / 2
  const ends = subtable + 14
  const starts = ends + 2 * segments + 2
  for (let at = 0; at < segments; at++) {
    const [start, end] = [font.readUInt16BE(starts + 2 * at), font.readUInt16BE(ends + 2 * at)]
    // The last segment closes the table and stands for nothing.
    for (let code = start; code <= end && code !== 0xffff; code++) yield String.fromCodePoint(code)
  }
}

/** Takes a WOFF2 file; returns the characters that it has a glyph for. */
export async function glyphsOf(file: string): Promise<Set<string>> {
  const font = await subsetFont(readFileSync(file), '', { targetFormat: 'sfnt', keepAllGlyphs: true })
  const cmap = tablesOf(font).get('cmap')!
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 8 + 8 * at),
  )
  return new Set(
    subtables.filter((at) => font.readUInt16BE(at) === 4).flatMap((at) => [...charactersOf(font, at)]),
  )
}
