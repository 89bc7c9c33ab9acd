// The package brings no types; these are of what is used here.

declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff2'
    /** Tags of OpenType; all others are dropped. */
    keepFeatures?: string[]
    noHinting?: boolean
    variationAxes?: Record<string, { min: number; max: number }>
    /** Only a change of format; the characters must be none. */
    keepAllGlyphs?: boolean
  }

  /** Takes a font and the characters to keep; those it has no glyph for are passed over. */
  export default function subsetFont(font: Buffer, characters: string, options: Options): Promise<Buffer>
}
