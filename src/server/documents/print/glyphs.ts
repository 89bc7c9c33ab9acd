// Which characters a font can draw, read from its table of characters (cmap, format 4).

export type Glyphs = (code: number) => boolean

/** Of a table's record in the directory of a font: tag, checksum, offset, length. */
const recordBytes = 16

/** Takes a TrueType file. Characters beyond the first plane are in none of ours. */
export function glyphsOf(font: Buffer): Glyphs {
  const records = Array.from({ length: font.readUInt16BE(4) }, (_, at) => 12 + recordBytes * at)
  const record = records.find((at) => font.toString('latin1', at, at + 4) === 'cmap')!
  const cmap = font.readUInt32BE(record + 8)
  const subtables = Array.from(
    { length: font.readUInt16BE(cmap + 2) },
    (_, at) => cmap + font.readUInt32BE(cmap + 8 + 8 * at),
  )
  const subtable = subtables.find((at) => font.readUInt16BE(at) === 4)!
  const count = font.readUInt16BE(subtable + 6) / 2
  const [ends, starts, deltas, ranges] = [0, 1, 2, 3].map((at) => {
    // A word of padding follows the ends.
    return subtable + 14 + 2 * count * at + (at === 0 ? 0 : 2)
  }) as [number, number, number, number]
  return (code) => {
    if (code > 0xff_ff) return false
    const at = Array.from({ length: count }, (_, segment) => 2 * segment).find(
      (segment) => font.readUInt16BE(ends + segment) >= code,
    )
    if (at === undefined || font.readUInt16BE(starts + at) > code) return false
    const range = font.readUInt16BE(ranges + at)
    const delta = font.readUInt16BE(deltas + at)
    if (range === 0) return ((code + delta) & 0xff_ff) !== 0
    return font.readUInt16BE(ranges + at + range + 2 * (code - font.readUInt16BE(starts + at))) !== 0
  }
}
